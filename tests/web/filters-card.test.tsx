import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChannelPieDocument } from '../../web/features/home/cards/ChannelPieCard.gen.ts';
import { CardFilterBar } from '../../web/features/home/filters/CardFilterBar.tsx';
import { DashboardFilterBar } from '../../web/features/home/filters/DashboardFilterBar.tsx';
import { FilterProvider } from '../../web/features/home/filters/FilterContext.tsx';
import type { FilterName } from '../../web/features/home/filters/sales-filter.ts';
import { useCardFilter } from '../../web/features/home/filters/useCardFilter.ts';
import { useCardData } from '../../web/features/home/useCardData.ts';
import { narrowScreen } from '../../web/kit/ui/useMediaQuery.ts';
import { matchMediaOnly } from '../support/dom.ts';
import { chinese } from './dashboard-support.tsx';
import { failureOf, viewer } from './home-fixtures.ts';
import { type Asked, fakeGateway, Surroundings } from './home-support.tsx';

const known: readonly FilterName[] = ['period', 'purchaseGroup', 'channels'];

/** A card that says what it was told, over filters of its own. */
function Narrowed({ code = 'channelpie' }: { code?: string }) {
  const filter = useCardFilter(code, known);
  const { data, asking, problem, refresh } = useCardData({
    document: ChannelPieDocument,
    variables: filter.input && { dashboardCode: 'home', code, filter: filter.input },
    read: ({ viewer: who }) => (who?.card?.__typename === 'ChannelPieCard' ? who.card.shares : null),
  });
  return (
    <section aria-label={code} aria-busy={asking}>
      <CardFilterBar filter={filter} known={known} />
      <output aria-label="total">{data?.amountTotal ?? '-'}</output>
      {problem && <p role="alert">{problem.code}</p>}
      <button type="button" onClick={refresh}>
        again
      </button>
    </section>
  );
}

const shares = (amountTotal: string, code = 'channelpie') => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: viewer.id,
      card: {
        __typename: 'ChannelPieCard',
        id: `card-${code}`,
        shares: {
          __typename: 'ChannelShares',
          period: { __typename: 'SalesPeriod', granularity: 'DAY', from: '2026-11-18', to: '2026-11-18' },
          currency: 'CNY',
          amountTotal,
          quantityTotal: '1',
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
      channels: [named('C01', '门店 POS'), named('C02', '小程序商城')].map((one) => ({ __typename: 'Channel', ...one })),
      purchaseGroups: [named('10', '生鲜'), named('20', '乳品')].map((one) => ({ __typename: 'PurchaseGroup', ...one })),
    },
  },
};

function show(cards: readonly string[] = ['channelpie'], withBar = false) {
  const gateway = fakeGateway({ FilterChoices: () => choices });
  render(
    <Surroundings link={gateway.link} language={chinese}>
      <FilterProvider>
        {withBar && <DashboardFilterBar known={known} />}
        {cards.map((code) => (
          <Narrowed key={code} code={code} />
        ))}
      </FilterProvider>
    </Surroundings>,
  );
  const asked = () => gateway.asked.filter(({ operation }) => operation === 'ChannelPie');
  return { gateway, asked, filters: () => asked().map(({ variables }) => variables.filter) };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answer = (asked: Asked | undefined, total: string, code?: string) =>
  act(async () => {
    asked?.answer(shares(total, code));
    await vi.advanceTimersByTimeAsync(0);
  });
const press = (name: string, within_ = screen.getByRole('group', { name: '卡片筛选' })) =>
  fireEvent.click(within(within_).getByRole('button', { name }));
const pressed = (name: string) => screen.getAllByRole('button', { name, pressed: true }).length;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('A card that can be narrowed', () => {
  it('begins with the default date: two days before today', async () => {
    const { filters } = show();
    await wait(0);
    expect(filters()).toEqual([{ granularity: 'DAY', date: '2026-11-18' }]);
    expect(screen.getByRole('button', { name: '日', pressed: true })).toBeTruthy();
  });

  it('sends one request, 500 ms after the last change', async () => {
    const { asked, filters } = show();
    await wait(0);
    await answer(asked()[0], '1.00');
    press('周');
    await wait(400);
    press('月');
    await wait(499);
    expect(asked()).toHaveLength(1);
    await wait(1);
    expect(filters()).toEqual([
      { granularity: 'DAY', date: '2026-11-18' },
      { granularity: 'MONTH', date: '2026-11-01' },
    ]);
    await wait(5000);
    expect(asked()).toHaveLength(2);
  });

  it('keeps what it shows while it asks, and never lets an older answer overwrite a newer one', async () => {
    const { asked } = show();
    await wait(0);
    await answer(asked()[0], '1.00');
    press('周');
    await wait(500);
    press('月');
    await wait(500);
    expect(screen.getByRole('status', { name: 'total' }).textContent).toBe('1.00');
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
    await answer(asked()[2], '3.00');
    await answer(asked()[1], '2.00');
    expect(screen.getByText('3.00')).toBeTruthy();
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('false');
  });

  it('asks nothing again that it was told before', async () => {
    const { asked } = show();
    await wait(0);
    await answer(asked()[0], '1.00');
    press('周');
    await wait(500);
    await answer(asked()[1], '2.00');
    press('日');
    await wait(500);
    // The week began on a Monday, which is another day than the one before.
    expect(asked().at(-1)?.variables.filter).toEqual({ granularity: 'DAY', date: '2026-11-16' });
    await answer(asked()[2], '3.00');
    press('周');
    await wait(500);
    expect(asked()).toHaveLength(3);
    expect(screen.getByText('2.00')).toBeTruthy();
  });

  it('warns 请选择时间 and sends no request for a range without days', async () => {
    const { asked } = show();
    await wait(0);
    await answer(asked()[0], '1.00');
    press('自定义');
    expect(screen.getAllByText('请选择时间')).toHaveLength(1);
    await wait(500);
    expect(screen.getAllByText('请选择时间')).toHaveLength(2);
    await wait(5000);
    expect(asked()).toHaveLength(1);
    expect(screen.getByText('1.00')).toBeTruthy();
    press('日');
    await wait(500);
    expect(screen.queryByText('请选择时间')).toBeNull();
  });

  it('throws away the answer that is on its way when there is no time to ask for any more', async () => {
    const { asked } = show();
    await wait(0);
    await answer(asked()[0], '1.00');
    press('周');
    await wait(500);
    press('自定义');
    await wait(500);
    await answer(asked()[1], '2.00');
    expect(screen.getByText('1.00')).toBeTruthy();
  });

  it('says when it fails, and asks again when somebody wants', async () => {
    const { asked } = show();
    await wait(0);
    const failed = {
      data: { viewer: { __typename: 'Viewer', id: viewer.id, card: null } },
      errors: [failureOf('UPSTREAM_FAILED', ['viewer', 'card'])],
    };
    await act(async () => {
      asked()[0]?.answer(failed);
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByRole('alert').textContent).toBe('UPSTREAM_FAILED');
    fireEvent.click(screen.getByRole('button', { name: 'again' }));
    await wait(0);
    await answer(asked()[1], '2.00');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('2.00')).toBeTruthy();
  });

  it('asks for channels and purchase groups once, when a control is first opened', async () => {
    const { gateway, filters } = show(['channelpie', 'channelbar']);
    await wait(0);
    const count = () => gateway.operations().filter((name) => name === 'FilterChoices').length;
    expect(count()).toBe(0);
    for (const card of screen.getAllByRole('region')) {
      fireEvent.click(within(card).getByRole('button', { name: /全部渠道/u }));
      await wait(0);
      fireEvent.click(within(card).getByRole('checkbox', { name: '小程序商城' }));
    }
    await wait(500);
    expect(count()).toBe(1);
    expect(filters().at(-1)).toEqual({ granularity: 'DAY', date: '2026-11-18', channelCodes: ['C02'] });
    const [bar] = screen.getAllByRole('region');
    fireEvent.click(within(bar!).getByRole('button', { name: /全部采购组/u }));
    await wait(0);
    fireEvent.click(within(bar!).getByRole('radio', { name: '生鲜' }));
    await wait(500);
    expect(count()).toBe(1);
    expect(filters().at(-1)).toMatchObject({ purchaseGroupCode: '10' });
  });
});

describe('The filters of a page', () => {
  const bar = () => screen.getByRole('group', { name: '页面筛选' });
  const card = (name: string) => within(screen.getByRole('region', { name })).getByRole('group', { name: '卡片筛选' });

  it('narrow all cards that know them, with one request for each', async () => {
    const { asked, filters } = show(['channelpie', 'topproduct'], true);
    await wait(0);
    press('周', bar());
    expect(pressed('周')).toBe(3);
    await wait(500);
    expect(asked()).toHaveLength(4);
    expect(filters().slice(2)).toEqual(Array(2).fill({ granularity: 'WEEK', date: '2026-11-16' }));
  });

  it("leave a card's own choice alone, which says so and can be given up", async () => {
    const { asked, filters } = show(['channelpie', 'topproduct'], true);
    await wait(0);
    press('月', card('topproduct'));
    await wait(500);
    expect(asked()).toHaveLength(3);
    press('周', bar());
    await wait(500);
    expect(asked()).toHaveLength(4);
    expect(within(card('topproduct')).getByText('此卡片单独筛选')).toBeTruthy();
    expect(within(card('channelpie')).queryByText('此卡片单独筛选')).toBeNull();
    fireEvent.click(within(card('topproduct')).getByRole('button', { name: '跟随页面筛选' }));
    await wait(500);
    expect(filters().at(-1)).toEqual({ granularity: 'WEEK', date: '2026-11-16' });
    expect(screen.queryByText('此卡片单独筛选')).toBeNull();
  });

  it('can be cleared', async () => {
    show(['channelpie'], true);
    await wait(0);
    expect(screen.queryByRole('button', { name: '清除筛选' })).toBeNull();
    press('周', bar());
    fireEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(pressed('日')).toBe(2);
  });

  it('tell once that there is no time, however many cards follow', async () => {
    const { asked } = show(['channelpie', 'topproduct'], true);
    await wait(0);
    press('自定义', bar());
    await wait(500);
    const [notices] = screen.getAllByRole('status').filter((one) => one.className === 'notices');
    expect(within(notices!).getAllByText('请选择时间')).toHaveLength(1);
    expect(asked()).toHaveLength(2);
  });

  it('fold into one button with the count of what is set where there is little room', async () => {
    matchMediaOnly(narrowScreen);
    show(['channelpie'], true);
    await wait(0);
    expect(screen.queryByRole('group', { name: '页面筛选' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '筛选', expanded: false }));
    press('周', bar());
    fireEvent.click(screen.getByRole('button', { name: '筛选 1 项已设置', expanded: true }));
    expect(screen.queryByRole('group', { name: '页面筛选' })).toBeNull();
  });
});
