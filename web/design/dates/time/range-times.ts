import type { DateRange } from '../date-field-props.ts';
import { within } from '../calendar/days-of-calendar.ts';
import { lastSecond, midnight } from './time-parts.ts';

export const isInOrder = ({ from, to }: DateRange): boolean =>
  from === null || to === null || from <= to;

/** A range with its ends swapped if they are in reverse order. */
export function sortedRange(range: DateRange): DateRange {
  return isInOrder(range) ? range : { from: range.to, to: range.from };
}

/** A range whose end is raised to its start if it is before it. */
export function raisedEnd(range: DateRange): DateRange {
  return isInOrder(range) ? range : { from: range.from, to: range.from };
}

/**
 * Combines two days with the times of a range; without times, from the first second of the first
 * day to the last second of the last.
 */
export function withDays(
  { from, to }: DateRange,
  firstDay: string,
  lastDay: string,
  min: string | null,
  max: string | null,
): DateRange {
  const put = (day: string, time: string) => within(`${day} ${time}`, min, max);
  return raisedEnd({
    from: put(firstDay, from?.slice(11) || midnight),
    to: put(lastDay, to?.slice(11) || lastSecond),
  });
}
