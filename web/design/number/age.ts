import { wallClock } from './calendar.ts';
import { daysBetween } from './days.ts';

interface Today {
  today: string;
  timeZone: string;
}

/** How many days of the calendar ago something came, in the enterprise's zone; none for what came today or, by another clock, later. */
export function daysAgo(moment: string, { today, timeZone }: Today): number {
  return Math.max(0, daysBetween(wallClock(new Date(moment), timeZone).day, today));
}
