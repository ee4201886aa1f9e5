import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { Dashboard } from '../../../../../web/features/home/Dashboard.tsx';
import type { HomeQuery } from '../../../../../web/features/home/Home.gen.ts';
import type { Locale } from '../../../../../web/design/language/locales.ts';
// Loaded here, so that no test pays for it: the page itself loads them when there is a card of the kind.
import '../../../../../web/features/home/cards/channel-bar/ChannelBarCard.tsx';
import '../../../../../web/features/home/cards/channel-pie/ChannelPieCard.tsx';
import '../../../../../web/features/home/cards/circle/CircleCard.tsx';
import '../../../../../web/features/home/cards/progress/ProgressCard.tsx';
import '../../../../../web/features/home/cards/top-product/TopProductCard.tsx';
import { viewer } from '../../../support/home-fixtures.ts';
import { waitingGateway, type Answers } from '../../../support/fake-gateway.ts';
import { renderInPortal } from '../../../support/render-in-portal.tsx';

type Card = NonNullable<NonNullable<HomeQuery['viewer']>['dashboard']>['above'][number];
export type DataCard<Name extends Card['__typename']> = Extract<Card, { __typename: Name }>;

/** What every card of the tests has: its code is its address. */
export const face = (code: string, name: string) => ({
  id: `card-${code}`,
  code,
  name,
  i18nCode: null,
  moduleCode: null,
  position: { __typename: 'CardPosition' as const, row: 1, column: 1, width: 6, height: 1 },
});

export const day = (from: string, to = from) => ({
  __typename: 'SalesPeriod' as const,
  granularity: 'DAY' as const,
  from,
  to,
});

/** A name that no card has room for. */
export const longName = '华东区域特惠组合装'.repeat(22) + '完整';

interface ShowOptions {
  locale?: Locale;
  /** What the gateway answers to a card's own question, by operation. */
  answers?: Answers;
}

/** The portal's own dashboard with one card, which came with the page. */
export async function showDataCard(
  card: Card,
  { locale = 'zh-CN', answers = {} }: ShowOptions = {},
) {
  const own = {
    __typename: 'Dashboard',
    code: 'home',
    name: '经营概览',
    i18nCode: null,
    asOf: '2026-11-19',
    shopCount: 36,
    version: 0,
  };
  const dashboard = { ...own, above: [card], below: [] };
  const home = { viewer: { __typename: 'Viewer', id: viewer.id, dashboard } };
  const gateway = waitingGateway({ Home: () => ({ data: home }), ...answers });
  const view = await renderInPortal(<Dashboard code="home" />, { gateway, locale });
  return { gateway, openModule: view.openModule, view };
}

/** What the gateway answers to the question of one card. */
export const ofCard = (
  card: { __typename: Card['__typename']; id: string } & Record<string, unknown>,
) => ({
  data: { viewer: { __typename: 'Viewer', id: viewer.id, card } },
});

/** A card with its content, not the frame that waits for it. */
export function readyCard(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const card = screen.getByRole('region', { name });
    expect(card.getAttribute('aria-busy')).toBe('false');
    return card;
  });
}
