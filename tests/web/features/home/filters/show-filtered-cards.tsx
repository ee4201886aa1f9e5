import { act, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { ChannelPieDocument } from '../../../../../web/features/home/cards/channel-pie/ChannelPieCard.gen.ts';
import { CardFilterBar } from '../../../../../web/features/home/filters/CardFilterBar.tsx';
import { DashboardFilterBar } from '../../../../../web/features/home/filters/DashboardFilterBar.tsx';
import { FilterProvider } from '../../../../../web/features/home/filters/FilterContext.tsx';
import type { FilterName } from '../../../../../web/features/home/filters/sales-filter.ts';
import { useCardFilter } from '../../../../../web/features/home/filters/useCardFilter.ts';
import { useCardData } from '../../../../../web/features/home/useCardData.ts';
import { waitingGateway, type GatewayRequest } from '../../../support/fake-gateway.ts';
import { renderInPortal } from '../../../support/render-in-portal.tsx';
import { viewer } from '../../../support/viewer-fixture.ts';

const known: readonly FilterName[] = ['period', 'purchaseGroup', 'channels'];

/** A card with filters of its own that shows its data. */
function Narrowed({ code = 'channelpie' }: { code?: string }) {
  const filter = useCardFilter(code, known);
  const { data, isLoading, problem, refresh } = useCardData({
    document: ChannelPieDocument,
    variables: filter.input && { dashboardCode: 'home', code, filter: filter.input },
    select: ({ viewer: who }) =>
      who?.card?.__typename === 'ChannelPieCard' ? who.card.shares : null,
  });
  return (
    <section aria-label={code} aria-busy={isLoading}>
      <CardFilterBar filter={filter} known={known} />
      <output aria-label="total">{data?.salesTotal ?? '-'}</output>
      {problem && <p role="alert">{problem.code}</p>}
      <button type="button" onClick={refresh}>
        again
      </button>
    </section>
  );
}

const shares = (salesTotal: string, code = 'channelpie') => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: viewer.id,
      card: {
        __typename: 'ChannelPieCard',
        id: `card-${code}`,
        shares: {
          __typename: 'ChannelShares',
          period: {
            __typename: 'SalesPeriod',
            granularity: 'DAY',
            from: '2026-11-18',
            to: '2026-11-18',
          },
          currency: 'CNY',
          salesTotal,
          unitsTotal: '1',
          channels: [],
        },
      },
    },
  },
});

const named = (code: string, name: string) => ({ code, name });
const choices = {
  data: {
    viewer: {
      __typename: 'Viewer',
      id: viewer.id,
      channels: [named('C01', '门店 POS'), named('C02', '小程序商城')].map((one) => ({
        __typename: 'Channel',
        id: `channel-${one.code}`,
        i18nCode: null,
        ...one,
      })),
      purchaseGroups: [named('10', '生鲜'), named('20', '乳品')].map((one) => ({
        __typename: 'PurchaseGroup',
        i18nCode: null,
        ...one,
      })),
    },
  },
};

export async function showFilteredCards(
  cards: readonly string[] = ['channelpie'],
  withBar = false,
) {
  const gateway = waitingGateway({ FilterChoices: () => choices });
  await renderInPortal(
    <FilterProvider>
      {withBar && <DashboardFilterBar known={known} />}
      {cards.map((code) => (
        <Narrowed key={code} code={code} />
      ))}
    </FilterProvider>,
    { gateway },
  );
  const asked = () => gateway.requests.filter(({ operation }) => operation === 'ChannelPie');
  return { gateway, asked, filters: () => asked().map(({ variables }) => variables.filter) };
}

export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export const answer = (asked: GatewayRequest | undefined, total: string, code?: string) =>
  act(async () => {
    asked?.answer(shares(total, code));
    await vi.advanceTimersByTimeAsync(0);
  });
export const press = (name: string, within_ = screen.getByRole('group', { name: '卡片筛选' })) =>
  fireEvent.click(within(within_).getByRole('button', { name }));
export const pressed = (name: string) =>
  screen.getAllByRole('button', { name, pressed: true }).length;
/** Detaches a card from the date filter of the page. */
export const detach = (within_ = screen.getByRole('group', { name: '卡片筛选' })) =>
  press('单独设置', within_);
