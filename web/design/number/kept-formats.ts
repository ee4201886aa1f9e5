import type { Locale } from '../language/locales.ts';

/**
 * Formats of Intl that are kept and used again. Creating one takes the browser up to a millisecond,
 * which a list of moments or amounts would spend on every cell; formatting with it takes a few
 * microseconds. Their number is limited by the languages, time zones and options in the code.
 */
function keepFormats<Options, Format>(
  create: (locale: Locale, options: Options) => Format,
): (locale: Locale, options: Options) => Format {
  const kept = new Map<string, Format>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const format = create(locale, options);
    kept.set(key, format);
    return format;
  };
}

export const numberFormat = keepFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const dateFormat = keepFormats(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
