/** Days as whole numbers since 1970-01-01, as the fact tables count them. */
const DAY = 86_400_000;

export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY;
}

/** Whether something is a day of the calendar: 2026-02-30 is none, and neither is any before there was one. */
export function isDay(date: unknown): date is string {
  if (typeof date !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const day = dayNumber(date);
  return !Number.isNaN(day) && dateOf(day) === date;
}

export function dateOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** `YYYY-MM` of a day. */
export function monthOf(day: number): string {
  return dateOf(day).slice(0, 7);
}

/** The first day of the month of a day. */
export function monthStart(day: number): number {
  return dayNumber(`${monthOf(day)}-01`);
}

/** The first day of the month after that of a day. */
export function nextMonthStart(day: number): number {
  return monthStart(monthStart(day) + 31);
}
