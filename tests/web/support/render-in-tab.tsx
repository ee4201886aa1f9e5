import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Locale } from '../../../web/design/language/locales.ts';
import type { TabView } from '../../../web/platform/workbench/TabContext.tsx';
import { type Answers, waitingGateway } from './fake-gateway.ts';
import { fakeLiveFeed } from './fake-live-feed.ts';
import { renderInPortal } from './render-in-portal.tsx';

export interface TabOptions {
  answers?: Answers;
  locale?: Locale;
  /** Texts of the services' language packs, by key. */
  texts?: Readonly<Record<string, string>>;
  /** The view state of the tab, as it is in the address. */
  view?: TabView;
  /** The parameters with which the screen is opened. */
  parameters?: Readonly<Record<string, string>>;
}

/**
 * Renders a screen in a tab of its own, with live events. Operations without an answer stay
 * pending.
 */
export async function renderInTab(
  content: ReactNode,
  { answers = {}, locale = 'zh-CN', texts = {}, view = {} }: TabOptions,
) {
  const feed = fakeLiveFeed();
  const rendered = await renderInPortal(content, {
    gateway: waitingGateway(answers),
    locale,
    texts,
    liveFeed: feed,
    tab: { module: { code: '100003', name: 'x' }, view },
  });
  return { ...rendered, feed };
}

/** The view state of the tab, as a query string. */
export const tabView = () => screen.getByLabelText('view').textContent;

export const tabText = (name: RegExp) => screen.getByRole('tab', { name }).textContent;
