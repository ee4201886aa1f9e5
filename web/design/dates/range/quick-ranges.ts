import type { Locale } from '../../language/locales.ts';
import {
  truncateTo,
  lastDayOf,
  shiftDays,
  shiftMonths,
  firstDayOf,
  type Unit,
} from '../calendar/calendar-days.ts';
import { weekStart } from '../calendar/panel-cells.ts';

/** A common range, in the unit of the calendar. */
export interface QuickRange {
  textKey: string;
  from: string;
  to: string;
}

type Ends = (today: string, locale: Locale) => readonly [string, string];

const monthOf = (day: string): readonly [string, string] => [
  firstDayOf(truncateTo(day, 'month')),
  lastDayOf(truncateTo(day, 'month')),
];
const monthsUntil = (today: string, count: number): readonly [string, string] => [
  truncateTo(shiftMonths(today, 1 - count), 'month'),
  truncateTo(today, 'month'),
];
const yearOf = (day: string): readonly [string, string] => [
  `${truncateTo(day, 'year')}-01`,
  `${truncateTo(day, 'year')}-12`,
];

const ranges: Readonly<Record<Unit, Readonly<Record<string, Ends>>>> = {
  day: {
    yesterday: (today) => [shiftDays(today, -1), shiftDays(today, -1)],
    days7: (today) => [shiftDays(today, -6), today],
    days30: (today) => [shiftDays(today, -29), today],
    week: (today, locale) => [weekStart(today, locale), shiftDays(weekStart(today, locale), 6)],
    month: (today) => monthOf(today),
    lastMonth: (today) => monthOf(shiftMonths(today, -1)),
  },
  month: {
    months3: (today) => monthsUntil(today, 3),
    months12: (today) => monthsUntil(today, 12),
    year: (today) => yearOf(today),
    lastYear: (today) => yearOf(shiftMonths(today, -12)),
  },
  year: {},
};

/**
 * The common ranges for a unit. Ranges of the last days include today; the first day of a week
 * depends on the language.
 */
export function quickRanges(unit: Unit, today: string, locale: Locale): QuickRange[] {
  return Object.entries(ranges[unit]).map(([name, ends]) => {
    const [from, to] = ends(today, locale);
    return { textKey: `dates.quick.${name}`, from, to };
  });
}
