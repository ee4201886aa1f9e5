import { add, exactOf, isMore, textOf, type Exact } from '../values/decimal.ts';
import type { SumStyle } from '../generated/resolvers.ts';

const ZERO: Exact = { digits: 0n, scale: 0 };

const numbersOf = (values: readonly unknown[]): Exact[] =>
  values.map(exactOf).filter((number) => number !== null);

const extreme =
  (wins: (one: Exact, other: Exact) => boolean) =>
  (values: readonly unknown[]): string | null => {
    const [first, ...others] = numbersOf(values);
    return first === undefined
      ? null
      : textOf(others.reduce((best, one) => (wins(one, best) ? one : best), first));
  };

/** The average with this many decimals, rounded half away from zero. */
function averageOf(values: readonly unknown[], places: number): string | null {
  const numbers = numbersOf(values);
  if (numbers.length === 0) return null;
  const { digits, scale } = numbers.reduce(add, ZERO);
  const count = BigInt(numbers.length) * 10n ** BigInt(scale);
  const doubled = (digits < 0n ? -digits : digits) * 10n ** BigInt(places) * 2n;
  const rounded = (doubled + count) / (count * 2n);
  return textOf({ digits: digits < 0n ? -rounded : rounded, scale: places });
}

/**
 * The summary of a column by style; null without values. Values that are not numbers are ignored,
 * except in a count.
 */
export const summaries: Readonly<
  Record<SumStyle, (values: readonly unknown[], places: number) => string | null>
> = {
  SUM: (values) => textOf(numbersOf(values).reduce(add, ZERO)),
  AVERAGE: averageOf,
  COUNT: (values) =>
    String(values.filter((value) => value !== null && value !== undefined && value !== '').length),
  MINIMUM: extreme((one, other) => isMore(other, one)),
  MAXIMUM: extreme(isMore),
};
