import i18next, { type i18n } from 'i18next';
import type { StoredValue } from '../storage/stored-value.ts';
import { defaultLocale, type Locale } from './locales.ts';

/**
 * The texts of the interface. The built-in texts of a language are chunks that are loaded when the language is chosen; the packs of the
 * retail services are laid over them, at once where this browser has kept them. Keys are flat (`login.required`) and placeholders stand in
 * single braces (`{0}`, `{name}`). A language is there whole or not at all: one that cannot be had leaves the former.
 */
export interface Language {
  readonly i18n: i18n;
  locale(): Locale;
  /** Never rejects: what could not be had is told by `unreachable`. */
  setLocale(locale: Locale): Promise<void>;
  /** The language that was chosen and could not be had; null when all is well or the user has read it. */
  unreachable(): Locale | null;
  dismissUnreachable(): void;
  /** Loads a further part of the built-in texts, for the chosen language and for every one that is chosen later. */
  need(part: TextPart): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Lays texts over the ones that are there. */
  layOver(locale: Locale, texts: Texts): void;
  /** What else a language needs before it is switched to; when it fails, the switch does. */
  onSwitch(prepare: PrepareLocale): () => void;
  /** Prepares the language of the moment once more: what was kept of it is gone. */
  refresh(): Promise<void>;
}

/** `entry` is what a visitor may read, `workbench` what comes with the workbench, `work` that of centres and documents and of arranging cards. */
export type TextPart = 'entry' | 'workbench' | 'work';

export type Texts = Readonly<Record<string, string>>;

type PrepareLocale = (locale: Locale) => Promise<void>;

interface LanguageOptions {
  stored: StoredValue<Locale>;
  loadTexts: (locale: Locale, part: TextPart) => Promise<Texts>;
  /** The pack that this browser has kept for a language. */
  keptTexts?: (locale: Locale) => Texts | null;
  /** `<html>`, whose `lang` decides fonts, hyphenation and the voice of a screen reader. */
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
    instance.removeResourceBundle(locale, namespace); // adding alone would leave what a newer pack no longer has
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

  /** Ends with all parts that are needed by then: signing in may ask for further ones while those of the sign-in page are on their way. */
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
        // A part that was asked for meanwhile for the former language is needed in this one too.
        while (!built.has(locale)) await load(locale);
      } catch {
        if (wanted !== locale) return;
        wanted = current;
        unreachable = locale;
        tell();
        return;
      }
      if (wanted !== locale) return; // chosen again while these texts were on their way
      // From here on whoever needs a further part needs it in this language.
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
      others.forEach((locale) => built.delete(locale)); // loaded anew, whole, when they are chosen again
      const loading = load(current).then(
        // As React marks what it has waited for: whoever asks for texts that are there need not wait for them once more.
        () => void Object.assign(loading, { status: 'fulfilled', value: undefined }),
        (error: unknown) => {
          needed.delete(part); // what was not reached may be reached the next time
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
