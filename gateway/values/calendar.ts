import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { memoize } from '../async/memoize.ts';

dayjs.extend(utc);

/**
 * Days are text (`YYYY-MM-DD`) in the time zone of the enterprise, moments are epoch milliseconds. The time zone of the computer is never used. Day.js
 * does the arithmetic of days; conversions between zones use Intl directly, because Day.js parses a formatted date for each of them.
 */

const DAY = 'YYYY-MM-DD';

/** Whether a text is a day of the calendar: 2026-02-30 is none. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === text;
}

/** A day and a time, `YYYY-MM-DD HH:mm:ss`. */
export function isMoment(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    isDay(text.slice(0, 10)) &&
    /^.{10} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text)
  );
}

export function addDays(day: string, days: number): string {
  return dayjs.utc(day).add(days, 'day').format(DAY);
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const wallClockOf = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

/** Wall time of a moment in a zone, as if it were UTC: the difference of both is the zone's offset at that moment. */
function wallTime(moment: number, timeZone: string): number {
  const parts = wallClockOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((each) => each.type === type)?.value ?? '00';
  return Date.parse(
    `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`,
  );
}

export function dayOf(moment: number, timeZone: string): string {
  return new Date(wallTime(moment, timeZone)).toISOString().slice(0, 10);
}

export function rfc3339(moment: number, timeZone: string): string {
  const seconds = Math.floor(moment / 1000) * 1000;
  const wall = wallTime(seconds, timeZone);
  const minutes = Math.round((wall - seconds) / 60_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return new Date(wall).toISOString().slice(0, 19) + offset;
}

/** The moment of `YYYY-MM-DD HH:mm:ss` in a zone; null when the text is no such time. */
export function momentOf(local: string, timeZone: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(local)) return null;
  const wall = Date.parse(`${local.replace(' ', 'T')}Z`);
  if (Number.isNaN(wall)) return null;
  const guess = wall - (wallTime(wall, timeZone) - wall);
  return wall - (wallTime(guess, timeZone) - guess);
}
