import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(isoWeek);

/**
 * The calendar of the portal; no other file of it calculates with dates, except parse-in-form.ts
 * beside it, which reads typed ones. Days of the years 1000 to 9999 are texts (YYYY-MM-DD), months
 * and years as well (YYYY-MM, YYYY). Results beyond either end are clamped.
 *
 * Day.js does the arithmetic in UTC; the time zone of the browser is never used. Parts of a day are
 * cut from its text and days are compared as texts, which takes a tenth of the time. Dates are
 * written for people by `Intl` in design/number.
 */
export type Unit = 'day' | 'month' | 'year';

const dayPattern = /^\d{4}-\d\d-\d\d$/u;
const lengths: Readonly<Record<Unit, number>> = { day: 10, month: 7, year: 4 };

export const FIRST_DAY = '1000-01-01';
export const LAST_DAY = '9999-12-31';

const dayAt = (day: string): dayjs.Dayjs => dayjs.utc(`${day}T00:00:00Z`);

const highest = dayAt(LAST_DAY).valueOf();
/** The lowest result: the week of the first day begins before that day. */
const lowest = dayAt('0900-01-01').valueOf();

/** The text of a day. Throws for a text that was no day, so that the mistake is seen. */
function textOf(day: dayjs.Dayjs): string {
  const moment = Math.min(Math.max(day.valueOf(), lowest), highest);
  return new Date(moment).toISOString().slice(0, lengths.day);
}

/**
 * Whether a text is a valid calendar day; 2026-02-30 is not. Uses Date, because lists ask it for
 * each cell and Day.js takes two to five times as long.
 */
export function isCalendarDay(text: string): boolean {
  if (!dayPattern.test(text) || text < FIRST_DAY) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** Whether a text is a valid day of business data: of the years 1900 to 2099. */
export const isDay = (text: string): boolean => /^(?:19|20)/u.test(text) && isCalendarDay(text);

export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const monthNumberOf = (day: string): number => Number(day.slice(5, 7));
export const dayNumberOf = (day: string): number => Number(day.slice(8, 10));

/** A day as its month (YYYY-MM) or year (YYYY). */
export const truncateTo = (day: string, unit: Unit): string => day.slice(0, lengths[unit]);

/** The first day of a month or year. */
export const firstDayOf = (text: string): string => `${text}${'0000-01-01'.slice(text.length)}`;

/** A month of a day's year; 0 is January. */
export const monthOfYear = (day: string, month: number): string =>
  `${truncateTo(day, 'year')}-${String(month + 1).padStart(2, '0')}`;

/** A year of a decade that begins with the year of a day. */
export const yearOfDecade = (day: string, years: number): string => String(yearOf(day) + years);

/** The last day of a month or year. */
export function lastDayOf(text: string): string {
  if (text.length >= lengths.day) return text;
  return textOf(dayAt(firstDayOf(text)).endOf(text.length === lengths.year ? 'year' : 'month'));
}

/** Weekday number; 0 is Sunday. */
export const weekdayOf = (day: string): number => dayAt(day).day();

/** The units of Day.js for weeks that begin on Sunday (0) and on Monday (1). */
const weeks = { 0: 'week', 1: 'isoWeek' } as const;

/** The first day of a day's week; weeks begin on Sunday (0) or Monday (1). */
export const startOfWeek = (day: string, firstWeekday: keyof typeof weeks): string =>
  textOf(dayAt(day).startOf(weeks[firstWeekday]));

/**
 * The Monday of a day's week. Weeks in business data go from Monday to Sunday in every language.
 */
export const mondayOf = (day: string): string => startOfWeek(day, 1);

export const shiftDays = (day: string, days: number): string => textOf(dayAt(day).add(days, 'day'));

/** The same day of another month, or its last day if that month is shorter. */
export const shiftMonths = (day: string, months: number): string =>
  clamp(textOf(dayAt(day).add(months, 'month')), FIRST_DAY, LAST_DAY);

/** Days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayAt(to).diff(dayAt(from), 'day');

/** The same time of another day, in epoch milliseconds. */
export const shiftMoment = (moment: number, days: number): number =>
  dayjs.utc(moment).add(days, 'day').valueOf();

/** Clamps a text between two others of the same form. */
export function clamp(text: string, min: string | null, max: string | null): string {
  if (max !== null && text > max) return max;
  return min !== null && text < min ? min : text;
}
