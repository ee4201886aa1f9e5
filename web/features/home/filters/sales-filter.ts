import type { DateGranularity, SalesFilterInput } from '../../../generated/schema.ts';
import {
  daysBetween,
  firstDayOf,
  isDay,
  lastDayOf,
  mondayOf,
  shiftDays,
  truncateTo,
} from '../../../design/dates/calendar/calendar-days.ts';

/**
 * The filter of a card or page, as its controls show it. Days are calendar days of the enterprise,
 * YYYY-MM-DD.
 */
export interface SalesFilter {
  granularity: DateGranularity;
  /** The day, a day of the week or month, or the first day of a range. Null if none is chosen. */
  date: string | null;
  /** Last day of a range. */
  endDate: string | null;
  /** Code of a purchasing group. Null means all. */
  purchaseGroup: string | null;
  /** Codes of channels. Empty means all. */
  channels: readonly string[];
}

/** The filters that exist. Each kind of card supports some of them. */
export type FilterName = 'period' | 'purchaseGroup' | 'channels';

/** Maximum days in a range that the gateway accepts, counting both ends. */
const MAX_RANGE_DAYS = 400;

/**
 * The filter while nothing is chosen: two days before today, all purchasing groups, all channels.
 */
export function defaultFilter(today: string): SalesFilter {
  return {
    granularity: 'DAY',
    date: shiftDays(today, -2),
    endDate: null,
    purchaseGroup: null,
    channels: [],
  };
}

/**
 * Applies a change made with the controls. The chosen day is kept when the granularity changes, so
 * that switching from day to week and back restores it. A day in the future becomes today. A range
 * begins without days; leaving a range keeps its last day.
 */
export function applyChange(
  before: SalesFilter,
  part: Partial<SalesFilter>,
  today: string,
): SalesFilter {
  const after = { ...before, ...part };
  if (part.granularity !== undefined && part.granularity !== before.granularity) {
    if (after.granularity === 'RANGE')
      return { ...after, date: part.date ?? null, endDate: part.endDate ?? null };
    const day =
      part.date ??
      (before.granularity === 'RANGE' ? before.endDate : before.date) ??
      defaultFilter(today).date;
    return normalizeDays({ ...after, date: day, endDate: null }, today);
  }
  return normalizeDays(after, today);
}

function normalizeDays(filter: SalesFilter, today: string): SalesFilter {
  if (filter.granularity === 'RANGE') {
    const { date, endDate } = filter;
    return date !== null && endDate !== null && endDate < date
      ? { ...filter, date: endDate, endDate: date }
      : filter;
  }
  const { granularity, date } = filter;
  const isInFuture = date !== null && date > today && granularity === 'DAY';
  return { ...filter, endDate: null, date: isInFuture ? today : date };
}

/**
 * The last day that can be selected. Any day of the current week or month can be, because their
 * figures end at the latest available day.
 */
export function lastSelectableDay(granularity: DateGranularity, today: string): string {
  if (granularity === 'WEEK') return shiftDays(mondayOf(today), 6);
  return granularity === 'MONTH' ? lastDayOf(truncateTo(today, 'month')) : today;
}

const firstDays: Readonly<Record<DateGranularity, (day: string) => string>> = {
  DAY: (day) => day,
  WEEK: mondayOf,
  MONTH: (day) => firstDayOf(truncateTo(day, 'month')),
  RANGE: (day) => day,
};

/** The text key of the problem with the period, or null if it is valid. */
export function periodProblem({ granularity, date, endDate }: SalesFilter): string | null {
  if (date === null || !isDay(date)) return 'time.required';
  if (granularity !== 'RANGE') return null;
  if (endDate === null || !isDay(endDate)) return 'time.required';
  return daysBetween(date, endDate) >= MAX_RANGE_DAYS ? 'time.tooLong' : null;
}

/**
 * The channels for a card that can filter by a single channel: the chosen one, or none if several
 * are chosen.
 */
export function singleChannelOf({ channels }: Pick<SalesFilter, 'channels'>): readonly string[] {
  return channels.length === 1 ? channels : [];
}

/**
 * The filter for a card that can filter by a single channel: without the channels unless exactly
 * one is chosen.
 */
export function limitToOneChannel(input: SalesFilterInput): SalesFilterInput {
  const { channelCodes, ...others } = input;
  return [channelCodes ?? []].flat().length === 1 ? input : others;
}

/**
 * The filter as GraphQL input. Equal filters give equal inputs, so that requests are not repeated.
 * Defaults are left out. Null while there is no valid period.
 */
export function toFilterInput(
  filter: SalesFilter,
  known: readonly FilterName[],
): SalesFilterInput | null {
  const input: SalesFilterInput = {};
  if (known.includes('period')) {
    if (periodProblem(filter) !== null) return null;
    input.granularity = filter.granularity;
    input.date = filter.date === null ? null : firstDays[filter.granularity](filter.date);
    if (filter.granularity === 'RANGE') input.endDate = filter.endDate;
  }
  if (known.includes('purchaseGroup') && filter.purchaseGroup !== null)
    input.purchaseGroupCode = filter.purchaseGroup;
  if (known.includes('channels') && filter.channels.length > 0)
    input.channelCodes = filter.channels.toSorted();
  return input;
}
