import { wallClock } from '../number/format-day.ts';
import { daysBetween, shiftMoment } from './calendar/calendar-days.ts';

interface Enterprise {
  /** The business date of the services, as YYYY-MM-DD. */
  today: string;
  timeZone: string;
}

/**
 * Returns the current moment in the time of the services, in epoch milliseconds, for the current
 * time of fields and for comparison with due times.
 * Services may run on a business date that differs from the calendar, for example in a
 * demonstration. Their due times are on that date, so the current time of day is moved to it. A
 * difference of one day is ignored: the page was open over midnight.
 */
export function businessMoment(now: number, { today, timeZone }: Enterprise): number {
  const days = daysBetween(wallClock(new Date(now), timeZone).day, today);
  return Math.abs(days) > 1 ? shiftMoment(now, days) : now;
}
