import type { Locale } from './messages.ts';

const MINUTE = 60;
/** From here on seconds would say more than anybody wants to know. */
const LONGEST_IN_SECONDS = 90;

/** A time to wait, rounded up so that nobody tries again too early: seconds at first, then minutes. */
export function waitText(locale: Locale, seconds: number): string {
  const inSeconds = seconds <= LONGEST_IN_SECONDS;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: inSeconds ? 'second' : 'minute',
    unitDisplay: 'long',
  });
  return format.format(Math.max(1, Math.ceil(inSeconds ? seconds : seconds / MINUTE)));
}
