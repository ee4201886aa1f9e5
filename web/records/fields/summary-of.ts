import { parseDecimal } from '../../design/number/decimal.ts';
import {
  addDecimals,
  isNegative,
  shortestDecimal,
  subtractDecimals,
} from '../../design/number/decimal-arithmetic.ts';
import type { Column, Row } from './column.ts';
import { meanOf } from './mean-of.ts';
import { valueOf } from './values.ts';

type Summary = (values: readonly string[], column: Column) => string | null;

const numbersOf = (values: readonly string[]): string[] =>
  values.filter((value) => parseDecimal(value) !== null);

/** The smallest or largest value: numbers by value, dates and texts alphabetically. */
function firstOf(
  values: readonly string[],
  { type }: Column,
  isBefore: (order: number) => boolean,
): string | null {
  const isNumber = type === 'INPUT_NUM';
  const order = (one: string, other: string) => {
    if (!isNumber) return one < other ? -1 : Number(one > other);
    const difference = subtractDecimals(one, other);
    return isNegative(difference) ? -1 : Number(difference !== '0');
  };
  const comparable = isNumber ? numbersOf(values) : values;
  const found = comparable.reduce<string | null>(
    (best, one) => (best === null || isBefore(order(one, best)) ? one : best),
    null,
  );
  return isNumber ? shortestDecimal(found) : found;
}

const summaries: Readonly<Record<NonNullable<Column['sumStyle']>, Summary>> = {
  SUM: (values) => numbersOf(values).reduce<string>((sum, one) => addDecimals(sum, one), '0'),
  AVERAGE: (values, column) => meanOf(numbersOf(values), column.decimalPlaces ?? 2),
  COUNT: (values) => String(values.length),
  MINIMUM: (values, column) => firstOf(values, column, (order) => order < 0),
  MAXIMUM: (values, column) => firstOf(values, column, (order) => order > 0),
};

/**
 * The summary of each summarized column over these rows, by column name: exact decimals as text, or
 * null without values. Empty cells are ignored.
 */
export function summaryOf(
  columns: readonly Column[],
  rows: readonly Row[],
): Readonly<Record<string, string | null>> {
  const summed = columns.filter(({ sumStyle }) => sumStyle !== null);
  return Object.fromEntries(
    summed.map((column) => {
      const values = rows.map((row) => valueOf(row[column.name])).filter((value) => value !== null);
      return [
        column.name,
        column.sumStyle === null ? null : summaries[column.sumStyle](values, column),
      ];
    }),
  );
}
