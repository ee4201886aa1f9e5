import { memoize } from '../async/memoize.ts';
import { daysOf } from '../values/calendar.ts';
import type { Attainment, AttainmentBand } from '../generated/resolvers.ts';
import {
  decimalOf,
  hundredthsOf,
  nullableDecimal,
  percent,
  type Hundredths,
} from '../values/hundredths.ts';
import { givenOrComputedRate } from './given-or-computed-rate.ts';

/** Upper limits (exclusive) in hundredths of a percent. The highest band has none. */
const BANDS: readonly (readonly [Hundredths, AttainmentBand])[] = [
  [4000n, 'BELOW_40'],
  [6000n, 'BELOW_60'],
  [8000n, 'BELOW_80'],
  [10_000n, 'BELOW_100'],
];

/**
 * An actual value compared with its plan. The rate is the services' if they send one. The band is
 * always calculated from that rate.
 */
export function attainmentOf(
  actual: unknown,
  plan: unknown,
  givenRate: unknown,
  elapsedRate: string,
): Attainment {
  const rate = givenOrComputedRate(givenRate, plan, (base) => percent(hundredthsOf(actual), base));
  return {
    actual: nullableDecimal(actual),
    plan: nullableDecimal(plan),
    rate: rate === null ? null : decimalOf(rate),
    band: rate === null ? null : bandOf(rate),
    elapsedRate,
  };
}

/** The band of a rate in hundredths of a percent. */
export function bandOf(rate: Hundredths): AttainmentBand {
  return BANDS.find(([edge]) => rate < edge)?.[1] ?? 'REACHED';
}

/** How much of the month has passed at the end of a day, in percent. All cards ask for one day. */
export const elapsedMonth: (day: string) => string = memoize((day) => elapsedPercent('month', day));

/** How much of the year has passed at the end of a day, in percent. */
export const elapsedYear: (day: string) => string = memoize((day) => elapsedPercent('year', day));

function elapsedPercent(unit: 'month' | 'year', day: string): string {
  const { passed, total } = daysOf(unit, day);
  return decimalOf(percent(BigInt(passed), BigInt(total)) ?? 0n);
}
