import { describe, expect, it } from 'vitest';
import type { Column } from '../../../../web/records/fields/column.ts';
import { summaryOf } from '../../../../web/records/fields/summary-of.ts';
import { columnOf } from '../../../support/columns.ts';

describe('The summary below a column', () => {
  const summed = (
    sumStyle: Column['sumStyle'],
    values: readonly unknown[],
    over: Partial<Column> = {},
  ) =>
    summaryOf(
      [columnOf('x', 'INPUT_NUM', { sumStyle, ...over })],
      values.map((x) => ({ x })),
    ).x;

  it('is exact, however long the numbers are', () => {
    expect(
      summed(
        'SUM',
        Array.from({ length: 1000 }, () => '0.1'),
      ),
    ).toBe('100');
    expect(summed('SUM', ['12345678901234567890.01', '0.02', '-0.03'])).toBe(
      '12345678901234567890',
    );
    expect(summed('AVERAGE', ['1', '2', '2'])).toBe('1.67');
    expect(summed('AVERAGE', ['-1', '-2', '-2'])).toBe('-1.67');
    expect(summed('AVERAGE', ['0.005'])).toBe('0.01');
    expect(summed('AVERAGE', ['1', '2'], { decimalPlaces: 0 })).toBe('2');
  });

  it('compares numbers as numbers and dates as dates', () => {
    expect([
      summed('MINIMUM', ['9', '10', '-2.50']),
      summed('MAXIMUM', ['9', '10', '-2.50']),
    ]).toEqual(['-2.5', '10']);
    const days = ['2026-06-15', '2025-12-31'];
    expect(summed('MINIMUM', days, { type: 'DATE' })).toBe('2025-12-31');
  });

  it('is empty if there is nothing to compare, and zero if nothing is added', () => {
    expect([
      summed('SUM', []),
      summed('COUNT', []),
      summed('AVERAGE', []),
      summed('MAXIMUM', [null]),
    ]).toEqual(['0', '0', null, null]);
    expect(summaryOf([columnOf('x')], [{ x: 1 }])).toEqual({});
  });
});
