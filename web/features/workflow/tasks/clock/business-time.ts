import { wallClock } from '../../../../design/number/calendar.ts';
import { daysBetween } from '../../../../design/number/days.ts';

const dayMs = 86_400_000;

interface Enterprise {
  /** Its business date, as the services tell it. */
  today: string;
  timeZone: string;
}

/**
 * The moment that due times are held against: now. Services that are run on another date than the calendar's, as for a demonstration, tell
 * due times of that date, so now is moved there with its time of day. A date that is one day off is that of a page which was open at midnight.
 */
export function businessMoment(now: number, { today, timeZone }: Enterprise): number {
  const days = daysBetween(wallClock(new Date(now), timeZone).day, today);
  return Math.abs(days) > 1 ? now + days * dayMs : now;
}

/** The business date at this moment. */
export function businessDay(now: number, enterprise: Enterprise): string {
  return wallClock(new Date(businessMoment(now, enterprise)), enterprise.timeZone).day;
}
