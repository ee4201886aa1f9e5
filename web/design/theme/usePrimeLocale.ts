import { addLocale, locale as chooseLocale } from 'primereact/api';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../language/LanguageContext.tsx';

/** Has PrimeReact's own words follow the language of the portal. */
export function usePrimeLocale(): void {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  // Before PrimeReact draws, which reads its words from a table of its own: an effect would be too late.
  addLocale(locale, { close: t('close'), aria: { close: t('close') } });
  chooseLocale(locale);
}
