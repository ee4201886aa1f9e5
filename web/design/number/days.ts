/** Calculations with calendar days (YYYY-MM-DD), independent of any time zone. */
const DAY_MS = 86_400_000;

const dayPattern = /^(?:19|20)\d\d-\d\d-\d\d$/u;

const timestampOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const dayFromTimestamp = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a valid calendar day; 2026-02-30 is not. */
export function isDay(text: string): boolean {
  return (
    dayPattern.test(text) &&
    !Number.isNaN(timestampOf(text)) &&
    dayFromTimestamp(timestampOf(text)) === text
  );
}

export function addDays(day: string, days: number): string {
  return dayFromTimestamp(timestampOf(day) + days * DAY_MS);
}

/** Days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timestampOf(to) - timestampOf(from)) / DAY_MS);
}

/**
 * The Monday of a day's week. Weeks in business data go from Monday to Sunday in every language.
 */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(timestampOf(day)).getUTCDay() + 6) % 7));
}

/** The first day of a day's month. */
export function firstDayOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}

/** The last day of a day's month. */
export function lastDayOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayFromTimestamp(Date.UTC(year, month, 0));
}
