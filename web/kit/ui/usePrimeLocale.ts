import { addLocale, locale as chooseLocale } from 'primereact/api';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarNames } from '../number/calendar-names.ts';
import { useLanguage } from '../language/LanguageContext.tsx';
import type { Locale } from '../language/locales.ts';

/** CLDR: the week of zh-CN begins on Monday, that of zh-TW and en-US on Sunday. Not every browser tells it. */
const firstDays: Readonly<Record<Locale, number>> = { 'zh-CN': 1, 'zh-TW': 0, 'en-US': 0 };

/** Has PrimeReact's own words, its names of days and months and the first day of its weeks follow the language of the portal. */
export function usePrimeLocale(): void {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const names = useMemo(() => calendarNames(locale), [locale]);
  // Before PrimeReact draws, which reads its words from a table of its own: an effect would be too late.
  addLocale(locale, {
    ...names,
    firstDayOfWeek: firstDays[locale],
    dateFormat: 'yy-mm-dd',
    close: t('close'),
    prevMonth: t('calendar.prevMonth'),
    nextMonth: t('calendar.nextMonth'),
    prevYear: t('calendar.prevYear'),
    nextYear: t('calendar.nextYear'),
    prevDecade: t('calendar.prevDecade'),
    nextDecade: t('calendar.nextDecade'),
    chooseMonth: t('calendar.chooseMonth'),
    chooseYear: t('calendar.chooseYear'),
    aria: { close: t('close') },
  });
  chooseLocale(locale);
}
