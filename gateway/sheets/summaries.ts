import { add, exactOf, isMore, textOf, type Exact } from '../values/decimal.ts';
import type { SumStyle } from '../generated/resolvers.ts';

const NOTHING: Exact = { digits: 0n, scale: 0 };

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

/** The mean to so many places, half away from zero. */
function meanOf(values: readonly unknown[], places: number): string | null {
  const numbers = numbersOf(values);
  if (numbers.length === 0) return null;
  const { digits, scale } = numbers.reduce(add, NOTHING);
  const count = BigInt(numbers.length) * 10n ** BigInt(scale);
  const doubled = (digits < 0n ? -digits : digits) * 10n ** BigInt(places) * 2n;
  const rounded = (doubled + count) / (count * 2n);
  return textOf({ digits: digits < 0n ? -rounded : rounded, scale: places });
}

/** What stands below a column, by how it is summed up; null where there is nothing to say. What is no number counts for nothing, except in a count. */
export const summaries: Readonly<
  Record<SumStyle, (values: readonly unknown[], places: number) => string | null>
> = {
  SUM: (values) => textOf(numbersOf(values).reduce(add, NOTHING)),
  AVERAGE: meanOf,
  COUNT: (values) =>
    String(values.filter((value) => value !== null && value !== undefined && value !== '').length),
  MINIMUM: extreme((one, other) => isMore(other, one)),
  MAXIMUM: extreme(isMore),
};
