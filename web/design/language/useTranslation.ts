import type { i18n, TFunction } from 'i18next';
import { createContext, use } from 'react';

export interface Translation {
  /** The text of a key in the current language, with its values filled in. */
  t: TFunction;
  i18n: i18n;
}

export const TranslationContext = createContext<Translation | null>(null);

/**
 * The texts of the current language. All components share one subscription to i18next, that of
 * LanguageProvider: the hook of react-i18next subscribes for each component and copies the i18next
 * instance, which took 4 % of the processor time of a first load.
 */
export function useTranslation(): Translation {
  const translation = use(TranslationContext);
  if (translation === null) throw new Error('useTranslation must be used inside LanguageProvider.');
  return translation;
}

/**
 * Remembers the texts of keys without values, which are most. A language change and new texts both
 * give another `t`, so nothing remembered is ever old.
 */
export function rememberTexts(t: TFunction): TFunction {
  const known = new Map<string, string>();
  const remembering = (...asked: Parameters<TFunction>) => {
    const [key] = asked;
    if (asked.length > 1 || typeof key !== 'string') return t(...asked);
    const text = known.get(key) ?? t(key);
    known.set(key, text);
    return text;
  };
  return remembering as TFunction;
}
