/** The languages of the interface. zh-CN is the default and the fallback for missing texts. */
export const locales = ['zh-CN', 'zh-TW', 'en-US'] as const;

export type Locale = (typeof locales)[number];

export const DEFAULT_LOCALE: Locale = 'zh-CN';

/** The name of each language in that language itself. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'en-US': 'English',
};

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
