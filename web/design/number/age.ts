import { wallClock } from './format-day.ts';
import { daysBetween } from '../dates/calendar/calendar-days.ts';

interface Today {
  today: string;
  timeZone: string;
}

/** Calendar days since a moment, in the enterprise's time zone; 0 for today and for the future. */
export function daysAgo(moment: string, { today, timeZone }: Today): number {
  return Math.max(0, daysBetween(wallClock(new Date(moment), timeZone).day, today));
}
