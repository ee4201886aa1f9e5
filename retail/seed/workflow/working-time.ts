const HOUR = 3_600_000;

/** Offices work from 9 to 18, in the zone of the demonstration. */
export const WORKING_HOURS = 9;
const OPENS = 9;
const AHEAD_OF_UTC = 8;

/** Working hours up to the morning of a day (as `dayNumber`): a time in them never falls into a night. */
export function workingHoursUntil(day: number): number {
  return day * WORKING_HOURS;
}

/** Epoch milliseconds of a working hour, to the second. */
export function momentOf(hours: number): number {
  const day = Math.floor(hours / WORKING_HOURS);
  const local = day * 24 + OPENS + (hours - day * WORKING_HOURS);
  return Math.floor(((local - AHEAD_OF_UTC) * HOUR) / 1000) * 1000;
}

/** The day that contains a working hour. */
export function dayOf(hours: number): number {
  return Math.floor(hours / WORKING_HOURS);
}
