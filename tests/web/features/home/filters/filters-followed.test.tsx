import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dashboard } from '../../../../../web/features/home/Dashboard.tsx';
// Imported up front, so that no fake timer has to wait for it.
import '../../../../../web/features/home/cards/channel-pie/ChannelPieCard.tsx';
import '../../../../../web/design/charts/ChartCanvas.tsx';
import {
  type CardData,
  dashboardOf,
  kpi,
  ranking,
  salesFigures,
  salesLine,
  todo,
} from '../../../support/home-fixtures.ts';
import { waitingGateway } from '../../../support/fake-gateway.ts';
import { renderInPortal } from '../../../support/render-in-portal.tsx';
import { shownFigure } from '../show-dashboard.tsx';
import { viewer } from '../../../support/viewer-fixture.ts';

vi.mock('../../../../../web/design/charts/ChartCanvas.tsx', () => ({
  ChartCanvas: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));

const pie = {
  __typename: 'ChannelPieCard',
  id: 'card-pie',
  code: 'pie',
  name: '渠道销售占比',
  i18nCode: null,
  moduleCode: null,
  position: { __typename: 'CardPosition', row: 9, column: 1, width: 6, height: 1 },
  shares: null,
} as unknown as CardData;

const asked = (figures: object) => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: viewer.id,
      card: { __typename: 'KpiCard', id: 'card-operating01', figures },
    },
  },
});

async function show() {
  const gateway = waitingGateway({
    Home: () => ({
      data: dashboardOf([kpi('operating01', '销售额', 1), todo(), salesLine(), ranking(), pie]),
    }),
    Kpi: () =>
      asked({
        __typename: 'KpiFigures',
        ...salesFigures,
        asOf: '2026-10-31',
        yesterday: '120000.00',
      }),
  });
  await renderInPortal(<Dashboard code="home" />, { gateway });
  await act(() => vi.advanceTimersByTimeAsync(600));
  const bar = screen.getByRole('group', { name: '页面筛选' });
  return {
    gateway,
    press: async (name: string) => {
      fireEvent.click(within(bar).getByRole('button', { name }));
      await act(() => vi.advanceTimersByTimeAsync(600));
    },
    operations: (name: string) => gateway.requests.filter(({ operation }) => operation === name),
  };
}

const card = (name: string) => screen.getByRole('region', { name });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('Cards that show yesterday', () => {
  it('follow the period of the page once the user has chosen one, and return to yesterday', async () => {
    const { press, operations } = await show();
    expect(operations('Kpi')).toEqual([]);
    expect(within(card('销售额')).getByText('前日 ¥250.37 万')).toBeTruthy();
    await press('月');
    expect(operations('Kpi').map(({ variables }) => variables)).toEqual([
      {
        dashboardCode: 'home',
        code: 'operating01',
        filter: { granularity: 'MONTH', date: '2026-11-01' },
      },
    ]);
    expect(operations('StoreRanking').map(({ variables }) => variables.filter)).toEqual([
      { granularity: 'MONTH', date: '2026-11-01' },
    ]);
    expect(shownFigure(card('销售额'))).toBe('¥12.00万');
    expect(within(card('销售额')).getByText('前一日 ¥250.37 万')).toBeTruthy();
    expect(within(card('销售额')).getByText('10-31')).toBeTruthy();
    await press('清除筛选');
    expect(shownFigure(card('销售额'))).toBe('¥258.43万');
    expect(operations('Kpi')).toHaveLength(1);
  });
});

describe('Each card', () => {
  const note = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: `指标说明：${name}` }));
    const text = screen.getByRole('note').textContent;
    fireEvent.click(screen.getByRole('button', { name: `指标说明：${name}` }));
    return text;
  };

  it('states which filters of the page it follows', async () => {
    await show();
    expect(note('销售额')).toContain('跟随页面筛选：时间、采购组');
    expect(note('门店销售 TOP10')).toContain('跟随页面筛选：时间');
    expect(note('销售趋势')).toContain('此卡片不受页面筛选影响');
    expect(note('渠道销售占比')).toContain('跟随页面筛选：时间、采购组、渠道');
  });

  it('that does not follow the page filters says so in its head while the page is filtered', async () => {
    const { press } = await show();
    expect(screen.queryByText('未按筛选')).toBeNull();
    await press('周');
    expect(within(card('销售趋势')).getByText('未按筛选')).toBeTruthy();
    expect(within(card('销售额')).queryByText('未按筛选')).toBeNull();
    expect(within(card('待办事项')).queryByText('未按筛选')).toBeNull();
  });
});
