import type { Locale } from '../../language/locales.ts';
import { fullDay, shortDayWithWeekday } from '../../number/calendar.ts';
import { writtenDate } from '../../number/written-date.ts';
import { startOf, type Unit } from './days-of-calendar.ts';

const written = (text: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  writtenDate(startOf(text), locale, options);

/** Text of a cell: 22, 11月, 2026. */
export const cellText: Readonly<Record<Unit, (cell: string, locale: Locale) => string>> = {
  day: (cell) => String(Number(cell.slice(8))),
  month: (cell, locale) => written(cell, locale, { month: 'short' }),
  year: (cell) => cell,
};

/** Accessible name of a cell. */
export const cellName: Readonly<Record<Unit, (cell: string, locale: Locale) => string>> = {
  day: fullDay,
  month: (cell, locale) => written(cell, locale, { year: 'numeric', month: 'long' }),
  year: (cell, locale) => written(cell, locale, { year: 'numeric' }),
};

/** Note about a cell in the foot of the calendar. */
export const cellNote: Readonly<Record<Unit, (cell: string, locale: Locale) => string>> = {
  ...cellName,
  day: shortDayWithWeekday,
};

/** Year and month in the title of a month panel, in the order of the language. */
export function titleParts(
  day: string,
  locale: Locale,
): { unit: 'month' | 'year'; text: string }[] {
  const year = { unit: 'year' as const, text: written(day, locale, { year: 'numeric' }) };
  const month = { unit: 'month' as const, text: written(day, locale, { month: 'long' }) };
  return locale === 'en-US'
    ? [month, year]
    : [year, { ...month, text: written(day, locale, { month: 'short' }) }];
}
