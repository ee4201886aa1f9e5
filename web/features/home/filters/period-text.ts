import type { Locale } from '../../../design/language/locales.ts';
import { formatDay, formatMonth, formatPeriod } from '../../../design/number/format-day.ts';
import { mondayOf, shiftDays } from '../../../design/dates/calendar/calendar-days.ts';
import type { SalesFilter } from './sales-filter.ts';

/** Days from the first to the last day of a week. */
const DAYS_TO_WEEK_END = 6;

/** The chosen days as text. Null if none are chosen. */
export function periodText(
  { granularity, date, endDate }: SalesFilter,
  locale: Locale,
): string | null {
  if (date === null) return null;
  if (granularity === 'DAY') return formatDay(date, locale);
  if (granularity === 'MONTH') return formatMonth(date, locale);
  if (granularity === 'WEEK')
    return formatPeriod(
      { from: mondayOf(date), to: shiftDays(mondayOf(date), DAYS_TO_WEEK_END) },
      locale,
    );
  return endDate === null ? null : formatPeriod({ from: date, to: endDate }, locale);
}
