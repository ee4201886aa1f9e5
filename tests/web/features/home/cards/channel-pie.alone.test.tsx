import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChartCanvasProps } from '../../../../../web/design/charts/ChartCanvas.tsx';
import type { ChartTheme } from '../../../../../web/design/charts/chart-theme.ts';
import { day, longName, readyCard, showDataCard } from './show-data-card.tsx';
import { failureOf } from '../../../support/home-fixtures.ts';
import { channel, usual, shares, pie, answered } from './channel-pie-fixtures.ts';
import { loadStyles, styleOf } from '../../../support/load-styles.ts';

const drawn = vi.hoisted((): { last: unknown } => ({ last: null }));
vi.mock('../../../../../web/design/charts/ChartCanvas.tsx', () => ({
  ChartCanvas: (props: { label: string }) => {
    drawn.last = props;
    return <div role="img" aria-label={props.label} />;
  },
}));

const theme = {
  series: ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'],
  axisText: 'grey',
  gridline: 'pale',
  surface: 'white',
} as unknown as ChartTheme;

function picture() {
  const { configure } = drawn.last as Extract<ChartCanvasProps, { kind: 'doughnut' }>;
  const { data, options } = configure(theme);
  return { slices: data.datasets[0]?.data, fills: data.datasets[0]?.backgroundColor, options };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('The channel pie card', () => {
  it('switches with the "Toggle between sales amount and sales quantity" at once and without a request', async () => {
    const { gateway } = await showDataCard(pie());
    const card = await readyCard('渠道销售占比');
    const total = await within(card).findByText('¥258.43 万');
    expect(total.parentElement?.parentElement?.textContent).toBe('合计¥2,584,300.00¥258.43 万');
    expect(picture().slices).toEqual([1_581_500, 1_002_800]);
    fireEvent.click(within(card).getByRole('button', { name: '数量' }));
    expect(picture().slices).toEqual([30, 12]);
    expect(within(card).getByText('合计').parentElement?.textContent).toBe('合计4242');
    expect(gateway.operations()).toEqual(['Home']);
  });

  it('is drawn as a "pie 300px high, slices per card detail", a ring with a hole of 62 %', async () => {
    loadStyles('features/home/cards/channel-pie/ChannelPieCard.css');
    await showDataCard(pie());
    const image = await screen.findByRole('img', {
      name: '渠道销售占比，2026-11-18。最高 门店 POS ¥158.15 万，最低 小程序商城 ¥100.28 万，合计 ¥258.43 万',
    });
    expect(styleOf(image.parentElement, 'height')).toBe('300px');
    expect(picture().options?.cutout).toBe('62%');
    expect(picture().fills).toEqual(['s1', 's2']);
  });

  it('shows — for a channel without a figure, which has no slice and no part in the sum of the others', async () => {
    const unknown = channel('C03', '外卖到家', '0', null, null);
    await showDataCard(pie([...usual, { ...unknown, sales: null }]));
    const card = await readyCard('渠道销售占比');
    const row = within(card).getByRole('button', { name: /外卖到家/u });
    expect(row.textContent).toBe('外卖到家———');
    expect(picture().slices).toEqual([1_581_500, 1_002_800, 0]);
    fireEvent.click(within(card).getByRole('button', { name: /门店 POS/u }));
    expect(within(card).getByText('所选合计').parentElement?.textContent).toContain('100.28 万');
    fireEvent.click(within(card).getByRole('button', { name: /小程序商城/u }));
    expect(within(card).getByText('所选合计').parentElement?.textContent).toBe('所选合计——');
  });

  it('has a legend of buttons that hide and show slices and state values and shares', async () => {
    await showDataCard(pie());
    const legend = await screen.findByRole('list', { name: '渠道销售占比图例，点击可隐藏或显示' });
    const [pos] = within(legend).getAllByRole('button');
    expect(pos?.textContent).toBe('门店 POS¥1,581,500.00¥158.15 万61.20%');
    fireEvent.click(pos!);
    expect(pos?.getAttribute('aria-pressed')).toBe('false');
    expect(picture().slices).toEqual([0, 1_002_800]);
    expect(screen.getByText('所选合计').parentElement?.textContent).toBe(
      '所选合计¥1,002,800.00¥100.28 万',
    );
    fireEvent.click(pos!);
    expect(picture().slices).toEqual([1_581_500, 1_002_800]);
  });

  it('sends one request 500 ms after the last change if "A date-type filter applies (day, week, month, range)", with weeks from Monday', async () => {
    const { gateway } = await showDataCard(pie(), {
      answers: {
        ChannelPie: () =>
          answered(shares([usual[0]!], { period: day('2026-11-16', '2026-11-22') })),
      },
    });
    const filters = await screen.findByRole('group', { name: '卡片筛选' });
    vi.useFakeTimers();
    fireEvent.click(within(filters).getByRole('button', { name: '单独设置' }));
    expect(within(filters).getAllByRole('button', { name: /^(日|周|月|自定义)$/u })).toHaveLength(
      4,
    );
    fireEvent.click(within(filters).getByRole('button', { name: '月' }));
    await act(() => vi.advanceTimersByTimeAsync(499));
    fireEvent.click(within(filters).getByRole('button', { name: '周' }));
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(gateway.operations()).toEqual(['Home']);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(gateway.operations()).toEqual(['Home', 'ChannelPie']);
    expect(gateway.requests[1]?.variables).toMatchObject({
      code: 'pie',
      filter: { granularity: 'WEEK', date: '2026-11-16' },
    });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(gateway.operations()).toHaveLength(2);
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('2026-11-16 ~ 2026-11-22');
  });

  it('sends no request while a range has no dates', async () => {
    const { gateway } = await showDataCard(pie());
    const filters = await screen.findByRole('group', { name: '卡片筛选' });
    vi.useFakeTimers();
    fireEvent.click(within(filters).getByRole('button', { name: '单独设置' }));
    fireEvent.click(within(filters).getByRole('button', { name: '自定义' }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getAllByText('请选择时间').length).toBeGreaterThan(0);
    expect(gateway.operations()).toEqual(['Home']);
  });

  it('shows below its filters why its request failed, and can be retried', async () => {
    let fails = true;
    const { gateway } = await showDataCard(pie(), {
      answers: {
        ChannelPie: () =>
          fails
            ? {
                ...answered(null),
                errors: [failureOf('UPSTREAM_FAILED', ['viewer', 'card', 'shares'])] as never,
              }
            : answered(shares([usual[1]!])),
      },
    });
    const card = await readyCard('渠道销售占比');
    vi.useFakeTimers();
    fireEvent.click(within(card).getByRole('button', { name: '单独设置' }));
    fireEvent.click(within(card).getByRole('button', { name: '月' }));
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(within(card).getByRole('alert').textContent).toContain('报表服务没有响应');
    expect(within(card).getByRole('group', { name: '卡片筛选' })).toBeTruthy();
    fails = false;
    fireEvent.click(within(card).getByRole('button', { name: '重试' }));
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(gateway.operations()).toEqual(['Home', 'ChannelPie', 'ChannelPie']);
    expect(within(card).getAllByText('小程序商城').length).toBeGreaterThan(0);
    expect(within(card).queryByRole('alert')).toBeNull();
  });

  it('explains why it has no channels and keeps its filters', async () => {
    await showDataCard(pie([]));
    expect(await screen.findByText('暂无数据')).toBeTruthy();
    expect(screen.getByText('2026-11-18 没有销售，可换个时间或筛选')).toBeTruthy();
    expect(screen.getByRole('group', { name: '卡片筛选' })).toBeTruthy();
  });

  it('draws no slice for negative values, an empty ring if nothing was sold, and a dash for an unknown share', async () => {
    await showDataCard(
      pie([
        channel('C01', '门店 POS', '-100.00', null),
        channel('C02', '小程序商城', '0.00', null),
      ]),
    );
    const legend = await screen.findByRole('list', { name: /图例/u });
    expect(legend.textContent).toContain('−¥100.00—');
    expect(picture().slices).toEqual([1]);
    expect(picture().fills).toEqual(['pale']);
  });

  it('draws eight channels and the rest together, and lists all of them in its table', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      channel(`C${String(at + 1)}`, `渠道 ${String(at)}`, `${String(20_000 - at)}.10`, '0.01'),
    );
    await showDataCard(pie(many));
    const legend = await screen.findByRole('list', { name: /图例/u });
    expect(within(legend).getAllByRole('button')).toHaveLength(9);
    expect(legend.textContent).toContain('其他（9992）');
    expect(picture().fills).toEqual(['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 'grey']);
    expect(picture().slices?.at(-1)).toBe(
      Number(
        (
          Array.from({ length: 9992 }, (_, at) => 2_000_010 - (at + 8) * 100).reduce(
            (a, b) => a + b,
          ) / 100
        ).toFixed(2),
      ),
    );
    expect(screen.getAllByRole('row').length).toBeLessThan(600);
  });

  it('cuts a name of 200 characters and shows it in the tooltip', async () => {
    expect(longName).toHaveLength(200);
    await showDataCard(pie([channel('C01', longName, '1.00', '100.00')]));
    const [button] = within(await screen.findByRole('list', { name: /图例/u })).getAllByRole(
      'button',
    );
    expect(button?.title).toBe(`${longName} ¥1.00`);
    expect(within(button!).getByText(longName)).toBeTruthy();
  });

  it('is translated to English', async () => {
    await showDataCard(pie(), { locale: 'en-US' });
    expect(
      await screen.findByRole('img', {
        name: /^渠道销售占比, Nov 18, 2026\. Highest 门店 POS ¥1\.58M/u,
      }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Units' })).toBeTruthy();
  });
});
