import { describe, expect, it } from 'vitest';
import type { DataTable } from '../../../../../web/design/charts/data-table.ts';
import { fileName } from '../../../../../web/platform/export/save-file.ts';
import { buildXlsx } from '../../../../../web/platform/export/xlsx.ts';

import { sheetsOf } from './read-workbook.ts';

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
