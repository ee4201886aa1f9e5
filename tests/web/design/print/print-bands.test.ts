import { describe, expect, it } from 'vitest';
import { type PrintColumn, printBands } from '../../../../web/design/print/print-bands.ts';

const column = (key: string, text: string, title = key): PrintColumn => ({
  key,
  title,
  align: 'LEFT',
  cells: [text],
});
const keysOf = (columns: readonly PrintColumn[]) =>
  printBands(columns).bands.map((band) => band.columns.map((one) => one.column.key));
const many = (count: number, text: string) =>
  Array.from({ length: count }, (_, index) => column(`c${String(index)}`, text));

describe('The columns of a printed table', () => {
  it('stay beside each other on an upright page if they fit', () => {
    const { bands, isWide } = printBands([column('code', 'P100001'), column('name', '鲜牛奶')]);
    expect([bands.length, isWide]).toEqual([1, false]);
  });

  it('are printed across the page if they do not fit', () => {
    expect(printBands(many(9, '一二三四五六七')).isWide).toBe(true);
    expect(keysOf(many(9, '一二三四五六七'))).toHaveLength(1);
  });

  it('go on in further bands, each of which begins with the column that names the row', () => {
    const bands = keysOf(many(21, 'P10000100001'));
    expect(bands.length).toBeGreaterThan(1);
    expect(bands.every(([first]) => first === 'c0')).toBe(true);
    expect(bands.flatMap((band) => band.slice(1))).toEqual(
      many(21, '').flatMap(({ key }) => (key === 'c0' ? [] : key)),
    );
  });

  it('are never too narrow for a code or for a word of their heading, and bands fit on the page', () => {
    const { bands } = printBands([
      ...many(20, '6900000000011'),
      column('word', '1', 'Responsibility'),
      column('long', '长'.repeat(500)),
    ]);
    for (const { columns, width } of bands) {
      expect(width).toBeLessThanOrEqual(960);
      for (const one of columns) expect(one.width).toBeGreaterThan(13 * 6);
    }
  });

  it('have room for the bold letters of their headings', () => {
    const { bands } = printBands([column('remark', '—', 'Remark')]);
    expect(bands[0]?.width).toBeGreaterThanOrEqual(6 * 7 + 14);
  });

  it('are none for a table without columns', () => {
    expect(keysOf([])).toEqual([[]]);
  });
});
