/**
 * Calculations with calendar days of the years 1000 to 9999 as texts (YYYY-MM-DD, or YYYY-MM and
 * YYYY), independent of any time zone. Results beyond either end are clamped.
 */
export type Unit = 'day' | 'month' | 'year';

const DAY_MS = 86_400_000;
const dayPattern = /^\d{4}-\d\d-\d\d$/u;
const lengths: Readonly<Record<Unit, number>> = { day: 10, month: 7, year: 4 };

export const FIRST_DAY = '1000-01-01';
export const LAST_DAY = '9999-12-31';

/** Lower limit of results: the week of the first day begins before it. */
const LOWER_LIMIT = '0900-01-01';

const timestampOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayFromTimestamp = (time: number): string =>
  new Date(Math.min(Math.max(time, timestampOf(LOWER_LIMIT)), timestampOf(LAST_DAY)))
    .toISOString()
    .slice(0, lengths.day);
const pad = (number: number, length = 2): string => String(number).padStart(length, '0');

/** Whether a text is a valid calendar day; 2026-02-30 is not. */
export function isCalendarDay(text: string): boolean {
  return (
    dayPattern.test(text) &&
    text >= FIRST_DAY &&
    !Number.isNaN(timestampOf(text)) &&
    dayFromTimestamp(timestampOf(text)) === text
  );
}

export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const monthNumberOf = (day: string): number => Number(day.slice(5, 7));
export const dayNumberOf = (day: string): number => Number(day.slice(8, 10));

/** A day as its month (YYYY-MM) or year (YYYY). */
export const truncateTo = (day: string, unit: Unit): string => day.slice(0, lengths[unit]);

/** The first day of a month or year. */
export const firstDayOf = (text: string): string => `${text}${'0000-01-01'.slice(text.length)}`;

/** The last day of a month or year. */
export function lastDayOf(text: string): string {
  if (text.length >= lengths.day) return text;
  const [year = '', month = '12'] = text.split('-');
  return `${year}-${month}-${pad(daysInMonth(Number(year), Number(month)))}`;
}

/** Weekday number; 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(timestampOf(day)).getUTCDay();

export const shiftDays = (day: string, days: number): string =>
  dayFromTimestamp(timestampOf(day) + days * DAY_MS);

/** The same day of another month, or its last day if that month is shorter. */
export function shiftMonths(day: string, months: number): string {
  const monthIndex = yearOf(day) * 12 + monthNumberOf(day) - 1 + months;
  const [year, month] = [Math.floor(monthIndex / 12), (monthIndex % 12) + 1];
  if (year < yearOf(FIRST_DAY)) return FIRST_DAY;
  if (year > yearOf(LAST_DAY)) return LAST_DAY;
  return `${pad(year, 4)}-${pad(month)}-${pad(Math.min(dayNumberOf(day), daysInMonth(year, month)))}`;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Clamps a text between two others of the same form. */
export function clamp(text: string, min: string | null, max: string | null): string {
  if (max !== null && text > max) return max;
  return min !== null && text < min ? min : text;
}
