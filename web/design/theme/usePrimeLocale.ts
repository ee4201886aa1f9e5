import { addLocale, locale as chooseLocale } from 'primereact/api';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../language/LanguageContext.tsx';

/** Sets PrimeReact's built-in texts to the language of the portal. */
export function usePrimeLocale(): void {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  // During rendering, because PrimeReact reads its texts from a global table when it renders: an
  // effect would be too late.
  addLocale(locale, { close: t('close'), aria: { close: t('close') } });
  chooseLocale(locale);
}
