import type { Locale } from '../../language/locales.ts';
import { startOfWeek, truncateTo, type Unit, yearOf } from './calendar-days.ts';

/**
 * First day of the week by CLDR: Monday (1) in zh-CN, Sunday (0) in zh-TW and en-US. Not every
 * browser provides it.
 */
export const firstWeekday: Readonly<Record<Locale, 0 | 1>> = { 'zh-CN': 1, 'zh-TW': 0, 'en-US': 0 };

/** Columns per row of a panel. */
export const columnsOf: Readonly<Record<Unit, number>> = { day: 7, month: 3, year: 2 };

/** The first day of a day's week in a language. */
export const weekStart = (day: string, locale: Locale): string =>
  startOfWeek(day, firstWeekday[locale]);

export const decadeOf = (day: string): number => Math.floor(yearOf(day) / 10) * 10;

/** The panel that shows a day: the days of a month, the months of a year, the years of a decade. */
export const pageOf = (unit: Unit, day: string): string =>
  unit === 'year' ? String(decadeOf(day)) : truncateTo(day, unit === 'day' ? 'month' : 'year');
