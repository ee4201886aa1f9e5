import type { Locale } from './messages.ts';

const MINUTE = 60;
/** Longer waits are given in minutes. */
const MAX_SECONDS_SHOWN = 90;

/**
 * A waiting time in words, rounded up so that a retry after it is not too early: seconds at first,
 * then minutes.
 */
export function waitText(locale: Locale, seconds: number): string {
  const inSeconds = seconds <= MAX_SECONDS_SHOWN;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: inSeconds ? 'second' : 'minute',
    unitDisplay: 'long',
  });
  return format.format(Math.max(1, Math.ceil(inSeconds ? seconds : seconds / MINUTE)));
}
