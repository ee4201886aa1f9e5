import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { region, showCard, shownFigure } from '../show-dashboard.tsx';
import { cardAnswer, kpi } from '../../../support/home-fixtures.ts';
import { loadStyles, styleOf } from '../../../support/load-styles.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const trendOf = (card: HTMLElement) => within(card).getByText('日环比').parentElement;

describe('A KPI card', () => {
  it('shows yesterday in 万, states it exactly for screen readers, and compares it with the day before', async () => {
    await showCard(kpi('operating01', '销售额', 1));
    const card = await region('销售额');
    expect(within(card).getByRole('button', { name: '昨日 ¥2,584,312.60' }).title).toBe(
      '¥2,584,312.60',
    );
    expect(shownFigure(card)).toBe('¥258.43万');
    expect(trendOf(card)?.parentElement?.textContent).toBe(
      '日环比 ▲ +3.22%前日 ¥2,503,700.00前日 ¥250.37 万',
    );
    expect(within(card).getByText('前日 ¥250.37 万').ariaHidden).toBe('true');
  });

  it.each([
    ['3.22', 'var(--up)', '▲ +3.22%'],
    ['-1.56', 'var(--down)', '▼ −1.56%'],
    ['0.00', 'var(--up)', '▲ +0.00%'],
    [null, 'var(--flat)', '—'],
  ])(
    'with a change of %s has the color %s, an arrow and a sign',
    async (dayOverDayRate, color, text) => {
      loadStyles('design/theme/base.css');
      await showCard(kpi('operating01', '销售额', 1, { dayOverDayRate }));
      const trend = trendOf(await region('销售额'));
      expect([styleOf(trend, 'color'), trend?.textContent]).toEqual([color, `日环比 ${text}`]);
    },
  );

  it('shows a loss with its sign', async () => {
    await showCard(kpi('operating02', '毛利', 1, { yesterday: '-12345.60' }));
    expect(shownFigure(await region('毛利'))).toBe('−¥1.23万');
  });

  it('shows a dash if there is no figure for yesterday and nothing to compare with', async () => {
    await showCard(
      kpi('operating01', '销售额', 1, { yesterday: null, dayBefore: '0.00', dayOverDayRate: null }),
    );
    const card = await region('销售额');
    expect(shownFigure(card)).toBe('—');
    expect(within(card).getByTitle('前日没有数据，无法比较')).toBeTruthy();
    expect(card.textContent).not.toMatch(/NaN|Infinity|∞/);
  });

  it('shows customer flow as a whole count without currency', async () => {
    await showCard(
      kpi('operating03', '客流', 1, { unit: 'COUNT', yesterday: '38642', dayBefore: '37905' }),
    );
    const card = await region('客流');
    expect(shownFigure(card)).toBe('38,642');
    expect(within(card).getByTitle('37,905').lastChild?.textContent).toBe('前日 37,905');
  });

  it('shows counts without decimals in tooltips, words, rings and table', async () => {
    const flow = {
      __typename: 'Attainment' as const,
      actual: '726200.00',
      plan: '1100000.40',
      rate: '66.02',
      band: 'BELOW_80' as const,
      elapsedRate: '63.33',
    };
    const figures = {
      unit: 'COUNT' as const,
      yesterday: '38642.00',
      dayBefore: '37905.60',
      month: flow,
    };
    await showCard(kpi('operating03', '客流', 1, figures));
    const card = await region('客流');
    expect(within(card).getByRole('button', { name: '昨日 38,642' }).title).toBe('38,642');
    expect(within(card).getByTitle('37,906')).toBeTruthy();
    expect(
      within(card).getByRole('img', { name: '月达成 66.02%' }).querySelector('title')?.textContent,
    ).toBe('实际 726,200 / 计划 1,100,000，时间进度 63.33%');
    await userEvent.click(screen.getByRole('button', { name: '客流：更多操作' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '查看数据表' }));
    const rows = within(await screen.findByRole('dialog', { name: '客流' })).getAllByRole('row');
    expect(rows.slice(1, 3).map((row) => row.textContent)).toEqual(['昨日38,642', '前日37,906']);
    expect(rows[5]?.textContent).toContain('1,100,000');
  });

  it.each([
    ['95000000.00', '120000000.00', '前日 ¥12,000.00 万'],
    ['120000000.00', '95000000.00', '前日 ¥0.95 亿'],
    ['9000.00', '12345.60', '前日 ¥12,345.60'],
  ])('shows %s and its comparison (%s) in one unit', async (yesterday, dayBefore, text) => {
    await showCard(kpi('operating01', '销售额', 1, { yesterday, dayBefore }));
    expect(
      within(await region('销售额'))
        .getAllByText(text)
        .at(-1)?.ariaHidden,
    ).toBe('true');
  });

  it('names its days differently if they are not yesterday', async () => {
    await showCard(kpi('operating01', '销售额', 1, { asOf: '2026-10-31' }));
    const card = await region('销售额');
    expect(within(card).getByRole('button', { name: '当日 ¥2,584,312.60' })).toBeTruthy();
    expect(within(card).getByText('前一日 ¥250.37 万')).toBeTruthy();
  });

  it('names its rings with their exact figures and parts, and reports a missing plan', async () => {
    const year = {
      __typename: 'Attainment' as const,
      actual: '66.40',
      plan: null,
      rate: null,
      band: null,
      elapsedRate: '88.49',
    };
    await showCard(kpi('operating04', '客单价', 1, { year }));
    expect(
      (await screen.findByRole('img', { name: '月达成 63.46%' })).querySelector('title')
        ?.textContent,
    ).toBe('实际 ¥51,097,800.00 / 计划 ¥80,520,000.00，时间进度 63.33%');
    expect(
      screen.getByRole('img', { name: '年达成 未设置计划' }).querySelector('title')?.textContent,
    ).toBe('未设置计划');
  });

  it('opens the module behind it', async () => {
    const { openModule } = await showCard(kpi('operating01', '销售额', 1));
    await userEvent.click(await screen.findByRole('button', { name: '昨日 ¥2,584,312.60' }));
    expect(openModule).toHaveBeenCalledWith({
      code: 'rpt_daily',
      name: '销售额',
      provisional: true,
    });
  });

  it('is no button without a module', async () => {
    await showCard(kpi('operating01', '销售额', 1, {}, { moduleCode: null }));
    await region('销售额');
    expect(screen.queryByRole('button', { name: /昨日/ })).toBeNull();
  });

  it('explains its figure to keyboard users too', async () => {
    await showCard(kpi('operating01', '销售额', 1));
    const info = await screen.findByRole('button', { name: '指标说明：销售额' });
    info.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('note').textContent).toBe('已扣退货，含税\n数据截至 2026-11-19');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('is refreshed separately by its menu', async () => {
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
    const dialog = await screen.findByRole('dialog', { name: '销售额' });
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
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => (written.push(blob), 'blob:x'),
        revokeObjectURL: () => undefined,
      }),
    );
    const clicked = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    await showCard(kpi('operating01', '销售额', 1));
    await userEvent.click(await screen.findByRole('button', { name: '销售额：更多操作' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '导出 CSV' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    expect(await written[0]?.text()).toContain('昨日,2584312.60\r\n');
  });

  it.each([
    ['zh-CN', '¥258.43万', '前日 ¥250.37 万', '月达成 63.46%'],
    ['zh-TW', '¥258.43萬', '前日 ¥250.37 萬', '月達成 63.46%'],
    ['en-US', '¥2.58M', 'Day before ¥2.50M', 'Month vs plan 63.46%'],
  ] as const)('is translated to %s', async (locale, value, before, ring) => {
    await showCard(kpi('operating01', 'Sales', 1), { locale });
    const card = await region('Sales');
    expect(shownFigure(card)).toBe(value);
    expect(within(card).getByText(before)).toBeTruthy();
    expect(within(card).getByRole('img', { name: ring })).toBeTruthy();
  });
});
