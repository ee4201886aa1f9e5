import type { DateGranularity, SalesFilterInput } from '../../../generated/schema.ts';
import {
  addDays,
  daysBetween,
  isDay,
  lastOfMonth,
  mondayOf,
  monthOf,
} from '../../../design/number/days.ts';

/** What a card or a whole dashboard is narrowed to, as its controls show it. Days are calendar days of the enterprise, YYYY-MM-DD. */
export interface SalesFilter {
  granularity: DateGranularity;
  /** The day, a day of the week or month, or the first day of a range; null while none is chosen. */
  date: string | null;
  /** Last day of a range. */
  endDate: string | null;
  /** Code of a purchase group; null is all. */
  purchaseGroup: string | null;
  /** Codes of channels; none is all. */
  channels: readonly string[];
}

/** What can be narrowed. A card knows some of them. */
export type FilterName = 'period' | 'purchaseGroup' | 'channels';

/** The longest range that the gateway takes, both days included. */
const MAX_RANGE_DAYS = 400;

/** Two days before today at the enterprise, all purchase groups, all channels. */
export function defaultFilter(today: string): SalesFilter {
  return {
    granularity: 'DAY',
    date: addDays(today, -2),
    endDate: null,
    purchaseGroup: null,
    channels: [],
  };
}

/**
 * A change by the controls. The day that was picked is kept, so that day, week and day again come back to it; a day that is not over yet, such as
 * the last of this week, becomes today. A range begins without days; leaving it goes back to its last day.
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
  const isBeyond = date !== null && date > today && granularity === 'DAY';
  return { ...filter, endDate: null, date: isBeyond ? today : date };
}

/** The last day that can be picked: of this week and this month any day, whose figures are those up to the latest day. */
export function lastSelectableDay(granularity: DateGranularity, today: string): string {
  if (granularity === 'WEEK') return addDays(mondayOf(today), 6);
  return granularity === 'MONTH' ? lastOfMonth(today) : today;
}

const firstDays: Readonly<Record<DateGranularity, (day: string) => string>> = {
  DAY: (day) => day,
  WEEK: mondayOf,
  MONTH: monthOf,
  RANGE: (day) => day,
};

/** Text key of what is wrong with the period, or null. */
export function periodProblem({ granularity, date, endDate }: SalesFilter): string | null {
  if (date === null || !isDay(date)) return 'time.required';
  if (granularity !== 'RANGE') return null;
  if (endDate === null || !isDay(endDate)) return 'time.required';
  return daysBetween(date, endDate) >= MAX_RANGE_DAYS ? 'time.tooLong' : null;
}

/** The channel of a filter, for cards that can be narrowed to one only: of several none is meant. */
export function singleChannelOf({ channels }: Pick<SalesFilter, 'channels'>): readonly string[] {
  return channels.length === 1 ? channels : [];
}

/** What a card that can be narrowed to one channel asks for: of several none. */
export function limitToOneChannel(input: SalesFilterInput): SalesFilterInput {
  const { channelCodes, ...others } = input;
  return [channelCodes ?? []].flat().length === 1 ? input : others;
}

/** What is asked for, in the fewest words, so that equal filters are equal requests; null while there is no time to ask for. */
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
