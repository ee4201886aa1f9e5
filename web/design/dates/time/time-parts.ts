import { within } from '../calendar/days-of-calendar.ts';

/** Hours, minutes and seconds of a time, in steps of one. */
export const timeParts = [
  { name: 'hour', count: 24 },
  { name: 'minute', count: 60 },
  { name: 'second', count: 60 },
] as const;

export const midnight = '00:00:00';
export const lastSecond = '23:59:59';

const two = (number: number): string => String(number).padStart(2, '0');

/** One part of a time. */
export const partOf = (time: string, at: number): number => Number(time.split(':')[at]);

/** A time with one part put in another's place, within what may be chosen. */
export function withPart(
  time: string,
  at: number,
  number: number,
  min: string | null,
  max: string | null,
): string {
  return within(put(time, at, two(number)), min, max);
}

function put(time: string, at: number, text: string): string {
  return time
    .split(':')
    .map((part, index) => (index === at ? text : part))
    .join(':');
}

/** Whether no time with this number in this place may be chosen, the parts before it as they are. */
export function isPartBarred(
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
