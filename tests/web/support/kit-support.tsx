import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createLanguage, type Texts } from '../../../web/design/language/language.ts';
import { LanguageProvider } from '../../../web/design/language/LanguageContext.tsx';
import type { Locale } from '../../../web/design/language/locales.ts';
import { ViewerProvider } from '../../../web/platform/session/ViewerContext.tsx';
import { enUS, zhCN, zhTW } from '../../support/texts.ts';
import { viewer as usualViewer } from './home-fixtures.ts';

const packs: Readonly<Record<Locale, Texts>> = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS };

/** A part of a page by itself, in a language, as the usual account sees it. */
export async function renderPart(part: ReactNode, locale: Locale = 'zh-CN') {
  const language = await createLanguage({
    stored: { read: () => locale, write: () => undefined },
    loadTexts: async (wanted) => packs[wanted],
    root: document.documentElement,
  });
  const user = userEvent.setup({ delay: null });
  const view = render(
    <LanguageProvider language={language}>
      <ViewerProvider value={usualViewer}>{part}</ViewerProvider>
    </LanguageProvider>,
  );
  return { user, ...view };
}
