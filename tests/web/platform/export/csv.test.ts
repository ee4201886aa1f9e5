import { describe, expect, it } from 'vitest';

import { buildCsv } from '../../../../web/platform/export/csv.ts';
import { fileName } from '../../../../web/platform/export/save-file.ts';
import type { DataTable } from '../../../../web/design/charts/data-table.ts';

const table: DataTable = {
  title: '销售趋势',
  asOf: '2026-11-19',
  currency: 'CNY',
  columns: [
    { title: '日期', kind: 'date' },
    { title: '达成销售', kind: 'money' },
  ],
  rows: [
    [{ raw: '2026-11-18' }, { raw: '2515000.00' }],
    [{ raw: '2026-11-19' }, { raw: null }],
  ],
};

describe('A CSV file', () => {
  it('begins with a byte order mark, ends lines with CRLF and contains raw figures', () => {
    expect(buildCsv(table)).toBe('\uFEFF日期,达成销售\r\n2026-11-18,2515000.00\r\n2026-11-19,\r\n');
  });

  it('turns formulas into text and leaves the sign of a number alone', () => {
    const columns = [
      { title: '门店', kind: 'text' as const },
      { title: '销售', kind: 'money' as const },
    ];
    const rows = ['=1+1', '+1', '-1', '@x', '\tx', '\rx', '平常'].map((name) => [
      { raw: name },
      { raw: '-5.00' },
    ]);
    const cells = buildCsv({ ...table, columns, rows })
      .split('\r\n')
      .slice(1, -1);
    expect(cells).toEqual([
      "'=1+1,-5.00",
      "'+1,-5.00",
      "'-1,-5.00",
      "'@x,-5.00",
      "'\tx,-5.00",
      '"\'\rx",-5.00',
      '平常,-5.00',
    ]);
  });

  it('quotes commas, quotes and line breaks', () => {
    const rows = [[{ raw: 'a,"b"\nc' }]];
    expect(buildCsv({ ...table, columns: [{ title: '门店', kind: 'text' }], rows })).toContain(
      '"a,""b""\nc"',
    );
  });

  it('is named after the card and the day, without characters that file systems refuse', () => {
    expect(fileName({ ...table, title: '门店/销售: "TOP10"' }, 'csv')).toBe(
      '门店_销售_TOP10_2026-11-19.csv',
    );
  });
});
