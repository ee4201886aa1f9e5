import { createListeners } from '../storage/listeners.ts';
import type { i18n } from 'i18next';
import type { StoredValue } from '../storage/stored-value.ts';
import type { Locale } from './locales.ts';
import { createTextStore, type TextPart, type Texts } from './text-store.ts';

export type { TextPart, Texts } from './text-store.ts';

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
   * `failedSwitch`.
   */
  setLocale(locale: Locale): Promise<void>;
  /**
   * The switch to a language that could not be loaded; null if there is none or the user has
   * dismissed the message.
   */
  failedSwitch(): FailedSwitch | null;
  dismissFailure(): void;
  /**
   * Loads a further part of the built-in texts, for the current language and for every language
   * chosen later. Rejects if it cannot be loaded; the next call tries again.
   */
  loadPart(part: TextPart): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Sets the texts that override the built-in ones of a language. */
  setOverrides(locale: Locale, texts: Texts): void;
  /**
   * Registers a step that must complete before a language is switched to; if it fails, so does the
   * switch. Returns a function that removes it.
   */
  beforeSwitch(prepare: PrepareLocale): () => void;
  /**
   * Runs the registered steps again for the current language, after its cached packs were cleared.
   */
  prepareAgain(): Promise<void>;
}

/** A language that was chosen, and whether its built-in texts or a registered step failed. */
export interface FailedSwitch {
  readonly locale: Locale;
  readonly isBuiltIn: boolean;
}

type PrepareLocale = (locale: Locale) => Promise<void>;

interface LanguageOptions {
  stored: StoredValue<Locale>;
  loadTexts: (locale: Locale, part: TextPart) => Promise<Texts>;
  /** The cached pack of a language; null if there is none. */
  cachedTexts?: (locale: Locale) => Texts | null;
  /** `<html>`, whose `lang` decides fonts, hyphenation and the voice of screen readers. */
  root: HTMLElement;
}

export async function createLanguage({
  stored,
  loadTexts,
  cachedTexts,
  root,
}: LanguageOptions): Promise<Language> {
  let current = stored.read();
  let wanted = current;
  let failed: FailedSwitch | null = null;
  const listeners = createListeners();
  const preparations = new Set<PrepareLocale>();
  const texts = await createTextStore({ locale: current, loadTexts, cachedTexts });
  root.lang = current;

  const notify = () => listeners.notify();
  const prepareAll = (locale: Locale) => Promise.all([...preparations].map((step) => step(locale)));

  return {
    i18n: texts.i18n,
    locale: () => current,
    failedSwitch: () => failed,
    dismissFailure() {
      failed = null;
      notify();
    },
    async setLocale(locale) {
      wanted = locale;
      failed = null;
      let isBuiltIn = true;
      const prepare = () =>
        prepareAll(locale).catch((error: unknown) => {
          isBuiltIn = false;
          throw error;
        });
      try {
        const preparing = locale === current ? undefined : prepare();
        await Promise.all([texts.has(locale) ? undefined : texts.load(locale), preparing]);
        // A part requested meanwhile for the previous language is needed in this one too.
        while (!texts.has(locale)) await texts.load(locale);
      } catch {
        if (wanted !== locale) return;
        wanted = current;
        failed = { locale, isBuiltIn };
        notify();
        return;
      }
      if (wanted !== locale) return; // the user has chosen another language meanwhile
      // Parts needed from now on are loaded in this language.
      current = locale;
      await texts.i18n.changeLanguage(locale);
      root.lang = locale;
      stored.write(locale);
      notify();
    },
    loadPart: (part) => texts.loadPart(part, current),
    subscribe: listeners.add,
    setOverrides: texts.setOverrides,
    beforeSwitch(step) {
      preparations.add(step);
      return () => preparations.delete(step);
    },
    async prepareAgain() {
      await prepareAll(current);
    },
  };
}
