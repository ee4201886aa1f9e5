import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ChartCanvasProps } from '../../../../../web/design/charts/ChartCanvas.tsx';
import type { ChartTheme } from '../../../../../web/design/charts/chart-theme.ts';
import { region, showCard } from '../show-dashboard.tsx';
import { type CardData, salesLine } from '../../../support/home-fixtures.ts';

const drawn = vi.hoisted((): { last: unknown } => ({ last: null }));
vi.mock('../../../../../web/design/charts/ChartCanvas.tsx', () => ({
  ChartCanvas: (props: { label: string }) => {
    drawn.last = props;
    return <div role="img" aria-label={props.label} />;
  },
}));

const theme = { series: ['brand'], plan: 'grey', fontFamily: 'sans' } as unknown as ChartTheme;

/** What is drawn for the first days of the long period. */
async function pictureOf(days: number) {
  const card = salesLine() as Extract<CardData, { __typename: 'SalesLineCard' }>;
  const last30 = card.last30 && { ...card.last30, points: card.last30.points.slice(0, days) };
  await showCard({ ...card, last30 });
  await screen.findByRole('img');
  const { data, options } = (drawn.last as Extract<ChartCanvasProps, { kind?: 'line' }>).configure(
    theme,
  );
  const x = options?.scales?.x;
  return {
    radii: data.datasets.map(({ pointRadius }) => pointRadius),
    isCut: data.datasets.some(({ clip }) => clip !== false),
    offset: x?.offset,
    align: x?.ticks && 'align' in x.ticks ? x.ticks.align : undefined,
  };
}

describe('The sales line card', () => {
  it('describes the chart in words, with the unit once in the head', async () => {
    await showCard(salesLine());
    const card = await region('销售趋势');
    expect(
      await within(card).findByRole('img', {
        name: '销售趋势，近 30 天。最高 11-11 ¥402.18 万，最低 11-05 ¥176.40 万，合计 ¥8,017.15 万',
      }),
    ).toBeTruthy();
    expect(within(card).getByText('万元')).toBeTruthy();
    expect(within(card).getByText('达成率').closest('dl')?.textContent).toBe('达成率100.45%');
  });

  it('shows the subtitle of the services, translated if it is a key of the packs', async () => {
    const card = salesLine() as Extract<CardData, { __typename: 'SalesLineCard' }>;
    const last30 = card.last30 && { ...card.last30, subtitle: 'sales.actual' };
    const last7 = card.last7 && { ...card.last7, subtitle: '含税，单位：元' };
    await showCard({ ...card, last7, last30 });
    const shown = await region('销售趋势');
    expect(within(shown).getByText('达成销售', { selector: 'p' })).toBeTruthy();
    await userEvent.click(within(shown).getByRole('button', { name: '近 7 天' }));
    expect(within(shown).getByText('含税，单位：元')).toBeTruthy();
  });

  it('switches between 7 and 30 days without a request', async () => {
    const { gateway } = await showCard(salesLine());
    await userEvent.click(await screen.findByRole('button', { name: '近 7 天' }));
    expect(screen.getByRole('button', { name: '近 7 天' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(8);
    expect(gateway.operations()).toEqual(['Home']);
  });

  it('states the amounts of a day exactly in the tooltip', async () => {
    await showCard(salesLine());
    await screen.findByRole('img');
    const { tooltip } = drawn.last as ChartCanvasProps;
    const values = tooltip(0).rows.map(({ value }) => value);
    expect(values[0]).toMatch(/^¥\d,\d{3},\d{3}\.\d\d$/u);
    expect(values[1]).toMatch(/^¥\d,\d{3},\d{3}\.\d\d$/u);
    expect(values[2]).toMatch(/^\d+\.\d\d%$/u);
  });

  it('draws a single day as points in the middle, because a line needs two', async () => {
    expect(await pictureOf(1)).toEqual({
      radii: [4, 4],
      isCut: false,
      offset: true,
      align: 'center',
    });
  });

  it('draws several days as lines from edge to edge, without points', async () => {
    expect(await pictureOf(2)).toEqual({
      radii: [0, 0],
      isCut: true,
      offset: false,
      align: 'inner',
    });
  });

  it('reports that it has no days', async () => {
    const card = salesLine() as Extract<CardData, { __typename: 'SalesLineCard' }>;
    const none = (series: NonNullable<typeof card.last7>) => ({ ...series, points: [] });
    await showCard({
      ...card,
      last7: card.last7 && none(card.last7),
      last30: card.last30 && none(card.last30),
    });
    expect(await screen.findByText('暂无数据')).toBeTruthy();
    expect(screen.getByText('2026-11-19 没有销售')).toBeTruthy();
  });

  it('shows the only period if the services send just one', async () => {
    const card = salesLine() as Extract<CardData, { __typename: 'SalesLineCard' }>;
    await showCard({ ...card, last30: card.last30 && { ...card.last30, points: [] } });
    expect(
      (await screen.findByRole('button', { name: '近 7 天' })).getAttribute('aria-pressed'),
    ).toBe('true');
    expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: '近 30 天' }));
    expect(screen.getByText('暂无数据')).toBeTruthy();
  });

  it('does not treat a missing period as a failure', async () => {
    await showCard({
      ...(salesLine() as Extract<CardData, { __typename: 'SalesLineCard' }>),
      last30: null,
    });
    expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(8);
    expect(screen.queryByText('加载失败')).toBeNull();
  });

  it('states how many days its estimate covers if a month has no plan', async () => {
    const card = salesLine() as Extract<CardData, { __typename: 'SalesLineCard' }>;
    await showCard({
      ...card,
      last30: card.last30 && { ...card.last30, plannedDays: 19, estimatedTotal: '50996000.00' },
    });
    const rate = within(await region('销售趋势'))
      .getByText('达成率')
      .closest('dl')!;
    expect(rate.parentElement?.textContent).toContain('30 天中 19 天有计划');
    expect(rate.parentElement?.textContent).toContain('5,099.60 万');
  });
});
