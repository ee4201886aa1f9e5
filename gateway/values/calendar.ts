import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { memoize } from '../async/memoize.ts';
import { wallTime } from './wall-time.ts';

dayjs.extend(utc);

/**
 * The calendar of the gateway; no other file of it calculates with dates, except
 * workbook/serial-time.ts for the day numbers of spreadsheets. Days are texts (`YYYY-MM-DD`) in the
 * enterprise's time zone, moments are epoch milliseconds. The computer's time zone is never used.
 *
 * Day.js does the arithmetic of days, in UTC. Functions that run for each cell or row of a list, an
 * export or an import use Date and Intl directly, because they are several times faster: isDay, and
 * all conversions between time zones (wall-time.ts), for which Day.js formats with Intl and parses
 * the result.
 */

const DAY = 'YYYY-MM-DD';

type Unit = 'month' | 'year';

const dayAt = (day: string): dayjs.Dayjs => dayjs.utc(`${day}T00:00:00Z`);

/** Whether a value is a day that exists in the calendar: not 2026-02-30. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [month, day] = [Number(text.slice(5, 7)), Number(text.slice(8))];
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= daysInMonth(Number(text.slice(0, 4)), month);
}

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** Whether a value is a local time, `YYYY-MM-DD HH:mm:ss`. */
export function isMoment(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    isDay(dayOfLocal(text)) &&
    /^.{10} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text)
  );
}

/** The day of a local time `YYYY-MM-DD HH:mm:ss`. */
export function dayOfLocal(local: string): string {
  return local.slice(0, DAY.length);
}

/** The hour and minute, `HH:mm`, of a local time `YYYY-MM-DD HH:mm:ss`. */
export function timeOfLocal(local: string): string {
  return local.slice(DAY.length + 1, DAY.length + 6);
}

export function addDays(day: string, days: number): string {
  return dayAt(day).add(days, 'day').format(DAY);
}

/** `YYYY-MM` of a day. */
export function monthOf(day: string): string {
  return dayAt(day).format('YYYY-MM');
}

export function startOfMonth(day: string): string {
  return dayAt(day).startOf('month').format(DAY);
}

export function endOfMonth(day: string): string {
  return dayAt(day).endOf('month').format(DAY);
}

/** How many days of its month or year have passed at the end of a day, and how many it has. */
export function daysOf(unit: Unit, day: string): { passed: number; total: number } {
  const first = dayAt(day).startOf(unit);
  return {
    passed: dayAt(day).diff(first, 'day') + 1,
    total: first.add(1, unit).diff(first, 'day'),
  };
}

export const isTimeZone: (name: string) => boolean = memoize((name) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
});

/** `YYYY-MM-DD HH:mm:ss` of a moment in a zone. */
export function localTimeOf(moment: number, timeZone: string): string {
  return new Date(wallTime(moment, timeZone)).toISOString().slice(0, 19).replace('T', ' ');
}

/** The day of a moment in a zone. */
export function dayOf(moment: number, timeZone: string): string {
  return dayOfLocal(localTimeOf(moment, timeZone));
}

/** A moment as RFC 3339 with the offset of a zone, such as 2026-06-15T08:29:00+08:00. */
export function rfc3339(moment: number, timeZone: string): string {
  const seconds = Math.floor(moment / 1000) * 1000;
  const wall = wallTime(seconds, timeZone);
  const minutes = Math.round((wall - seconds) / 60_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return new Date(wall).toISOString().slice(0, 19) + offset;
}

/** The moment of `YYYY-MM-DD HH:mm:ss` in a zone; null for any other text. */
export function momentOf(local: string, timeZone: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(local)) return null;
  const wall = Date.parse(`${local.replace(' ', 'T')}Z`);
  if (Number.isNaN(wall)) return null;
  // Twice, because the offset of the zone may change between the first guess and the result.
  const guess = wall - (wallTime(wall, timeZone) - wall);
  return wall - (wallTime(guess, timeZone) - guess);
}

/** The moment of a text that contains its offset, such as RFC 3339; NaN if it is invalid. */
export function momentOfInstant(text: string): number {
  return Date.parse(text);
}
