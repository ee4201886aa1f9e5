import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/**
 * The calendar of the embedded services; no other file of them calculates with dates. Days are
 * texts (`YYYY-MM-DD`) or whole numbers since 1970-01-01, as in the fact tables. Moments are epoch
 * milliseconds. Day.js does the arithmetic in UTC; the time zone of the computer is never used.
 */

export const DAY_MS = 86_400_000;
const DAY = 'YYYY-MM-DD';
const DATE_TIME = 'YYYY-MM-DD HH:mm:ss';

const atDay = (day: number): dayjs.Dayjs => dayjs.utc(day * DAY_MS);
const numberOf = (day: dayjs.Dayjs): number => day.valueOf() / DAY_MS;

/** The number of a day; NaN for a text that is no date. */
export function dayNumber(date: string): number {
  return numberOf(dayjs.utc(`${date}T00:00:00Z`));
}

/** Whether a value is a day that exists in the calendar: not 2026-02-30, and not in the year 0000. */
export function isDay(date: unknown): date is string {
  if (typeof date !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  return dayjs.utc(`${date}T00:00:00Z`).format(DAY) === date;
}

export function dateOf(day: number): string {
  return atDay(day).format(DAY);
}

/** `YYYY-MM` of a day. */
export function monthOf(day: number): string {
  return atDay(day).format('YYYY-MM');
}

/** `MM-DD` of a day. */
export function monthDayOf(day: number): string {
  return atDay(day).format('MM-DD');
}

/** `YYMMDD` of a day, as the numbers of documents contain it. */
export function compactDateOf(day: number): string {
  return atDay(day).format('YYMMDD');
}

export function yearOf(day: number): number {
  return atDay(day).year();
}

/** The month of a day, from 1 to 12. */
export function monthNumberOf(day: number): number {
  return atDay(day).month() + 1;
}

/** The weekday of a day; 0 is Monday. */
export function weekdayOf(day: number): number {
  return (atDay(day).day() + 6) % 7;
}

/** The first day of the month of a day. */
export function monthStart(day: number): number {
  return numberOf(atDay(day).startOf('month'));
}

/** The first day of the month after that of a day. */
export function nextMonthStart(day: number): number {
  return numberOf(atDay(day).startOf('month').add(1, 'month'));
}

/** The first day of the year of a day. */
export function yearStart(day: number): number {
  return numberOf(atDay(day).startOf('year'));
}

/** The same day some years later, or earlier for a negative number. */
export function addYears(day: number, years: number): number {
  return numberOf(atDay(day).add(years, 'year'));
}

/** The moment at which a day begins in UTC. */
export function momentOfDay(day: number): number {
  return atDay(day).valueOf();
}

/** The day of a moment, in a zone so many hours ahead of UTC. */
export function dayOfMoment(moment: number, hoursAhead = 0): number {
  return numberOf(dayjs.utc(moment).add(hoursAhead, 'hour').startOf('day'));
}

/** `YYYY-MM-DD HH:mm:ss` one second after a time in the same format. */
export function nextSecond(local: string): string {
  return dayjs
    .utc(`${local.replace(' ', 'T')}Z`)
    .add(1, 'second')
    .format(DATE_TIME);
}

/** Creating a format costs more than hundreds of dates, so there is one per time zone. */
const formatIn = cachedByZone(
  (timeZone) =>
    // The Swedish date format is the ISO format.
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
);

function cachedByZone<Value>(create: (timeZone: string) => Value): (timeZone: string) => Value {
  const cache = new Map<string, Value>();
  return (timeZone) => {
    const known = cache.get(timeZone);
    if (known !== undefined) return known;
    const created = create(timeZone);
    cache.set(timeZone, created);
    return created;
  };
}

/**
 * `YYYY-MM-DD HH:mm:ss` of a moment in a time zone, the format of all times in answers. Runs for
 * each time of each row, so it uses Intl directly: the time-zone plugin of Day.js would format with
 * Intl as well and then parse the result.
 */
export function dateTimeIn(timeZone: string, moment: number): string {
  return formatIn(timeZone).format(moment).replace(',', '');
}

/** The date `YYYY-MM-DD` of a moment in a time zone. */
export function dateIn(timeZone: string, moment: number): string {
  return dateTimeIn(timeZone, moment).slice(0, DAY.length);
}

/** dateTimeIn for one time zone. */
export function dateTimesIn(timeZone: string): (moment: number) => string {
  return (moment) => dateTimeIn(timeZone, moment);
}

/** The moment of `YYYY-MM-DD HH:mm:ss` in a time zone; null for any other text. */
export function momentIn(timeZone: string, local: string): number | null {
  const wall = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(local) ? wallTime(local) : NaN;
  if (Number.isNaN(wall)) return null;
  const aheadAt = (moment: number) => wallTime(dateTimeIn(timeZone, moment)) - moment;
  // Twice, because the offset of the zone may change between the first guess and the result.
  const guess = wall - aheadAt(wall);
  // Time zones are not defined before the year 1.
  return Number.isNaN(guess) ? null : wall - aheadAt(guess);
}

/** A local time as if it were in UTC; NaN if it does not exist. */
function wallTime(local: string): number {
  return dayjs.utc(`${local.replace(' ', 'T')}Z`).valueOf();
}
