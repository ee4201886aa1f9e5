import type { Locale } from '../language/locales.ts';

/** Parts of a day (YYYY-MM-DD) as a language writes them; no time zone shifts it. */
export function writtenDate(
  day: string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
