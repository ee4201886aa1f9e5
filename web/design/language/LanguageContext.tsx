import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from './language.ts';
import type { Locale } from './locales.ts';

const LanguageContext = createContext<Language | null>(null);

export function LanguageProvider({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={language.i18n}>{children}</I18nextProvider>
    </LanguageContext>
  );
}

interface LanguageState {
  locale: Locale;
  setLocale: (locale: Locale) => Promise<void>;
  /** The language that the user chose but that could not be loaded. */
  failedLocale: Locale | null;
  language: Language;
}

/**
 * The current language and a function to change it. Texts come from `useTranslation` of
 * react-i18next.
 */
export function useLanguage(): LanguageState {
  const language = use(LanguageContext);
  if (language === null) throw new Error('useLanguage must be used inside LanguageProvider.');
  const locale = useSyncExternalStore(language.subscribe, language.locale);
  const failedLocale = useSyncExternalStore(language.subscribe, language.failedLocale);
  return { locale, setLocale: language.setLocale, failedLocale, language };
}
