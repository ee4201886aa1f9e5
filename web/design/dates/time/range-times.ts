import type { DateRange } from '../date-field-props.ts';
import { clamp } from '../calendar/calendar-days.ts';
import { LAST_SECOND, MIDNIGHT } from './time-parts.ts';

export const isInOrder = ({ from, to }: DateRange): boolean =>
  from === null || to === null || from <= to;

/** A range with its ends swapped if they are in reverse order. */
export function sortRange(range: DateRange): DateRange {
  return isInOrder(range) ? range : { from: range.to, to: range.from };
}

/** A range whose end is raised to its start if it is before it. */
export function raiseEnd(range: DateRange): DateRange {
  return isInOrder(range) ? range : { from: range.from, to: range.from };
}

/**
 * Combines two days with the times of a range; without times, from the first second of the first
 * day to the last second of the last.
 */
export function combineDaysAndTimes(
  { from, to }: DateRange,
  firstDay: string,
  lastDay: string,
  min: string | null,
  max: string | null,
): DateRange {
  const put = (day: string, time: string) => clamp(`${day} ${time}`, min, max);
  return raiseEnd({
    from: put(firstDay, from?.slice(11) || MIDNIGHT),
    to: put(lastDay, to?.slice(11) || LAST_SECOND),
  });
}
