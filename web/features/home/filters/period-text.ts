import type { Locale } from '../../../design/language/locales.ts';
import { plainDay, plainMonth, plainPeriod } from '../../../design/number/calendar.ts';
import { addDays, mondayOf } from '../../../design/number/days.ts';
import type { SalesFilter } from './sales-filter.ts';

/** A week is its start plus 6. */
const DAYS_TO_WEEK_END = 6;

/** The chosen days in words; null while there are none. */
export function periodText(
  { granularity, date, endDate }: SalesFilter,
  locale: Locale,
): string | null {
  if (date === null) return null;
  if (granularity === 'DAY') return plainDay(date, locale);
  if (granularity === 'MONTH') return plainMonth(date, locale);
  if (granularity === 'WEEK')
    return plainPeriod(
      { from: mondayOf(date), to: addDays(mondayOf(date), DAYS_TO_WEEK_END) },
      locale,
    );
  return endDate === null ? null : plainPeriod({ from: date, to: endDate }, locale);
}
