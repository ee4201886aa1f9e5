import type { Locale } from '../language/locales.ts';
import { formatDateParts } from './format-date-parts.ts';

/** Names of the weekdays (from Sunday) and months in a language, for calendars. */
export function calendarNames(locale: Locale) {
  // 2023 began on a Sunday.
  const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  const days = (weekday: 'long' | 'short' | 'narrow') =>
    numbers.slice(0, 7).map((day) => formatDateParts(`2023-01-${day}`, locale, { weekday }));
  const months = (month: 'long' | 'short') =>
    numbers.map((number) => formatDateParts(`2023-${number}-01`, locale, { month }));
  return {
    dayNames: days('long'),
    dayNamesShort: days('short'),
    dayNamesMin: days('narrow'),
    monthNames: months('long'),
    monthNamesShort: months('short'),
  };
}
