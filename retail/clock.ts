/** Epoch milliseconds. A parameter everywhere, so that tests expire tokens without waiting. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Calendar date `YYYY-MM-DD` of a moment in a time zone. */
export function dateIn(timeZone: string, moment: number): string {
  return dateTimesIn(timeZone)(moment).slice(0, 10);
}

/** `YYYY-MM-DD HH:mm:ss` of a moment in a time zone, the form in which the services tell times. */
export function dateTimeIn(timeZone: string, moment: number): string {
  return dateTimesIn(timeZone)(moment);
}

/** The same for many moments: making the format costs more than all of them. */
export function dateTimesIn(timeZone: string): (moment: number) => string {
  // Swedish dates are ISO dates: the one locale whose format needs no putting together.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => format.format(moment).replace(',', '');
}
