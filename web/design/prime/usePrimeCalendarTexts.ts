import { updateLocaleOptions } from 'primereact/api';
import { useMemo } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { firstWeekday } from '../dates/calendar/panel-cells.ts';
import { useLanguage } from '../language/LanguageContext.tsx';
import { calendarNames } from '../number/calendar-names.ts';

/**
 * Sets the texts of PrimeReact's Calendar to the language of the portal, and returns the full names
 * of the weekdays in the order of its columns. Apart from usePrimeLocale, because no page needs
 * them before a calendar opens.
 */
export function usePrimeCalendarTexts(): readonly string[] {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const first = firstWeekday[locale];
  const names = useMemo(() => calendarNames(locale), [locale]);
  const isEnglish = locale === 'en-US';
  // During rendering, because the calendar reads a global table when it renders.
  updateLocaleOptions(
    {
      ...names,
      dayNamesMin: isEnglish ? names.dayNamesShort : names.dayNamesMin,
      // Chinese titles have the month in digits, as its cells do.
      monthNames: isEnglish ? names.monthNames : names.monthNamesShort,
      showMonthAfterYear: !isEnglish,
      firstDayOfWeek: first,
      prevMonth: t('dates.before.day'),
      nextMonth: t('dates.after.day'),
      prevYear: t('dates.before.month'),
      nextYear: t('dates.after.month'),
      prevDecade: t('dates.before.year'),
      nextDecade: t('dates.after.year'),
    },
    locale,
  );
  return [...names.dayNames.slice(first), ...names.dayNames.slice(0, first)];
}
