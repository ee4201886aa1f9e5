import { calendarNames } from '../../number/calendar-names.ts';
import type { Locale } from '../../language/locales.ts';
import {
  truncateTo,
  LAST_DAY,
  shiftDays,
  shiftMonths,
  firstDayOf,
  startOfWeek,
  type Unit,
  yearOf,
} from './calendar-days.ts';

/**
 * First day of the week by CLDR: Monday (1) in zh-CN, Sunday (0) in zh-TW and en-US. Not every
 * browser provides it.
 */
const firstWeekday: Readonly<Record<Locale, 0 | 1>> = { 'zh-CN': 1, 'zh-TW': 0, 'en-US': 0 };

/** Columns per row of a panel. */
export const columnsOf: Readonly<Record<Unit, number>> = { day: 7, month: 3, year: 3 };

/** The first day of a day's week in a language. */
export const weekStart = (day: string, locale: Locale): string =>
  startOfWeek(day, firstWeekday[locale]);

export const decadeOf = (day: string): number => Math.floor(yearOf(day) / 10) * 10;

/** Six weeks around the month of a day, so that the panel keeps its height. */
function dayCells(day: string, locale: Locale): string[] {
  const first = weekStart(firstDayOf(truncateTo(day, 'month')), locale);
  return Array.from({ length: 42 }, (_, index) => shiftDays(first, index));
}

function monthCells(day: string): string[] {
  const first = firstDayOf(truncateTo(day, 'year'));
  return Array.from({ length: 12 }, (_, index) => truncateTo(shiftMonths(first, index), 'month'));
}

/** A decade with one year before and one after. */
function yearCells(day: string): string[] {
  const first = decadeOf(day) - 1;
  return Array.from({ length: 12 }, (_, index) => String(first + index));
}

const cellsOf: Readonly<Record<Unit, (day: string, locale: Locale) => string[]>> = {
  day: dayCells,
  month: monthCells,
  year: yearCells,
};

/** The cells of the panel that contains a day, row by row. */
export function panelRows(unit: Unit, day: string, locale: Locale): string[][] {
  // Days beyond the end of the calendar are clamped and would be duplicates.
  const cells = [...new Set(cellsOf[unit](day, locale))].filter(
    (cell) => firstDayOf(cell).length === LAST_DAY.length,
  );
  const columns = columnsOf[unit];
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
}

/** Whether a cell belongs to the previous or next month or decade. */
export function isOutside(unit: Unit, cell: string, day: string): boolean {
  if (unit === 'month') return false;
  return unit === 'day'
    ? truncateTo(cell, 'month') !== truncateTo(day, 'month')
    : decadeOf(cell) !== decadeOf(day);
}

/** Short and full names of the weekdays, in the order of the columns. */
export function weekdayHeads(locale: Locale): { short: string; full: string }[] {
  const { dayNames, dayNamesMin, dayNamesShort } = calendarNames(locale);
  const short = locale === 'en-US' ? dayNamesShort : dayNamesMin;
  return dayNames.map((_, index) => {
    const weekday = (index + firstWeekday[locale]) % 7;
    return { short: short[weekday] ?? '', full: dayNames[weekday] ?? '' };
  });
}
