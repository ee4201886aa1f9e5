import type { Locale } from '../language/locales.ts';

/** Names of the weekdays (from Sunday) and months in a language, for calendars. */
export function calendarNames(locale: Locale) {
  const name = (options: Intl.DateTimeFormatOptions, month: number, day: number) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
      Date.UTC(2023, month, day),
    );
  const days = (weekday: 'long' | 'short' | 'narrow') =>
    Array.from({ length: 7 }, (_, index) => name({ weekday }, 0, index + 1));
  const months = (month: 'long' | 'short') =>
    Array.from({ length: 12 }, (_, index) => name({ month }, index, 1));
  return {
    dayNames: days('long'),
    dayNamesShort: days('short'),
    dayNamesMin: days('narrow'),
    monthNames: months('long'),
    monthNamesShort: months('short'),
  };
}
