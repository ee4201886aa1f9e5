import { addYears, monthStart, nextMonthStart, weekdayOf } from '../../server/calendar.ts';
import type { Period } from '../period.ts';

export type TimeDimension = 'day' | 'week' | 'month';
export type Comparison = 'previous' | 'sameweekdays' | 'lastyear' | 'lastyearsameweekdays';

const WEEK = 7;
/** 52 weeks: the same weekday about one year before. */
const WEEKS_OF_A_YEAR = 52 * WEEK;

const NEXT: Readonly<Record<TimeDimension, (day: number) => number>> = {
  day: (day) => day + 1,
  week: (day) => day - weekdayOf(day) + WEEK,
  month: nextMonthStart,
};

/** The days, weeks or months of a period, the first and last cut at its ends; the period itself without a time dimension. */
export function bucketsOf(period: Period, dimension: TimeDimension | undefined): Period[] {
  if (dimension === undefined) return [period];
  const buckets: Period[] = [];
  for (let from = period.from; from <= period.to; from = NEXT[dimension](from))
    buckets.push({ from, to: Math.min(NEXT[dimension](from) - 1, period.to) });
  return buckets;
}

/** The part of a period up to a day; null when it begins later. */
export function upTo({ from, to }: Period, last: number): Period | null {
  return from > last ? null : { from, to: Math.min(to, last) };
}

export type Shift = (day: number) => number;

/**
 * Returns for each day the one that it is compared with. A date that the earlier month does not have becomes the first of the next month,
 * so that periods shifted by their first day and the day after their last neither overlap nor leave a gap.
 */
export function shiftOf(comparison: Comparison, { from, to }: Period): Shift {
  const days = to - from + 1;
  switch (comparison) {
    case 'previous': {
      const months = wholeMonthsOf({ from, to });
      return months > 0 ? (day) => monthsBefore(day, months) : (day) => day - days;
    }
    case 'sameweekdays':
      return (day) => day - Math.ceil(days / WEEK) * WEEK;
    case 'lastyear':
      return (day) => monthsBefore(day, 12);
    case 'lastyearsameweekdays':
      return (day) => day - WEEKS_OF_A_YEAR;
  }
}

/** The days that a period is compared with. They may be none: nothing corresponds to February 29. */
export function shifted({ from, to }: Period, shift: Shift): Period {
  return { from: shift(from), to: shift(to + 1) - 1 };
}

/** How many calendar months a period consists of; 0 when it is not made of whole months. */
function wholeMonthsOf({ from, to }: Period): number {
  if (monthStart(from) !== from || nextMonthStart(to) !== to + 1) return 0;
  let months = 0;
  for (let day = from; day <= to; day = nextMonthStart(day)) months += 1;
  return months;
}

function monthsBefore(day: number, months: number): number {
  const first = monthStart(day);
  let start = first;
  if (months === 12) start = addYears(first, -1);
  else for (let count = 0; count < months; count += 1) start = monthStart(start - 1);
  return Math.min(start + (day - first), nextMonthStart(start));
}
