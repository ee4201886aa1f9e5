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
  /** Loads a further part of the built-in texts, for the chosen language and for every one that is chosen later. */
  need(part: TextPart): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Lays texts over the ones that are there. */
  layOver(locale: Locale, texts: Readonly<Record<string, string>>): void;
}

/** `entry` is what a visitor may read, `workbench` what comes with the workbench. */
export type TextPart = 'entry' | 'workbench';

export type Texts = Readonly<Record<string, string>>;

interface LanguageOptions {
  stored: StoredValue<Locale>;
  loadTexts: (locale: Locale, part: TextPart) => Promise<Texts>;
  /** `<html>`, whose `lang` decides fonts, hyphenation and the voice of a screen reader. */
  root: HTMLElement;
}

const namespace = 'portal';

export async function createLanguage({ stored, loadTexts, root }: LanguageOptions): Promise<Language> {
  let current = stored.read();
  let wanted = current;
  const listeners = new Set<() => void>();
  const overlays = new Map<Locale, Texts>();
  const built = new Map<Locale, Texts>([[current, await loadTexts(current, 'entry')]]);
  const parts: TextPart[] = ['entry'];
  const needed = new Map<TextPart, Promise<void>>();
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

  async function load(locale: Locale) {
    const loaded = await Promise.all(parts.map((part) => loadTexts(locale, part)));
    built.set(locale, Object.assign({}, ...loaded) as Texts);
    put(locale);
  }

  return {
    i18n: instance,
    locale: () => current,
    async setLocale(locale) {
      wanted = locale;
      if (!built.has(locale)) await load(locale);
      if (wanted !== locale) return; // chosen again while these texts were on their way
      await instance.changeLanguage(locale);
      current = locale;
      root.lang = locale;
      stored.write(locale);
      listeners.forEach((listener) => listener());
    },
    need(part) {
      const known = needed.get(part);
      if (known !== undefined) return known;
      if (!parts.includes(part)) parts.push(part);
      const others = [...built.keys()].filter((locale) => locale !== current);
      others.forEach((locale) => built.delete(locale)); // loaded anew, whole, when they are chosen again
      const loading = load(current).catch((error: unknown) => {
        needed.delete(part); // what was not reached may be reached the next time
        throw error;
      });
      needed.set(part, loading);
      return loading;
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
