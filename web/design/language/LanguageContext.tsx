import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailedSwitch, Language } from './language.ts';
import type { Locale } from './locales.ts';
import { rememberTexts, TranslationContext } from './useTranslation.ts';

const LanguageContext = createContext<Language | null>(null);

export function LanguageProvider({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  const { t, i18n } = useTranslation(undefined, { i18n: language.i18n });
  const translation = useMemo(() => ({ t: rememberTexts(t), i18n }), [t, i18n]);
  return (
    <LanguageContext value={language}>
      <TranslationContext value={translation}>{children}</TranslationContext>
    </LanguageContext>
  );
}

interface LanguageState {
  locale: Locale;
  setLocale: (locale: Locale) => Promise<void>;
  /** The switch to a language that the user chose but that could not be loaded. */
  failedSwitch: FailedSwitch | null;
  language: Language;
}

/**
 * The current language and a function to change it. Texts come from
 * `useTranslation`.
 */
export function useLanguage(): LanguageState {
  const language = use(LanguageContext);
  if (language === null) throw new Error('useLanguage must be used inside LanguageProvider.');
  const locale = useSyncExternalStore(language.subscribe, language.locale);
  const failedSwitch = useSyncExternalStore(language.subscribe, language.failedSwitch);
  return { locale, setLocale: language.setLocale, failedSwitch, language };
}
