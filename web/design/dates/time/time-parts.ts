import { clamp } from '../calendar/calendar-days.ts';

/** The parts of a time and the number of their values. */
export const timeParts = [
  { name: 'hour', count: 24 },
  { name: 'minute', count: 60 },
  { name: 'second', count: 60 },
] as const;

export const MIDNIGHT = '00:00:00';
export const LAST_SECOND = '23:59:59';

const pad = (number: number): string => String(number).padStart(2, '0');

/** The part of a time with this index, as a number. */
export const partOf = (time: string, index: number): number => Number(time.split(':')[index]);

/** A time with one part replaced, clamped to the bounds. */
export function withPart(
  time: string,
  index: number,
  number: number,
  min: string | null,
  max: string | null,
): string {
  return clamp(replacePart(time, index, pad(number)), min, max);
}

function replacePart(time: string, index: number, text: string): string {
  return time
    .split(':')
    .map((part, position) => (position === index ? text : part))
    .join(':');
}

/**
 * Whether no time within the bounds has this number in this part, with the earlier parts unchanged.
 */
export function isPartOutOfBounds(
  time: string,
  index: number,
  number: number,
  min: string | null,
  max: string | null,
): boolean {
  const before = time.split(':').slice(0, index);
  const earliest = [...before, pad(number), '00', '00'].slice(0, 3).join(':');
  const latest = [...before, pad(number), '59', '59'].slice(0, 3).join(':');
  return (min !== null && latest < min) || (max !== null && earliest > max);
}
