import type { Locale } from '../language/locales.ts';
import { dateFormat } from './kept-formats.ts';

/** Formats parts of a day (YYYY-MM-DD) in a language, independent of any time zone. */
export function formatDateParts(
  day: string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): string {
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}
