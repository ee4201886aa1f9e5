import type { Locale } from '../language/locales.ts';
import { numberFormat } from './kept-formats.ts';

const MINUTE_MS = 60_000;

const steps = [
  { unit: 'day', minutes: 1440 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const;

/** A duration in its two largest units: 2 天 12 小时, 5 小时 24 分钟. At least one minute. */
export function formatDuration(ms: number, locale: Locale): string {
  const whole = Math.max(1, Math.floor(ms / MINUTE_MS));
  const first = steps.findIndex(({ minutes }) => whole >= minutes);
  const parts: string[] = [];
  let left = whole;
  for (const { unit, minutes } of steps.slice(first, first + 2)) {
    const count = Math.floor(left / minutes);
    left -= count * minutes;
    if (count > 0) parts.push(written(count, unit, locale));
  }
  return parts.join(' ');
}

/** A count with its unit, separated by a space in every language, as for amounts. */
function written(count: number, unit: string, locale: Locale): string {
  const text = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return text.replace(/(?<=\d)(?=\p{Script=Han})/u, ' ');
}
