import { calendarNames } from '../../number/calendar-names.ts';
import type { Locale } from '../../language/locales.ts';
import {
  cutTo,
  lastDay,
  shiftDays,
  shiftMonths,
  startOf,
  type Unit,
  weekdayOf,
  yearOf,
} from './days-of-calendar.ts';

/** CLDR: the week of zh-CN begins on Monday (1), that of zh-TW and en-US on Sunday (0). Not every browser tells it. */
const firstWeekday: Readonly<Record<Locale, number>> = { 'zh-CN': 1, 'zh-TW': 0, 'en-US': 0 };

/** How many stand in a row of a sheet. */
export const columnsOf: Readonly<Record<Unit, number>> = { day: 7, month: 3, year: 3 };

/** The first day of the week that a day is in. */
export const weekStart = (day: string, locale: Locale): string =>
  shiftDays(day, -((weekdayOf(day) - firstWeekday[locale] + 7) % 7));

export const decadeOf = (day: string): number => Math.floor(yearOf(day) / 10) * 10;

/** Six weeks, so that the sheet keeps its height: the month of a day and what stands around it. */
function daySheet(day: string, locale: Locale): string[] {
  const first = weekStart(startOf(cutTo(day, 'month')), locale);
  return Array.from({ length: 42 }, (_, at) => shiftDays(first, at));
}

function monthSheet(day: string): string[] {
  const first = startOf(cutTo(day, 'year'));
  return Array.from({ length: 12 }, (_, at) => cutTo(shiftMonths(first, at), 'month'));
}

/** A decade, with the year before it and the one after. */
function yearSheet(day: string): string[] {
  const first = decadeOf(day) - 1;
  return Array.from({ length: 12 }, (_, at) => String(first + at));
}

const sheets: Readonly<Record<Unit, (day: string, locale: Locale) => string[]>> = {
  day: daySheet,
  month: monthSheet,
  year: yearSheet,
};

/** What can be seen on the sheet that a day is on, row by row. */
export function sheetOf(unit: Unit, day: string, locale: Locale): string[][] {
  // At the end of the calendar the same day would stand there again and again.
  const cells = [...new Set(sheets[unit](day, locale))].filter(
    (cell) => startOf(cell).length === lastDay.length,
  );
  const columns = columnsOf[unit];
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
}

/** Whether a cell belongs to the month or decade next to the one that is shown. */
export function isOutside(unit: Unit, cell: string, day: string): boolean {
  if (unit === 'month') return false;
  return unit === 'day'
    ? cutTo(cell, 'month') !== cutTo(day, 'month')
    : decadeOf(cell) !== decadeOf(day);
}

/** The heads of the columns of days: short, and in full. */
export function weekdayHeads(locale: Locale): { short: string; full: string }[] {
  const { dayNames, dayNamesMin, dayNamesShort } = calendarNames(locale);
  const short = locale === 'en-US' ? dayNamesShort : dayNamesMin;
  return dayNames.map((_, at) => {
    const weekday = (at + firstWeekday[locale]) % 7;
    return { short: short[weekday] ?? '', full: dayNames[weekday] ?? '' };
  });
}
