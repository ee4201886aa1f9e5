import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardKinds } from '../../web/features/home/cards/card-kinds.ts';
import { exampleKind } from '../../web/features/home/cards/_ExampleCard.tsx';
import { Dashboard } from '../../web/features/home/Dashboard.tsx';
import { counterPeriod } from '../../web/features/home/useMinutes.ts';
import type { Locale } from '../../web/kit/language/locales.ts';
import { cardAnswer, type CardData, dashboardOf, kpi, ranking, salesLine, todo } from './home-fixtures.ts';
import { fakeGateway, languageOf, Surroundings } from './home-support.tsx';

vi.mock('../../web/kit/charts/ChartCanvas.tsx', () => ({
  ChartCanvas: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));

async function showCard(
  card: CardData,
  { locale = 'zh-CN', answers = {} }: { locale?: Locale; answers?: Parameters<typeof fakeGateway>[0] } = {},
) {
  const openModule = vi.fn();
  const gateway = fakeGateway({ Home: () => ({ data: dashboardOf([card]) }), ...answers });
  const view = render(
    <Surroundings link={gateway.link} language={await languageOf(locale)} openModule={openModule}>
      <Dashboard code="home" />
    </Surroundings>,
  );
  return { openModule, gateway, view };
}

const region = (name: string) => screen.findByRole('region', { name });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a KPI card', () => {
  it('shows yesterday in 万, reads it out exactly, and compares it with the day before', async () => {
    await showCard(kpi('operating01', '销售额', 1));
    const card = await region('销售额');
    expect(within(card).getByRole('button', { name: '昨日 ¥2,584,312.60' }).title).toBe('¥2,584,312.60');
    expect(card.querySelector('.kpi-shown')?.textContent).toBe('¥258.43万');
    expect(card.querySelector('.kpi-trend b')?.className).toBe('up');
    expect(card.querySelector('.kpi-trend')?.textContent).toBe('日环比 ▲ +3.22%前日 ¥250.37 万');
  });

  it.each([
    ['-1.56', 'down', '▼ −1.56%'],
    ['0.00', 'up', '▲ +0.00%'],
    [null, 'flat', '—'],
  ])('with a change of %s goes %s, with arrow and sign', async (dayOverDayRate, direction, text) => {
    await showCard(kpi('operating01', '销售额', 1, { dayOverDayRate }));
    const trend = (await region('销售额')).querySelector('.kpi-trend b');
    expect([trend?.className, trend?.textContent]).toEqual([direction, `日环比 ${text}`]);
  });

  it('shows a loss with its sign', async () => {
    await showCard(kpi('operating02', '毛利', 1, { yesterday: '-12345.60' }));
    expect((await region('毛利')).querySelector('.kpi-shown')?.textContent).toBe('−¥1.23万');
  });

  it('reads a dash where there was no yesterday and nothing to compare with', async () => {
    await showCard(kpi('operating01', '销售额', 1, { yesterday: null, dayBefore: '0.00', dayOverDayRate: null }));
    const card = await region('销售额');
    expect(card.querySelector('.kpi-shown')?.textContent).toBe('—');
    expect(within(card).getByTitle('前日没有数据，无法比较')).toBeTruthy();
    expect(card.textContent).not.toMatch(/NaN|Infinity|∞/);
  });

  it('shows customer flow as a whole count without currency', async () => {
    await showCard(kpi('operating03', '客流', 1, { unit: 'COUNT', yesterday: '38642', dayBefore: '37905' }));
    const card = await region('客流');
    expect(card.querySelector('.kpi-shown')?.textContent).toBe('38,642');
    expect(card.querySelector('.kpi-trend .mute')?.textContent).toBe('前日 37,905');
  });

  it('names its rings with their figures, what they are made of, and the missing plan', async () => {
    const year = { __typename: 'Attainment' as const, actual: '66.40', plan: null, rate: null, band: null, elapsedRate: '88.49' };
    await showCard(kpi('operating04', '客单价', 1, { year }));
    expect((await screen.findByRole('img', { name: '月达成 63.46%' })).querySelector('title')?.textContent).toBe(
      '实际 ¥5,109.78 万 / 计划 ¥8,052.00 万，时间进度 63.33%',
    );
    expect(screen.getByRole('img', { name: '年达成 未设置计划' }).querySelector('title')?.textContent).toBe('未设置计划');
  });

  it('opens the module behind it', async () => {
    const { openModule } = await showCard(kpi('operating01', '销售额', 1));
    await userEvent.click(await screen.findByRole('button', { name: '昨日 ¥2,584,312.60' }));
    expect(openModule).toHaveBeenCalledWith({ code: 'rpt_daily', name: '销售额' });
  });

  it('is no button without a module', async () => {
    await showCard(kpi('operating01', '销售额', 1, {}, { moduleCode: null }));
    await region('销售额');
    expect(screen.queryByRole('button', { name: /昨日/ })).toBeNull();
  });

  it('explains its figure to the keyboard too', async () => {
    await showCard(kpi('operating01', '销售额', 1));
    const info = await screen.findByRole('button', { name: '指标说明：销售额' });
    info.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('note').textContent).toBe('已扣退货，含税\n数据截至 2026-11-19');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('is refreshed alone by its menu', async () => {
    const newer = kpi('operating01', '销售额', 1, { yesterday: '20000.00' });
    const { gateway } = await showCard(kpi('operating01', '销售额', 1), {
      answers: { Card: () => ({ data: cardAnswer(newer) }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: '销售额：更多操作' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '刷新' }));
    expect(await screen.findByRole('button', { name: '昨日 ¥20,000.00' })).toBeTruthy();
    expect(gateway.operations()).toEqual(['Home', 'Card']);
  });

  it('shows its figures as a table, exact and never in 万', async () => {
    await showCard(kpi('operating01', '销售额', 1));
    await userEvent.click(await screen.findByRole('button', { name: '销售额：更多操作' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '查看数据表' }));
    const dialog = screen.getByRole('dialog', { name: '销售额' });
    expect(
      within(dialog)
        .getAllByRole('row')
        .slice(1, 4)
        .map((row) => row.textContent),
    ).toEqual(['昨日¥2,584,312.60', '前日¥2,503,700.00', '日环比 (%)3.22%']);
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is exported as CSV with raw figures', async () => {
    const written: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => (written.push(blob), 'blob:x'), revokeObjectURL: () => undefined }),
    );
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await showCard(kpi('operating01', '销售额', 1));
    await userEvent.click(await screen.findByRole('button', { name: '销售额：更多操作' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '导出 CSV' }));
    expect(clicked).toHaveBeenCalledOnce();
    expect(await written[0]?.text()).toContain('昨日,2584312.60\r\n');
  });

  it.each([
    ['zh-CN', '¥258.43万', '前日 ¥250.37 万', '月达成 63.46%'],
    ['zh-TW', '¥258.43萬', '前日 ¥250.37 萬', '月達成 63.46%'],
    ['en-US', '¥2.58M', 'Day before ¥2.50M', 'Month vs plan 63.46%'],
  ] as const)('speaks %s', async (locale, value, before, ring) => {
    await showCard(kpi('operating01', 'Sales', 1), { locale });
    const card = await region('Sales');
    expect(card.querySelector('.kpi-shown')?.textContent).toBe(value);
    expect(card.querySelector('.kpi-trend .mute')?.textContent).toBe(before);
    expect(within(card).getByRole('img', { name: ring })).toBeTruthy();
  });
});

describe('the to-do counters', () => {
  it('are six, shortened from 100 on, with a dot only where there is something to do', async () => {
    const { openModule } = await showCard(todo({ pendingApproval: 99, pool: 100, todo: 0, finished: 500 }));
    const card = await region('待办事项');
    expect(
      within(card)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['我发起的7', '我提交的5', '待我审批99', '任务池99+', '我的待办0', '我的已办99+']);
    expect(
      within(card)
        .getAllByTestId(/^dot-/)
        .map((dot) => dot.dataset.testid),
    ).toEqual(['dot-pendingApproval', 'dot-pool']);
    await userEvent.click(within(card).getByRole('button', { name: '待我审批99' }));
    expect(openModule).toHaveBeenCalledWith({ code: '100003', name: '审批中心' });
  });

  it('are asked for alone every 60 s, tell what has risen, and rest while the page is hidden', async () => {
    vi.useFakeTimers();
    let hidden = false;
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
    const { gateway } = await showCard(todo(), {
      answers: { Card: () => ({ data: cardAnswer(todo({ pool: 24, pendingApproval: 11 })) }) },
    });
    await act(() => vi.advanceTimersByTimeAsync(10));
    await act(() => vi.advanceTimersByTimeAsync(counterPeriod - 11));
    expect(gateway.operations()).toEqual(['Home']);
    await act(() => vi.advanceTimersByTimeAsync(11));
    expect(gateway.operations()).toEqual(['Home', 'Card']);
    expect(screen.getByText('任务池增加到 24。')).toBeTruthy();
    hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await act(() => vi.advanceTimersByTimeAsync(counterPeriod * 5));
    expect(gateway.operations()).toEqual(['Home', 'Card']);
    hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(gateway.operations()).toEqual(['Home', 'Card', 'Card']);
  });

  it('keep what they show when a silent question fails', async () => {
    vi.useFakeTimers();
    const { gateway } = await showCard(todo(), { answers: { Card: () => new Error('gone') } });
    await act(() => vi.advanceTimersByTimeAsync(counterPeriod + 10));
    expect(gateway.operations()).toEqual(['Home', 'Card']);
    expect(screen.getByRole('button', { name: '任务池23' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the sales line', () => {
  it('says in words what the picture shows, with its unit once in the head', async () => {
    await showCard(salesLine());
    const card = await region('销售趋势');
    expect(
      await within(card).findByRole('img', {
        name: '销售趋势，近 30 天。最高 11-11 ¥402.18 万，最低 11-05 ¥176.40 万，合计 ¥8,017.15 万',
      }),
    ).toBeTruthy();
    expect(within(card).getByText('万元')).toBeTruthy();
    expect(card.querySelector('.sales-totals')?.textContent).toContain('达成率100.45%');
  });

  it('switches between 7 and 30 days without asking', async () => {
    const { gateway } = await showCard(salesLine());
    await userEvent.click(await screen.findByRole('button', { name: '近 7 天' }));
    expect(screen.getByRole('button', { name: '近 7 天' }).getAttribute('aria-pressed')).toBe('true');
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(8);
    expect(gateway.operations()).toEqual(['Home']);
  });

  it('without a day says so', async () => {
    const card = salesLine() as Extract<CardData, { __typename: 'SalesLineCard' }>;
    const none = (series: NonNullable<typeof card.last7>) => ({ ...series, points: [] });
    await showCard({ ...card, last7: card.last7 && none(card.last7), last30: card.last30 && none(card.last30) });
    expect(await screen.findByText('暂无数据')).toBeTruthy();
    expect(screen.getByText('2026-11-19 没有销售')).toBeTruthy();
  });
});

describe('the store ranking', () => {
  it('lists the stores with bars in proportion to the first and exact amounts for those who listen', async () => {
    await showCard(ranking());
    const card = await region('门店销售 TOP10');
    const rows = within(card).getAllByRole('listitem');
    expect(rows).toHaveLength(10);
    expect(rows[1]?.textContent).toContain('城西广场店');
    expect(rows[1]?.querySelector('[title="¥241,700.00"]')?.textContent).toBe('24.17¥241,700.00');
    expect(rows.slice(0, 2).map((row) => row.querySelector<HTMLElement>('.ranking-bar')?.style.width)).toEqual(['100%', '90.1%']);
  });

  it('without stores says so', async () => {
    await showCard(ranking([]));
    expect(await screen.findByText('2026-11-19 没有销售')).toBeTruthy();
  });
});

describe('the table of kinds', () => {
  it('holds a complete kind for every type and not the example', async () => {
    for (const kind of Object.values(cardKinds))
      expect(kind).toMatchObject({ Component: expect.any(Function), Skeleton: expect.any(Function) });
    expect(Object.values(cardKinds)).not.toContain(exampleKind);
    await waitFor(() => expect(Object.keys(cardKinds)).toContain('UnknownCard'));
  });
});
