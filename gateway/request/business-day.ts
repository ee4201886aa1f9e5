import type { Clock } from '../async/clock.ts';
import type { Config } from '../config/config.ts';
import { dayOf, isTimeZone } from '../values/calendar.ts';

export interface BusinessDay {
  /** IANA time zone of the enterprise; the configured one if the services name none that exists. */
  timeZone: string;
  /** Today in this time zone, `YYYY-MM-DD`; in demo data a fixed day. */
  today: string;
}

/** Returns the function that tells the business date of an enterprise by its time zone. */
export function createBusinessDay(
  { timeZone: configured, demoToday }: Pick<Config, 'timeZone' | 'demoToday'>,
  clock: Clock,
): (timeZone: string) => BusinessDay {
  return (given) => {
    const timeZone = isTimeZone(given) ? given : configured;
    return { timeZone, today: demoToday ?? dayOf(clock(), timeZone) };
  };
}
