import { screen } from '@testing-library/react';
import { enUS, zhCN, zhTW } from '../../support/texts.ts';

const closeLabels = [zhCN, zhTW, enUS].map((texts) => texts['notice.close']!);

/** The texts of the notices at the edge of the page. Each notice has a close button. */
export const noticeTexts = (): string[] =>
  closeLabels
    .flatMap((label) => screen.queryAllByLabelText(label))
    .map((button) => button.parentElement?.textContent ?? '');

export const noticeText = (): string => noticeTexts().join('');
