import type { DateRange } from '../date-field-props.ts';
import { within } from '../calendar/days-of-calendar.ts';
import { lastSecond, midnight } from './time-parts.ts';

export const isInOrder = ({ from, to }: DateRange): boolean =>
  from === null || to === null || from <= to;

/** The two ends as they may stand: in their order. */
export function sortedRange(range: DateRange): DateRange {
  return isInOrder(range) ? range : { from: range.to, to: range.from };
}

/** The end of a range of times is never before its start: one that would be comes to stand on it. */
export function raisedEnd(range: DateRange): DateRange {
  return isInOrder(range) ? range : { from: range.from, to: range.from };
}

/** Two days with the times that stood there; else from the first second of the one to the last of the other. */
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
