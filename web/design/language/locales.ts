/** The languages of the interface. zh-CN is the default and the one that a missing text falls back to. */
export const locales = ['zh-CN', 'zh-TW', 'en-US'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'zh-CN';

/** Each language is called by its own name in every language. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'en-US': 'English',
};

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
