import { addDays, endOfMonth, isDay, startOfMonth } from '../values/calendar.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { DateGranularity, SalesFilterInput, SalesPeriod } from '../generated/resolvers.ts';

/** Maximum days of a range, including both ends. */
const MAX_RANGE_DAYS = 400;
/** A week has seven days: its first day and six more. */
const WEEK_DAYS_AFTER_FIRST = 6;
/** Days before today of the default date. */
const DEFAULT_DAYS_AGO = 2;

type LastDay = (first: string, filter: SalesFilterInput) => string;

const LAST_DAYS: Record<DateGranularity, LastDay> = {
  DAY: (first) => first,
  WEEK: (first) => addDays(first, WEEK_DAYS_AFTER_FIRST),
  MONTH: (first) => endOfMonth(first),
  RANGE: (first, { date, endDate }) => {
    if (!date || !endDate) throw new GatewayError('BAD_USER_INPUT', 'timeRequired');
    const last = validDay(endDate);
    if (last < first) throw new GatewayError('BAD_USER_INPUT', 'rangeReversed');
    if (last > addDays(first, MAX_RANGE_DAYS - 1))
      throw new GatewayError('BAD_USER_INPUT', 'rangeTooLong');
    return last;
  },
};

/**
 * The period of a filter, in the enterprise's calendar. Without a date it is the day before
 * yesterday. Throws BAD_USER_INPUT for an invalid period.
 */
export function salesPeriodOf(
  filter: SalesFilterInput | null | undefined,
  today: string,
): SalesPeriod {
  const granularity = filter?.granularity ?? 'DAY';
  if (filter?.endDate != null && granularity !== 'RANGE')
    throw new GatewayError('BAD_USER_INPUT', 'endDateNeedsRange');
  const day = validDay(filter?.date ?? addDays(today, -DEFAULT_DAYS_AGO));
  const from = granularity === 'MONTH' ? startOfMonth(day) : day;
  return { granularity, from, to: LAST_DAYS[granularity](from, filter ?? {}) };
}

/** Validates that the day exists and is in a plausible range of years. */
function validDay(text: unknown): string {
  if (!isDay(text) || text < '1900-01-01' || text > '2100-12-31')
    throw new GatewayError('BAD_USER_INPUT', 'noSuchDay');
  return text;
}
