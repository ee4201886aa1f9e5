import i18next, { type i18n } from 'i18next';
import type { StoredValue } from '../storage/stored-value.ts';
import { defaultLocale, type Locale } from './locales.ts';

/**
 * The texts of the interface. The built-in texts of a language are chunks, loaded when the language
 * is chosen. The language packs of the retail services override them, at once if this browser has
 * cached them. Keys are flat (`login.required`) and placeholders are in single braces (`{0}`,
 * `{name}`). A language is loaded completely or not at all: if that fails, the previous language
 * stays.
 */
export interface Language {
  readonly i18n: i18n;
  locale(): Locale;
  /**
   * Switches the language. Never rejects: a language that could not be loaded is reported by
   * `unreachable`.
   */
  setLocale(locale: Locale): Promise<void>;
  /**
   * The language that was chosen but could not be loaded; null if there is none or the user has
   * dismissed the message.
   */
  unreachable(): Locale | null;
  dismissUnreachable(): void;
  /**
   * Loads a further part of the built-in texts, for the current language and for every language
   * chosen later. Rejects if it cannot be loaded; the next call tries again.
   */
  need(part: TextPart): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Sets the texts that override the built-in ones of a language. */
  layOver(locale: Locale, texts: Texts): void;
  /**
   * Registers a step that must complete before a language is switched to; if it fails, so does the
   * switch. Returns a function that removes it.
   */
  onSwitch(prepare: PrepareLocale): () => void;
  /**
   * Runs the registered steps again for the current language, after its cached packs were cleared.
   */
  refresh(): Promise<void>;
}

/**
 * `entry`: texts of the sign-in pages; `workbench`: of the workbench; `work`: of the centers,
 * documents and layout editing.
 */
export type TextPart = 'entry' | 'workbench' | 'work';

export type Texts = Readonly<Record<string, string>>;

type PrepareLocale = (locale: Locale) => Promise<void>;

interface LanguageOptions {
  stored: StoredValue<Locale>;
  loadTexts: (locale: Locale, part: TextPart) => Promise<Texts>;
  /** The cached pack of a language; null if there is none. */
  keptTexts?: (locale: Locale) => Texts | null;
  /** `<html>`, whose `lang` decides fonts, hyphenation and the voice of screen readers. */
  root: HTMLElement;
}

const namespace = 'portal';

export async function createLanguage({
  stored,
  loadTexts,
  keptTexts,
  root,
}: LanguageOptions): Promise<Language> {
  let current = stored.read();
  let wanted = current;
  let unreachable: Locale | null = null;
  const listeners = new Set<() => void>();
  const preparations = new Set<PrepareLocale>();
  const overlays = new Map<Locale, Texts>();
  const parts: TextPart[] = ['entry'];
  const needed = new Map<TextPart, Promise<void>>();
  const built = new Map<Locale, Texts>([[current, await loadTexts(current, 'entry')]]);
  const instance = i18next.createInstance();
  await instance.init({
    lng: current,
    fallbackLng: defaultLocale,
    ns: namespace,
    defaultNS: namespace,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });

  const tell = () => listeners.forEach((listener) => listener());
  const put = (locale: Locale) => {
    instance.removeResourceBundle(locale, namespace); // adding alone would keep keys that a newer pack no longer has
    instance.addResourceBundle(
      locale,
      namespace,
      { ...built.get(locale), ...overlays.get(locale) },
      false,
      true,
    );
  };
  const takeKept = (locale: Locale) => {
    const kept = overlays.has(locale) ? null : keptTexts?.(locale);
    if (kept != null) overlays.set(locale, kept);
  };
  takeKept(current);
  takeKept(defaultLocale);
  put(defaultLocale);
  put(current);
  root.lang = current;

  /**
   * Loads all parts needed so far. Signing in may request further parts meanwhile: then it loads
   * again.
   */
  async function load(locale: Locale) {
    for (;;) {
      const wantedParts = [...parts];
      const loaded = await Promise.all(wantedParts.map((part) => loadTexts(locale, part)));
      if (wantedParts.length < parts.length) continue;
      built.set(locale, Object.assign({}, ...loaded) as Texts);
      takeKept(locale);
      put(locale);
      return;
    }
  }

  return {
    i18n: instance,
    locale: () => current,
    unreachable: () => unreachable,
    dismissUnreachable() {
      unreachable = null;
      tell();
    },
    async setLocale(locale) {
      wanted = locale;
      unreachable = null;
      try {
        const preparing =
          locale === current ? [] : [...preparations].map((prepare) => prepare(locale));
        await Promise.all([built.has(locale) ? undefined : load(locale), ...preparing]);
        // A part requested meanwhile for the previous language is needed in this one too.
        while (!built.has(locale)) await load(locale);
      } catch {
        if (wanted !== locale) return;
        wanted = current;
        unreachable = locale;
        tell();
        return;
      }
      if (wanted !== locale) return; // the user has chosen another language meanwhile
      // Parts needed from now on are loaded in this language.
      current = locale;
      await instance.changeLanguage(locale);
      root.lang = locale;
      stored.write(locale);
      tell();
    },
    need(part) {
      const known = needed.get(part);
      if (known !== undefined) return known;
      if (!parts.includes(part)) parts.push(part);
      const others = [...built.keys()].filter((locale) => locale !== current);
      others.forEach((locale) => built.delete(locale)); // reloaded with all parts when they are chosen again
      const loading = load(current).then(
        // React's `use` reads these fields: it does not suspend for texts that are already loaded.
        () => void Object.assign(loading, { status: 'fulfilled', value: undefined }),
        (error: unknown) => {
          needed.delete(part); // try again at the next call
          throw error;
        },
      );
      needed.set(part, loading);
      return loading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    layOver(locale, texts) {
      overlays.set(locale, texts);
      put(locale);
    },
    onSwitch(prepare) {
      preparations.add(prepare);
      return () => preparations.delete(prepare);
    },
    async refresh() {
      await Promise.all([...preparations].map((prepare) => prepare(current)));
    },
  };
}
