import { describe, expect, it } from 'vitest';
import {
  cellText,
  exportTable,
  gridColumns,
} from '../../../../web/features/assistant/elf-table.ts';
import { buildCsv } from '../../../../web/platform/export/csv.ts';

describe('A value of an assistant', () => {
  const writing = { locale: 'en-US', timeZone: 'Asia/Shanghai', yes: 'Yes', no: 'No' } as const;

  it.each<[unknown, string]>([
    [1234567, '1,234,567'],
    [-0.5, '−0.5'],
    [1e21, '1e+21'],
    ['1234.50', '1,234.50'],
    ['100001', '100001'],
    ['007', '007'],
    ['2026-06-14', 'Jun 14, 2026'],
    ['2026-13-40', '2026-13-40'],
    ['2026-06-14T23:30:00+08:00', 'Jun 14, 2026 23:30'],
    ['2026-06-14T16:30:00Z', 'Jun 15, 2026 00:30'],
    ['2026-06-14 08:00:00', '2026-06-14 08:00:00'],
    [true, 'Yes'],
    [false, 'No'],
    [null, '—'],
    [undefined, '—'],
    ['', '—'],
    [{ a: 1 }, '{"a":1}'],
    ['<b>x</b>', '<b>x</b>'],
  ])('%o is shown as %s', (value, text) => {
    expect(cellText(value, writing)).toBe(text);
  });

  it('makes its column numeric only if all values are numbers', () => {
    const fields = [
      { field: 'a', title: 'A' },
      { field: 'b', title: 'B' },
      { field: 'c', title: 'C' },
    ];
    const rows = [
      { a: 1, b: 1 },
      { a: null, b: 'x' },
      { a: '2.5', b: 3 },
    ];
    expect(gridColumns(fields, rows).map(({ numeric }) => numeric)).toEqual([true, false, false]);
  });

  it('is exported raw, but never as a formula', () => {
    const rows = [{ a: 12345.5, b: '=1+1' }];
    const shown = gridColumns(
      [
        { field: 'a', title: 'A' },
        { field: 'b', title: 'B' },
      ],
      rows,
    );
    expect(buildCsv(exportTable({ title: 'x', asOf: '2026-06-15', columns: shown, rows }))).toBe(
      "\uFEFFA,B\r\n12345.5,'=1+1\r\n",
    );
  });
});
