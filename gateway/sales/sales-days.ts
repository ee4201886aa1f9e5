import { GatewayError } from '../errors/gateway-error.ts';
import type { RecentDays, SalesDays, SalesDaysInput } from '../generated/resolvers.ts';
import { addDays, isDay, startOfMonth } from '../values/calendar.ts';

/** Maximum days of a query, including both ends. */
const MAX_DAYS = 400;
const FIRST_YEAR = '1900-01-01';
const LAST_YEAR = '2100-12-31';

/** The last day of the month before, and the first of the twelfth month before. */
const endOfLastMonth = (day: string) => addDays(startOfMonth(day), -1);
function startOfLastMonths(day: string, months: number): string {
  let first = startOfMonth(day);
  for (let count = 0; count < months; count += 1) first = startOfMonth(addDays(first, -1));
  return first;
}

/** The days of each recent period, from the last complete day. */
const RECENT: Readonly<Record<RecentDays, (last: string) => SalesDays>> = {
  YESTERDAY: (last) => ({ from: last, to: last }),
  LAST_7_DAYS: (last) => ({ from: addDays(last, -6), to: last }),
  LAST_30_DAYS: (last) => ({ from: addDays(last, -29), to: last }),
  MONTH_TO_DATE: (last) => ({ from: startOfMonth(last), to: last }),
  LAST_MONTH: (last) => ({ from: startOfLastMonths(last, 1), to: endOfLastMonth(last) }),
  LAST_12_MONTHS: (last) => ({ from: startOfLastMonths(last, 12), to: endOfLastMonth(last) }),
  YEAR_TO_DATE: (last) => ({ from: `${last.slice(0, 4)}-01-01`, to: last }),
};

/** The days of a query. Throws BAD_USER_INPUT for days that it cannot have. */
export function salesDaysOf({ recent, from, to }: SalesDaysInput, lastDay: string): SalesDays {
  const isRecent = recent != null;
  if (isRecent ? from != null || to != null : from == null || to == null)
    throw new GatewayError('BAD_USER_INPUT', 'salesDaysRequired');
  if (isRecent) return RECENT[recent](lastDay);
  const days = { from: validDay(from), to: validDay(to) };
  if (days.to < days.from) throw new GatewayError('BAD_USER_INPUT', 'rangeReversed');
  if (days.to > addDays(days.from, MAX_DAYS - 1))
    throw new GatewayError('BAD_USER_INPUT', 'rangeTooLong');
  if (days.from > lastDay) throw new GatewayError('BAD_USER_INPUT', 'salesInFuture');
  return days;
}

function validDay(text: unknown): string {
  if (!isDay(text) || text < FIRST_YEAR || text > LAST_YEAR)
    throw new GatewayError('BAD_USER_INPUT', 'noSuchDay');
  return text;
}
