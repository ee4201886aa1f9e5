import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { Dashboard } from '../../../../../web/features/home/Dashboard.tsx';
import type { HomeQuery } from '../../../../../web/features/home/Home.gen.ts';
import type { Locale } from '../../../../../web/design/language/locales.ts';
// Imported up front, so that their load time does not count in a test: the page loads them lazily.
import '../../../../../web/features/home/cards/channel-bar/ChannelBarCard.tsx';
import '../../../../../web/features/home/cards/channel-pie/ChannelPieCard.tsx';
import '../../../../../web/features/home/cards/circle/CircleCard.tsx';
import '../../../../../web/features/home/cards/progress/ProgressCard.tsx';
import '../../../../../web/features/home/cards/top-product/TopProductCard.tsx';
import { waitingGateway, type Answers } from '../../../support/fake-gateway.ts';
import { renderInPortal } from '../../../support/render-in-portal.tsx';
import { viewer } from '../../../support/viewer-fixture.ts';

type Card = NonNullable<NonNullable<HomeQuery['viewer']>['dashboard']>['above'][number];
export type DataCard<Name extends Card['__typename']> = Extract<Card, { __typename: Name }>;

/** The common fields of the cards in tests. */
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

/** A name that does not fit into any card. */
export const longName = '华东区域特惠组合装'.repeat(22) + '完整';

interface ShowOptions {
  locale?: Locale;
  /** The answers to the requests of the card. */
  answers?: Answers;
}

/** Renders the home dashboard with a single card that is loaded with the page. */
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

/** The answer to the request of a single card. */
export const ofCard = (
  card: { __typename: Card['__typename']; id: string } & Record<string, unknown>,
) => ({
  data: { viewer: { __typename: 'Viewer', id: viewer.id, card } },
});

/** Waits until the card has finished loading. */
export function readyCard(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const card = screen.getByRole('region', { name });
    expect(card.getAttribute('aria-busy')).toBe('false');
    return card;
  });
}
