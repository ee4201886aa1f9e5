import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { HomePage, PANEL_MEDIA_QUERY } from '../../../../../web/features/home/HomePage.tsx';
import type { Locale } from '../../../../../web/design/language/locales.ts';
import type { Viewer } from '../../../../../web/platform/session/ViewerContext.tsx';
import {
  announcementCard,
  homeWith,
  message,
  messageCard,
  mustSee,
  unread,
} from './panel-fixtures.ts';
import { waitingGateway, type Answers } from '../../../support/fake-gateway.ts';
import { renderInPortal } from '../../../support/render-in-portal.tsx';

type PanelCards = Parameters<typeof homeWith>[0];

interface Options {
  locale?: Locale;
  answers?: Answers;
  viewer?: Viewer;
  /** On a narrow screen the panel is a drawer. */
  narrow?: boolean;
  /** Content beside the home page. */
  beside?: ReactNode;
}

/** Renders the home page with only its right panel. */
export async function showPanel(
  panelCards: PanelCards,
  { locale = 'zh-CN', answers = {}, viewer, narrow = false, beside }: Options = {},
) {
  // Imported here: test files share modules, but each has its own instance of the setup file.
  const { matchMediaOnly } = await import('../../../../support/dom.ts');
  if (!narrow) matchMediaOnly(PANEL_MEDIA_QUERY);
  const gateway = waitingGateway({
    Home: () => ({ data: homeWith(panelCards) }),
    UnreadMessages: () => ({ data: unread([]) }),
    ...answers,
  });
  const view = await renderInPortal(
    <>
      <HomePage />
      {beside}
    </>,
    { gateway, locale, ...(viewer && { viewer }) },
  );
  const { session, openModule, openDialog, user } = view;
  return { view, gateway, session, openModule, openDialog, user };
}

export const panel = () => screen.findByRole('complementary', { name: '个人工作面板' });

/** Waits until a card of the panel has finished loading. */
export async function section(name: string) {
  await waitFor(() =>
    expect(screen.getByRole('region', { name }).getAttribute('aria-busy')).toBe('false'),
  );
  return within(screen.getByRole('region', { name }));
}

/** The titles of the panel's cards from top to bottom. */
export const titles = () =>
  screen
    .getAllByRole('region')
    .map((one) => within(one).getByRole('heading', { level: 2 }).textContent);

/** An answer that refuses a change, by the name of its field. */
export const refusing = (field: string, payload: object, text: string, code = 'FORBIDDEN') => ({
  data: { [field]: { ...payload, userErrors: [{ __typename: 'UserError', code, message: text }] } },
});

/** Three cards of the panel. */
export const three = () => [mustSee(), messageCard(), announcementCard([message('a')])];
export const ready = async () => {
  for (const name of ['今日必看', '未读消息', '公告']) await section(name);
};
