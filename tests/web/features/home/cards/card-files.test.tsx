import { unzipSync } from 'fflate';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DataTable } from '../../../../../web/design/charts/data-table.ts';
import { fileName } from '../../../../../web/platform/export/save-file.ts';
import { buildXlsx } from '../../../../../web/platform/export/xlsx.ts';
import { showCard } from '../show-dashboard.tsx';
import { kpi, ranking, salesLine } from '../../../support/home-fixtures.ts';

const table: DataTable = {
  title: '门店销售 TOP10',
  asOf: '2026-11-19',
  currency: 'CNY',
  columns: [
    { title: '名次', kind: 'count' },
    { title: '门店编号', kind: 'text' },
    { title: '日期', kind: 'date' },
    { title: '销售额', kind: 'money' },
    { title: '达成率 (%)', kind: 'rate' },
  ],
  rows: [
    [
      { raw: '1' },
      { raw: '0010' },
      { raw: '2026-11-18' },
      { raw: '-1234567.80' },
      { raw: '63.46' },
    ],
    [
      { raw: null },
      { raw: '=HYPERLINK("http://evil")' },
      { raw: 'no day' },
      { raw: '12345678901234567.89' },
      { raw: null },
    ],
  ],
};

/** The sheets of a workbook as text, with shared strings inserted. */
async function sheetsOf(file: Blob) {
  const parts = unzipSync(new Uint8Array(await readBytes(file)));
  const text = (name: string) => new TextDecoder().decode(parts[name]);
  const shared = [...text('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/gu)].map(
    ([, value]) => value ?? '',
  );
  const cells = (name: string) =>
    [...text(name).matchAll(/<row[^>]*>(.*?)<\/row>/gsu)].map(([, row]) =>
      [...(row ?? '').matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gsu)].map(
        ([, about = '', inner = '']) => {
          const value =
            /<v>([^<]*)<\/v>/u.exec(inner)?.[1] ?? /<t[^>]*>([^<]*)<\/t>/u.exec(inner)?.[1];
          return about.includes('t="s"')
            ? (shared[Number(value)] ?? '')
            : value === undefined
              ? null
              : Number(value);
        },
      ),
    );
  return {
    parts,
    text,
    data: cells('xl/worksheets/sheet1.xml'),
    notes: cells('xl/worksheets/sheet2.xml'),
  };
}

const readBytes = (file: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });

const book = {
  table,
  notes: [{ label: '卡片', value: '门店销售 TOP10' }],
  sheetNames: { data: '门店销售 TOP10', notes: '说明' },
};

describe('A workbook', () => {
  it('contains raw numbers, dates as dates and codes as text, below translated heads', async () => {
    const { data, text } = await sheetsOf(await buildXlsx(book));
    expect(data[0]).toEqual(['名次', '门店编号', '日期', '销售额', '达成率 (%)']);
    // 2026-11-18 as a serial day number of spreadsheets.
    expect(data[1]).toEqual([1, '0010', 46344, -1234567.8, 63.46]);
    expect(text('xl/styles.xml')).toContain('#,##0.00');
    expect(text('xl/styles.xml')).toContain('yyyy-mm-dd');
  });

  it('contains no formulas: they are text, and no digit of a long number is lost', async () => {
    const { data, text } = await sheetsOf(await buildXlsx(book));
    expect(data[2]?.join(' ')).toContain('=HYPERLINK("http://evil")');
    expect(data[2]?.join(' ')).toContain('12345678901234567.89');
    expect(data[2]?.join(' ')).toContain('no day');
    expect(text('xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/u);
  });

  it('names its sheets within the limits of spreadsheet programs', async () => {
    const odd = { data: '[门店/销售]: *TOP10*? and a name that is much too long', notes: '说明' };
    const { text } = await sheetsOf(await buildXlsx({ ...book, sheetNames: odd }));
    const names = [...text('xl/workbook.xml').matchAll(/<sheet [^>]*?name="([^"]*)"/gu)].map(
      ([, name]) => name ?? '',
    );
    expect(names).toHaveLength(2);
    for (const name of names) expect(name).toMatch(/^[^\\/?*[\]:]{1,31}$/u);
  });
});

describe('The name of an exported file', () => {
  it('contains the card, the day of its data and the user', () => {
    expect(fileName({ title: '门店销售排行', asOf: '2026-11-18', user: 'admin' }, 'xlsx')).toBe(
      '门店销售排行_2026-11-18_admin.xlsx',
    );
  });

  it.each([
    ['../../etc/passwd', 'etc_passwd.csv'],
    ['a\u0000b\r\nc', 'a_b_c.csv'],
    ['x'.repeat(200), `${'x'.repeat(100)}.csv`],
  ])('drops from %j what a file system refuses', (title, name) => {
    expect(fileName({ title }, 'csv')).toBe(name);
  });
});

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
    const told = new Map(notes.map(([label, value]) => [String(label), value]));
    expect(Object.fromEntries(told)).toMatchObject({
      卡片: '门店销售 TOP10',
      数据截至: '2026-11-19',
      币种: 'CNY',
      导出人: '林知夏 (ops_director)',
    });
    expect(told.get('导出时间')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/u);
    expect(told.get('指标说明')).toBe('昨日含税销售额');
  });

  it('shows the card in full size, and returns it to its position on close', async () => {
    await showCard(ranking());
    await choose('门店销售 TOP10', '全屏查看');
    const dialog = await screen.findByRole('dialog', { name: '门店销售 TOP10' });
    expect(within(dialog).getByText('数据截至 2026-11-19')).toBeTruthy();
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(10);
    const table = within(dialog).getByRole('region', { name: '查看数据表' });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(within(table).getByText('¥268,300.00')).toBeTruthy();
    expect(dialog.querySelector('.full-card-small')).toBeTruthy();
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
