import i18next, { type i18n, type Resource } from 'i18next';
import type { StoredValue } from '../preferences/stored-value.ts';
import { defaultLocale, type Locale } from './locales.ts';

/**
 * The texts of the interface. The built-in texts of a language are one chunk that is loaded when the language is chosen; the packs of the
 * retail services are laid over them. Keys are flat (`login.required`) and placeholders stand in single braces (`{0}`, `{name}`).
 */
export interface Language {
  readonly i18n: i18n;
  locale(): Locale;
  setLocale(locale: Locale): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Lays texts over the ones that are there. */
  layOver(locale: Locale, texts: Readonly<Record<string, string>>): void;
}

export type Texts = Readonly<Record<string, string>>;

interface LanguageOptions {
  stored: StoredValue<Locale>;
  loadTexts: (locale: Locale) => Promise<Texts>;
  /** `<html>`, whose `lang` decides fonts, hyphenation and the voice of a screen reader. */
  root: HTMLElement;
}

const namespace = 'portal';

export async function createLanguage({ stored, loadTexts, root }: LanguageOptions): Promise<Language> {
  let current = stored.read();
  let wanted = current;
  const listeners = new Set<() => void>();
  const overlays = new Map<Locale, Texts>();
  const built = new Map<Locale, Texts>([[current, await loadTexts(current)]]);
  const instance = i18next.createInstance();
  const resources: Resource = { [current]: { [namespace]: built.get(current) ?? {} } };
  await instance.init({
    lng: current,
    fallbackLng: defaultLocale,
    ns: namespace,
    defaultNS: namespace,
    resources,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  root.lang = current;

  const put = (locale: Locale) =>
    instance.addResourceBundle(locale, namespace, { ...built.get(locale), ...overlays.get(locale) }, false, true);

  return {
    i18n: instance,
    locale: () => current,
    async setLocale(locale) {
      wanted = locale;
      if (!built.has(locale)) {
        built.set(locale, await loadTexts(locale));
        put(locale);
      }
      if (wanted !== locale) return; // chosen again while these texts were on their way
      await instance.changeLanguage(locale);
      current = locale;
      root.lang = locale;
      stored.write(locale);
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    layOver(locale, texts) {
      overlays.set(locale, { ...overlays.get(locale), ...texts });
      put(locale);
    },
  };
}
