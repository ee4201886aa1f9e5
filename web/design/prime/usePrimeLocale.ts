import { addLocale, locale as chooseLocale, PrimeReactContext } from 'primereact/api';
import { use, useEffect } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { useLanguage } from '../language/LanguageContext.tsx';

/** Sets PrimeReact's built-in texts to the language of the portal. */
export function usePrimeLocale(): void {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { setLocale } = use(PrimeReactContext);
  // During rendering, because PrimeReact reads its texts from a global table when it renders: an
  // effect would be too late.
  addLocale(locale, { close: t('close'), aria: { close: t('close') } });
  chooseLocale(locale);
  // Its provider reads `locale` only when it is mounted. Components that take their language from
  // the provider follow through this.
  useEffect(
    function notifyProvider() {
      setLocale?.(locale);
    },
    [locale, setLocale],
  );
}
