import { addLocale, locale as chooseLocale } from 'primereact/api';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../language/LanguageContext.tsx';
import type { Locale } from '../language/locales.ts';

/** CLDR: the week of zh-CN begins on Monday, that of zh-TW and en-US on Sunday. Not every browser tells it. */
const firstDays: Readonly<Record<Locale, number>> = { 'zh-CN': 1, 'zh-TW': 0, 'en-US': 0 };

/** Has PrimeReact's own words, its names of days and months and the first day of its weeks follow the language of the portal. */
export function usePrimeLocale(): void {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const names = useMemo(() => namesIn(locale), [locale]);
  // Before PrimeReact draws, which reads its words from a table of its own: an effect would be too late.
  addLocale(locale, {
    ...names,
    firstDayOfWeek: firstDays[locale],
    dateFormat: 'yy-mm-dd',
    close: t('close'),
    aria: { close: t('close') },
  });
  chooseLocale(locale);
}

function namesIn(locale: Locale) {
  const name = (options: Intl.DateTimeFormatOptions, month: number, day: number) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.UTC(2023, month, day));
  const days = (weekday: 'long' | 'short' | 'narrow') => Array.from({ length: 7 }, (_, at) => name({ weekday }, 0, at + 1));
  const months = (month: 'long' | 'short') => Array.from({ length: 12 }, (_, at) => name({ month }, at, 1));
  return {
    dayNames: days('long'),
    dayNamesShort: days('short'),
    dayNamesMin: days('narrow'),
    monthNames: months('long'),
    monthNamesShort: months('short'),
  };
}
