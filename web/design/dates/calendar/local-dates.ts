/**
 * A day (YYYY-MM-DD) as PrimeReact's Calendar wants it: in the time zone of the browser. At noon,
 * because midnight does not exist everywhere where clocks are changed at night. The way back needs
 * no date: the library gives the numbers of each day.
 */
export function localDateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** A day as the library writes it: `month` begins with 0. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
  /** It belongs to the month before or after the shown one. */
  otherMonth?: boolean;
}

export function dayOfParts({ year, month, day }: CalendarDay): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month + 1)}-${two(day)}`;
}
