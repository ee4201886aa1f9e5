import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  barChart,
  chartHeight,
} from '../../../../../web/features/home/cards/channel-bar/bar-chart.ts';
import { nameLines } from '../../../../../web/features/home/cards/channel-bar/name-lines.ts';
import type { ChartCanvasProps } from '../../../../../web/design/charts/ChartCanvas.tsx';
import type { ChartTheme } from '../../../../../web/design/charts/chart-theme.ts';
import { longName, readyCard, showDataCard } from './show-data-card.tsx';

import { bar, bars, card, answered, choices } from './channel-bar-fixtures.ts';

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
  axis: 'line',
  gridline: 'pale',
  surface: 'white',
  fontFamily: 'sans',
} as unknown as ChartTheme;

const last = () => drawn.last as Extract<ChartCanvasProps, { kind: 'bar' }>;
const picture = () => last().configure(theme);

afterEach(() => {
  vi.useRealTimers();
});

describe('The channel bar card', () => {
  it('is drawn as "a horizontal stacked bar chart: bar width 15, height 500px, one series per channel. Colour palettes are fixed."', async () => {
    await showDataCard(card());
    const image = await screen.findByRole('img');
    const { data, options } = picture();
    expect(options?.indexAxis).toBe('y');
    expect([options?.scales?.x?.stacked, options?.scales?.y?.stacked]).toEqual([true, true]);
    expect(data.labels).toEqual(['生鲜', '母婴']);
    expect(
      data.datasets.map(({ label, data: values, barThickness, backgroundColor }) => ({
        label,
        values,
        barThickness,
        backgroundColor,
      })),
    ).toEqual([
      { label: '门店 POS', values: [42.4, 12.83], barThickness: 15, backgroundColor: 's1' },
      { label: '小程序商城', values: [20, null], barThickness: 15, backgroundColor: 's2' },
    ]);
    expect(image.parentElement?.parentElement?.parentElement?.style.height).toBe('500px');
  });

  it('describes the chart in words, with the unit once in the head and every channel in the tooltip', async () => {
    await showDataCard(card());
    const shown = await readyCard('渠道销售');
    expect(
      within(shown).getByRole('img', {
        name: '渠道销售，2026-11-18。最高 生鲜 ¥62.40 万，最低 母婴 ¥12.83 万，合计 ¥75.23 万',
      }),
    ).toBeTruthy();
    expect(within(shown).getByText('万元')).toBeTruthy();
    expect(last().tooltip(1)).toEqual({
      title: '母婴',
      rows: [
        { label: '合计', value: '¥128,300.00' },
        { label: '门店 POS', value: '¥128,300.00' },
        { label: '小程序商城', value: '—' },
      ],
    });
  });

  it('sends one request 500 ms after "a metric toggle between sales quantity and sales amount" was used', async () => {
    const { gateway } = await showDataCard(card(), {
      answers: {
        ChannelBar: () =>
          answered(bars([bar('生鲜', '120000', ['120000', null])], { unit: 'COUNT' })),
      },
    });
    const shown = await readyCard('渠道销售');
    vi.useFakeTimers();
    fireEvent.click(within(shown).getByRole('button', { name: '数量' }));
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(gateway.operations()).toEqual(['Home']);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(gateway.operations()).toEqual(['Home', 'ChannelBar']);
    expect(gateway.requests[1]?.variables).toMatchObject({
      code: 'bar',
      metric: 'QUANTITY',
      filter: { granularity: 'DAY', date: '2026-11-18' },
    });
    expect(within(shown).getByText('万件')).toBeTruthy();
    expect(picture().data.datasets[0]?.data).toEqual([12]);
  });

  it('is filtered by "a multi-select of channels (placeholder \'all channels\')" and "a purchasing-group selector"', async () => {
    const { gateway } = await showDataCard(card(), {
      answers: { FilterChoices: choices, ChannelBar: () => answered(bars()) },
    });
    const shown = await readyCard('渠道销售');
    expect(within(shown).getByRole('button', { name: /全部采购组$/u })).toBeTruthy();
    fireEvent.click(within(shown).getByRole('button', { name: /全部渠道$/u }));
    fireEvent.click(await within(shown).findByRole('checkbox', { name: '小程序商城' }));
    fireEvent.click(within(shown).getByRole('checkbox', { name: '门店 POS' }));
    await waitFor(() => expect(gateway.operations()).toContain('ChannelBar'));
    expect(gateway.requests.at(-1)?.variables).toMatchObject({
      filter: { channelCodes: ['C01', 'C02'] },
    });
    expect(gateway.operations().filter((name) => name === 'ChannelBar')).toHaveLength(1);
  });

  it('opens in a dialog of 960 px with the same choices', async () => {
    await showDataCard(card());
    const shown = await readyCard('渠道销售');
    fireEvent.click(within(shown).getByRole('button', { name: '放大查看' }));
    const dialog = await screen.findByRole('dialog', { name: '渠道销售，放大', hidden: true });
    expect(within(dialog).getByRole('img', { hidden: true })).toBeTruthy();
    expect(
      within(dialog)
        .getByRole('button', { name: '金额', hidden: true })
        .getAttribute('aria-pressed'),
    ).toBe('true');
    fireEvent.click(within(dialog).getByRole('button', { name: '关闭', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  });

  it('hides and shows channels by its legend', async () => {
    await showDataCard(card());
    const legend = within(await readyCard('渠道销售')).getByRole('list', { name: /图例/u });
    fireEvent.click(within(legend).getByRole('button', { name: '门店 POS' }));
    expect(
      picture().data.datasets.map(({ label, backgroundColor }) => [label, backgroundColor]),
    ).toEqual([['小程序商城', 's2']]);
  });

  it('has at most eight series, then 其他', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({
      __typename: 'Channel' as const,
      i18nCode: null,
      code: `C${String(at)}`,
      name: `渠道 ${String(at)}`,
      rank: at + 1,
    }));
    await showDataCard(
      card(
        [
          bar(
            '生鲜',
            '7800.00',
            many.map((_, at) => `${String((at + 1) * 100)}.00`),
          ),
        ],
        { channels: many },
      ),
    );
    await readyCard('渠道销售');
    const { datasets } = picture().data;
    expect(datasets).toHaveLength(9);
    expect(datasets.at(-1)).toMatchObject({
      label: '其他（4）',
      data: [1000],
      backgroundColor: 'grey',
    });
  });

  it('scrolls inside if there are more than 25 bars', async () => {
    expect([chartHeight(0), chartHeight(25), chartHeight(26), chartHeight(50)]).toEqual([
      500, 500, 520, 1000,
    ]);
    await showDataCard(
      card(Array.from({ length: 26 }, (_, at) => bar(`组 ${String(at)}`, '1.00', ['1.00', null]))),
    );
    const view = within(await readyCard('渠道销售')).getByRole('region', {
      name: '渠道销售，可滚动',
    });
    expect(view.tabIndex).toBe(0);
    expect(picture().options?.scales?.x?.position).toBe('top');
  });

  it('with 2,000 bars, more than the gateway sends, draws the first 500 and says so', async () => {
    await showDataCard(
      card(
        Array.from({ length: 2_000 }, (_, at) => bar(`组 ${String(at)}`, '1.00', ['1.00', null])),
      ),
    );
    await readyCard('渠道销售');
    expect(picture().data.labels).toHaveLength(500);
    expect(screen.getByText('图中为前 500 项，共 2,000 项；导出含全部')).toBeTruthy();
    expect(screen.getAllByRole('row').length).toBeLessThan(600);
  });

  it('explains why it has no bars', async () => {
    await showDataCard(card([]));
    expect(await screen.findByText('暂无数据')).toBeTruthy();
    expect(screen.getByText('2026-11-18 没有销售，可换个时间或筛选')).toBeTruthy();
  });

  it('has room for negative values on its axis', () => {
    const series = [
      { key: 'a', name: 'a', colour: 0, values: ['-120.00', '250.00'] },
      { key: 'b', name: 'b', colour: 1, values: ['-80.00', null] },
    ];
    const { options } = barChart({
      theme,
      names: ['x', 'y'],
      series,
      hidden: new Set(),
      divisor: 1,
    });
    expect(options?.scales?.x).toMatchObject({ min: -200, max: 300 });
  });

  it('breaks names at the axis between words, counting a wide character as two, and shows them in full in the tooltip', async () => {
    expect([
      nameLines('生鲜', 10, 2),
      nameLines('休闲食品零食', 10, 2),
      nameLines('休闲食品零食和其他杂货', 10, 2),
      nameLines('休闲食品零食', 10, 1),
      nameLines('Fresh food', 10, 2),
      nameLines('Staples and dry goods', 12, 2),
      nameLines('Electroencephalography', 12, 2),
      nameLines('Home, garden and leisure', 12, 2),
      nameLines('Household chemicals and cleaning', 12, 2),
      nameLines('Fresh foods', 10, 1),
      nameLines('', 10, 2),
    ]).toEqual([
      ['生鲜'],
      ['休闲食品零', '食'],
      ['休闲食品零', '食和其他杂…'],
      ['休闲食品零…'],
      ['Fresh food'],
      ['Staples and', 'dry goods'],
      ['Electroencep', 'halography'],
      ['Home, garden', 'and leisure'],
      ['Household', 'chemicals an…'],
      ['Fresh food…'],
      [''],
    ]);
    await showDataCard(card([bar(longName, '1.00', ['1.00', null])]));
    await readyCard('渠道销售');
    expect(last().tooltip(0).title).toBe(longName);
  });
});
