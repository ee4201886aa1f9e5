/** Epoch milliseconds. A parameter everywhere, so that tests expire tokens without waiting. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Calendar date `YYYY-MM-DD` of a moment in a time zone. */
export function dateIn(timeZone: string, moment: number): string {
  return dateTimesIn(timeZone)(moment).slice(0, 10);
}

/** `YYYY-MM-DD HH:mm:ss` of a moment in a time zone, the format of all times in answers. */
export function dateTimeIn(timeZone: string, moment: number): string {
  return dateTimesIn(timeZone)(moment);
}

/** The same for many moments: making the format costs more than all of them. */
export function dateTimesIn(timeZone: string): (moment: number) => string {
  // Swedish dates are ISO dates: the one locale whose format needs no putting together.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (moment) => format.format(moment).replace(',', '');
}

/** The moment of `YYYY-MM-DD HH:mm:ss` in a time zone; null when it is no such time. */
export function momentIn(timeZone: string, local: string): number | null {
  const wall = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(local)
    ? Date.parse(`${local.replace(' ', 'T')}Z`)
    : NaN;
  if (Number.isNaN(wall)) return null;
  const format = dateTimesIn(timeZone);
  const aheadAt = (moment: number) => Date.parse(`${format(moment).replace(' ', 'T')}Z`) - moment;
  // Twice, because the zone may have changed its offset between the first guess and the moment itself.
  const guess = wall - aheadAt(wall);
  // Time zones are not defined before the year 1.
  return Number.isNaN(guess) ? null : wall - aheadAt(guess);
}
