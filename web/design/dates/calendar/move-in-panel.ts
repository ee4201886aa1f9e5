import type { Locale } from '../../language/locales.ts';
import {
  truncateTo,
  lastDayOf,
  shiftDays,
  shiftMonths,
  firstDayOf,
  type Unit,
} from './calendar-days.ts';
import { columnsOf, decadeOf, weekStart } from './panel-cells.ts';

type Move = (day: string, locale: Locale, far: boolean) => string;

const step: Readonly<Record<Unit, (day: string, count: number) => string>> = {
  day: shiftDays,
  month: shiftMonths,
  year: (day, count) => shiftMonths(day, count * 12),
};

/** Months per page, without and with Shift. */
const pages: Readonly<Record<Unit, readonly [number, number]>> = {
  day: [1, 12],
  month: [12, 120],
  year: [120, 1200],
};

/** First and last cell for Home and End: of a week, of a year of months, of a decade. */
const edges: Readonly<Record<Unit, { first: Move; last: Move }>> = {
  day: {
    first: (day, locale) => weekStart(day, locale),
    last: (day, locale) => shiftDays(weekStart(day, locale), 6),
  },
  month: {
    first: (day) => firstDayOf(truncateTo(day, 'year')),
    last: (day) => firstDayOf(truncateTo(lastDayOf(truncateTo(day, 'year')), 'month')),
  },
  year: {
    first: (day) => shiftMonths(day, (decadeOf(day) - Number(truncateTo(day, 'year'))) * 12),
    last: (day) => shiftMonths(day, (decadeOf(day) + 9 - Number(truncateTo(day, 'year'))) * 12),
  },
};

/** Moves by pages: a month, a year or a decade each. */
export const turnPage = (unit: Unit, day: string, pagesOn: number, far = false): string =>
  shiftMonths(day, pages[unit][far ? 1 : 0] * pagesOn);

/** The day that a key moves to; null if the key does not move. `far`: with Shift. */
export function moveByKey(
  key: string,
  unit: Unit,
  day: string,
  locale: Locale,
  far: boolean,
): string | null {
  const moves: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => step[unit](day, -1),
    ArrowRight: () => step[unit](day, 1),
    ArrowUp: () => step[unit](day, -columnsOf[unit]),
    ArrowDown: () => step[unit](day, columnsOf[unit]),
    Home: () => edges[unit].first(day, locale, far),
    End: () => edges[unit].last(day, locale, far),
    PageUp: () => turnPage(unit, day, -1, far),
    PageDown: () => turnPage(unit, day, 1, far),
  };
  return moves[key]?.() ?? null;
}
