import type { Locale } from '../language/locales.ts';
import { formatDateParts } from './format-date-parts.ts';
import { dateFormat } from './kept-formats.ts';

/**
 * Formats calendar days of the enterprise (YYYY-MM-DD) and moments. Days have no time zone and are
 * never converted. Moments are shown in the enterprise's time zone, whatever the browser's is.
 */

/** A day for an axis: 11-18 in Chinese, Nov 18 in English. */
export function formatShortDay(day: string, locale: Locale): string {
  return locale === 'en-US'
    ? `${formatDateParts(day, locale, { month: 'short' })} ${day.slice(8, 10)}`
    : day.slice(5);
}

/** A day with its weekday: 11-18 周三, Wed, Nov 18. */
export function formatShortDayWithWeekday(day: string, locale: Locale): string {
  const weekday = formatDateParts(day, locale, { weekday: 'short' });
  return locale === 'en-US'
    ? `${weekday}, ${formatShortDay(day, locale)}`
    : `${formatShortDay(day, locale)} ${weekday}`;
}

/** A day in a sentence: 2026-11-18, Nov 18, 2026. */
export function formatDay(day: string, locale: Locale): string {
  return locale === 'en-US' ? `${formatShortDay(day, locale)}, ${day.slice(0, 4)}` : day;
}

/** A day or a period in a sentence: 2026-11-18 ~ 2026-11-20. */
export function formatPeriod({ from, to }: { from: string; to: string }, locale: Locale): string {
  return from === to
    ? formatDay(from, locale)
    : `${formatDay(from, locale)} ~ ${formatDay(to, locale)}`;
}

/** A month in a sentence: 2026-11, Nov 2026. */
export function formatMonth(day: string, locale: Locale): string {
  return locale === 'en-US'
    ? `${formatDateParts(day, locale, { month: 'short' })} ${day.slice(0, 4)}`
    : day.slice(0, 7);
}

/** Date and time of a moment in a time zone. */
export interface WallClock {
  /** YYYY-MM-DD. */
  day: string;
  hour: number;
  /** HH:mm:ss. */
  time: string;
}

export function wallClock(moment: Date, timeZone: string): WallClock {
  const parts = dateFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment);
  const value = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${value('year')}-${value('month')}-${value('day')}`,
    hour: Number(value('hour')),
    time: `${value('hour')}:${value('minute')}:${value('second')}`,
  };
}

/** A day in full with its weekday: 2026年11月20日 星期五, Friday, Nov 20, 2026. */
export function formatFullDay(day: string, locale: Locale): string {
  const weekday = formatDateParts(day, locale, { weekday: 'long' });
  if (locale === 'en-US') return `${weekday}, ${formatShortDay(day, locale)}, ${day.slice(0, 4)}`;
  return `${day.slice(0, 4)}年${String(Number(day.slice(5, 7)))}月${String(Number(day.slice(8)))}日 ${weekday}`;
}

/** A moment to the minute: 2026-11-20 08:32, Nov 20, 2026 08:32. */
export function formatDayAndTime(moment: string, timeZone: string, locale: Locale): string {
  const { day, time } = wallClock(new Date(moment), timeZone);
  return `${formatDay(day, locale)} ${time.slice(0, 5)}`;
}

/** The time of day (HH:mm) of an ISO moment that carries the enterprise's offset. */
export function formatTimeOfDay(moment: string): string {
  return moment.slice(11, 16);
}

interface Today {
  today: string;
  timeZone: string;
  locale: Locale;
}

/**
 * A moment where space is limited: the time (22:04) if it is today, otherwise the day (11-19, Nov
 * 19).
 */
export function formatTimeOrDay(moment: string, { today, timeZone, locale }: Today): string {
  const { day, time } = wallClock(new Date(moment), timeZone);
  return day === today ? time.slice(0, 5) : formatShortDay(day, locale);
}

/**
 * A moment to the minute: 11-20 10:02, Nov 20 10:02; with its year if that is not the current one.
 */
export function formatShortDayAndTime(moment: string, { today, timeZone, locale }: Today): string {
  const { day, time } = wallClock(new Date(moment), timeZone);
  const short =
    day.slice(0, 4) === today.slice(0, 4) ? formatShortDay(day, locale) : formatDay(day, locale);
  return `${short} ${time.slice(0, 5)}`;
}
