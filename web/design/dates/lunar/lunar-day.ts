import { dayNumberOf, daysBetween, monthNumberOf, yearOf } from '../calendar/calendar-days.ts';
import { allMonths, FIRST_YEAR, LAST_YEAR, termDay } from './lunar-years.ts';

/** Days of the year with a name of their own, except solar terms. */
export type Festival =
  | 'springFestival'
  | 'lantern'
  | 'dragonBoat'
  | 'qixi'
  | 'midAutumn'
  | 'doubleNinth'
  | 'laba'
  | 'newYearsEve'
  | 'newYear'
  | 'labour'
  | 'national';

/** The lunar date of a day. */
export interface LunarDay {
  month: number;
  isLeapMonth: boolean;
  day: number;
  /** Index of the solar term of the day, from Lesser Cold (0); null for other days. */
  term: number | null;
  /** Traditional ones first. */
  festivals: readonly Festival[];
}

/** By lunar month and day; leap months have none. */
const traditional: Readonly<Record<string, Festival>> = {
  '1-1': 'springFestival',
  '1-15': 'lantern',
  '5-5': 'dragonBoat',
  '7-7': 'qixi',
  '8-15': 'midAutumn',
  '9-9': 'doubleNinth',
  '12-8': 'laba',
};
/** By Gregorian month and day, since the year below. */
const publicDays: Readonly<Record<string, Festival>> = {
  '01-01': 'newYear',
  '05-01': 'labour',
  '10-01': 'national',
};
const PUBLIC_HOLIDAYS_SINCE = 1950;

const months = allMonths();

/** The lunar date of a day from 1900 to 2100; null for other days. */
export function lunarDay(date: string): LunarDay | null {
  const year = yearOf(date);
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  const index = monthIndexOf(date);
  const month = months[index];
  if (month === undefined) return null;
  const day = daysBetween(month.start, date) + 1;
  const isLastOfYear = day === month.length && (months[index + 1]?.number ?? 1) === 1;
  const festivals = [
    month.isLeap ? undefined : traditional[`${String(month.number)}-${String(day)}`],
    isLastOfYear ? ('newYearsEve' as const) : undefined,
    year >= PUBLIC_HOLIDAYS_SINCE ? publicDays[date.slice(5)] : undefined,
  ].filter((one) => one !== undefined);
  return { month: month.number, isLeapMonth: month.isLeap, day, term: termOf(date), festivals };
}

/** Index of the lunar month that contains a date. */
function monthIndexOf(date: string): number {
  let [low, high] = [0, months.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((months[middle]?.start ?? '') <= date) low = middle;
    else high = middle - 1;
  }
  return low;
}

function termOf(date: string): number | null {
  const first = (monthNumberOf(date) - 1) * 2;
  const term = [first, first + 1].find((one) => termDay(yearOf(date), one) === dayNumberOf(date));
  return term ?? null;
}
