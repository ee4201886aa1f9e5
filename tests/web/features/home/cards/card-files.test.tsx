import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { showCard } from '../show-dashboard.tsx';
import { kpi, ranking, salesLine } from '../../../support/home-fixtures.ts';
import { sheetsOf } from './read-workbook.ts';
import { loadStyles, styleOf } from '../../../support/load-styles.ts';

describe('The menu of a card', () => {
  let files: { blob: Blob; name: string }[];

  beforeEach(() => {
    files = [];
    const blobs: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => (blobs.push(blob), 'blob:x'),
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
      this: HTMLAnchorElement,
    ) {
      const blob = blobs.at(-1);
      if (blob) files.push({ blob, name: this.download });
    });
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const openMenu = async (title: string) =>
    userEvent.click(await screen.findByRole('button', { name: `${title}：更多操作` }));
  const choose = async (title: string, item: string) => {
    await openMenu(title);
    await userEvent.click(screen.getByRole('menuitem', { name: item }));
  };

  it('offers what the card has: no picture without a chart, no module without a module', async () => {
    await showCard(ranking());
    await openMenu('门店销售 TOP10');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      '刷新',
      '全屏查看',
      '查看数据表',
      '导出 CSV',
      '导出 Excel',
      '在查询台打开',
    ]);
  });

  it('offers the module behind the card, and opens it', async () => {
    const { openModule } = await showCard(kpi('operating01', '销售额', 1));
    await choose('销售额', '打开对应功能');
    expect(openModule).toHaveBeenCalledWith({
      code: 'rpt_daily',
      name: '销售额',
      provisional: true,
    });
  });

  it('is used with the arrows and closed by Escape', async () => {
    await showCard(ranking());
    const trigger = await screen.findByRole('button', { name: '门店销售 TOP10：更多操作' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('刷新');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('查看数据表');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(trigger);
  });

  it('exports a workbook with the card, the day of its data, the user and the time on its sheet 说明', async () => {
    await showCard(ranking());
    await choose('门店销售 TOP10', '导出 Excel');
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('门店销售_TOP10_2026-11-19_ops_director.xlsx');
    const { data, notes, text } = await sheetsOf(files[0]!.blob);
    expect(data[0]).toEqual(['名次', '门店编号', '门店', '销售额']);
    expect(data[1]).toEqual([1, '1001', '滨江旗舰店', 268300]);
    expect(text('xl/workbook.xml')).toContain('"说明"');
    const factByLabel = new Map(notes.map(([label, value]) => [String(label), value]));
    expect(Object.fromEntries(factByLabel)).toMatchObject({
      卡片: '门店销售 TOP10',
      数据截至: '2026-11-19',
      币种: 'CNY',
      导出人: '林知夏 (ops_director)',
    });
    expect(factByLabel.get('导出时间')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/u);
    expect(factByLabel.get('指标说明')).toBe('昨日含税销售额');
  });

  it('shows the card in full size, and returns it to its position on close', async () => {
    loadStyles('features/home/cards/frame/FullCard.css');
    await showCard(ranking());
    await choose('门店销售 TOP10', '全屏查看');
    const dialog = await screen.findByRole('dialog', { name: '门店销售 TOP10' });
    expect(within(dialog).getByText('数据截至 2026-11-19')).toBeTruthy();
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(10);
    const table = within(dialog).getByRole('region', { name: '查看数据表' });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(within(table).getByText('¥268,300.00')).toBeTruthy();
    const enlarged = [...dialog.querySelectorAll('*')].filter(
      (one) => styleOf(one, 'zoom') === '1.75',
    );
    expect(enlarged.map((one) => one.querySelectorAll('li').length)).toEqual([10]);
    expect(screen.getAllByText('滨江旗舰店')).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
  });

  it('keeps the choices made in the card while it is in full size', async () => {
    await showCard(salesLine());
    await userEvent.click(await screen.findByRole('button', { name: '近 7 天' }));
    await choose('销售趋势', '全屏查看');
    const dialog = await screen.findByRole('dialog', { name: '销售趋势' });
    expect(within(dialog).getByRole('button', { name: '近 7 天', pressed: true })).toBeTruthy();
  });

  it('opens the playground with the query of the card behind the #, where no log sees it', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await showCard(ranking());
    await choose('门店销售 TOP10', '在查询台打开');
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    const address = new URL(String(opened.mock.calls[0]?.[0]), 'http://portal.test');
    expect([address.pathname, address.search]).toEqual(['/playground', '']);
    const asked = new URLSearchParams(address.hash.slice(1));
    expect(JSON.parse(asked.get('variables') ?? '')).toEqual({
      dashboardCode: 'home',
      code: 'storerank',
      chosen: null,
    });
    expect(asked.get('query')).toContain('query Card(');
    expect(asked.get('query')).toContain('fragment StoreRankingCard_card on StoreRankingCard');
    expect(asked.get('query')).not.toContain('KpiCard_card');
  });
});

describe('A card', () => {
  it('shows the day of its data visibly if it differs from the day of the page', async () => {
    const usual = ranking() as { ranking: object };
    const { view } = await showCard({
      ...usual,
      ranking: { ...usual.ranking, asOf: '2026-11-18' },
    } as never);
    const heading = await screen.findByRole('heading', { level: 2, name: '门店销售 TOP10' });
    expect(within(heading.parentElement!).getByText('11-18')).toBeTruthy();
    expect(screen.getByText('数据截至 2026-11-18')).toBeTruthy();
    view.unmount();

    await showCard(ranking());
    expect((await screen.findByRole('button', { name: /^指标说明/u })).title).toContain(
      '数据截至 2026-11-19',
    );
    expect(screen.queryByText('11-19')).toBeNull();
  });
});
