import { memoize } from '../async/memoize.ts';

const DAY_MS = 86_400_000;

/** Creating a format costs more than hundreds of conversions, so there is one per time zone. */
const offsetsOf = memoize((timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return { format, ofDay: memoize((day: number) => offsetOfDay(format, day)) };
});

/**
 * The local time of a moment in a zone, as epoch milliseconds as if it were in UTC, in whole
 * seconds. Its difference from the moment is the zone's offset at that moment. Formatting with Intl
 * takes far longer than adding an offset, so the offsets of whole days are cached.
 */
export function wallTime(moment: number, timeZone: string): number {
  const { format, ofDay } = offsetsOf(timeZone);
  const offset = ofDay(Math.floor(moment / DAY_MS));
  return Number.isNaN(offset)
    ? formatted(format, moment)
    : Math.floor(moment / 1000) * 1000 + offset;
}

/** The offset of a zone during a UTC day; NaN for a day on which it changes. */
function offsetOfDay(format: Intl.DateTimeFormat, day: number): number {
  const offsetAt = (moment: number): number => formatted(format, moment) - moment;
  const offset = offsetAt(day * DAY_MS);
  return offset === offsetAt((day + 1) * DAY_MS) ? offset : Number.NaN;
}

function formatted(format: Intl.DateTimeFormat, moment: number): number {
  const parts = format.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((each) => each.type === type)?.value ?? '00';
  return Date.parse(
    `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`,
  );
}
