import type { Locale } from '../../language/locales.ts';
import { formatFullDay, formatShortDayWithWeekday } from '../../number/format-day.ts';
import { formatDateParts } from '../../number/format-date-parts.ts';
import { firstDayOf, type Unit } from './calendar-days.ts';

const formatCell = (text: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  formatDateParts(firstDayOf(text), locale, options);

/** Accessible name of a cell. */
export const cellName: Readonly<Record<Unit, (cell: string, locale: Locale) => string>> = {
  day: formatFullDay,
  month: (cell, locale) => formatCell(cell, locale, { year: 'numeric', month: 'long' }),
  year: (cell, locale) => formatCell(cell, locale, { year: 'numeric' }),
};

/** Note about a cell in the foot of the calendar. */
export const cellNote: Readonly<Record<Unit, (cell: string, locale: Locale) => string>> = {
  ...cellName,
  day: formatShortDayWithWeekday,
};

/** Year and month in the title of a month panel, in the order of the language. */
export function titleParts(
  day: string,
  locale: Locale,
): { unit: 'month' | 'year'; text: string }[] {
  const year = { unit: 'year' as const, text: formatCell(day, locale, { year: 'numeric' }) };
  const month = { unit: 'month' as const, text: formatCell(day, locale, { month: 'long' }) };
  return locale === 'en-US'
    ? [month, year]
    : [year, { ...month, text: formatCell(day, locale, { month: 'short' }) }];
}
