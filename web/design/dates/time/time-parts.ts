import { clamp } from '../calendar/calendar-days.ts';

/** The parts of a time and the number of their values. */
export const timeParts = [
  { name: 'hour', count: 24 },
  { name: 'minute', count: 60 },
  { name: 'second', count: 60 },
] as const;

export const MIDNIGHT = '00:00:00';
export const LAST_SECOND = '23:59:59';

const two = (number: number): string => String(number).padStart(2, '0');

/** The part of a time with this index, as a number. */
export const partOf = (time: string, at: number): number => Number(time.split(':')[at]);

/** A time with one part replaced, clamped to the bounds. */
export function withPart(
  time: string,
  at: number,
  number: number,
  min: string | null,
  max: string | null,
): string {
  return clamp(put(time, at, two(number)), min, max);
}

function put(time: string, at: number, text: string): string {
  return time
    .split(':')
    .map((part, index) => (index === at ? text : part))
    .join(':');
}

/**
 * Whether no time within the bounds has this number in this part, with the earlier parts unchanged.
 */
export function isPartOutOfBounds(
  time: string,
  at: number,
  number: number,
  min: string | null,
  max: string | null,
): boolean {
  const before = time.split(':').slice(0, at);
  const least = [...before, two(number), '00', '00'].slice(0, 3).join(':');
  const most = [...before, two(number), '59', '59'].slice(0, 3).join(':');
  return (min !== null && most < min) || (max !== null && least > max);
}
