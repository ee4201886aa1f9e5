import i18next, { type i18n } from 'i18next';
import { DEFAULT_LOCALE, type Locale } from './locales.ts';

/**
 * `entry`: texts of the sign-in pages; `workbench`: of the workbench; `work`: of the centers,
 * documents and layout editing.
 */
export type TextPart = 'entry' | 'workbench' | 'work';

export type Texts = Readonly<Record<string, string>>;

interface TextStoreOptions {
  /** The language loaded first. */
  locale: Locale;
  loadTexts: (locale: Locale, part: TextPart) => Promise<Texts>;
  /** The cached pack of a language; null if there is none. */
  cachedTexts: ((locale: Locale) => Texts | null) | undefined;
}

/** The loaded texts of all languages: the built-in ones and those that override them. */
export interface TextStore {
  readonly i18n: i18n;
  /** Whether all parts needed so far are loaded. */
  has(locale: Locale): boolean;
  /** Loads all parts needed so far. Rejects if one cannot be loaded. */
  load(locale: Locale): Promise<void>;
  /** Loads a further part for a language; other languages are reloaded when they are chosen. */
  loadPart(part: TextPart, locale: Locale): Promise<void>;
  setOverrides(locale: Locale, texts: Texts): void;
}

const NAMESPACE = 'portal';

/** Creates the store with the `entry` part of one language. Rejects if that cannot be loaded. */
export async function createTextStore(options: TextStoreOptions): Promise<TextStore> {
  const { loadTexts, cachedTexts } = options;
  const overrides = new Map<Locale, Texts>();
  const parts: TextPart[] = ['entry'];
  const loadingParts = new Map<TextPart, Promise<void>>();
  const builtIn = new Map([[options.locale, await loadTexts(options.locale, 'entry')]]);
  const instance = await createI18n(options.locale);

  const published = new Map<Locale, Texts>();
  const publish = (locale: Locale) => {
    const texts = { ...builtIn.get(locale), ...overrides.get(locale) };
    // New texts render the whole page again, so a stored pack that is still current must not.
    if (areSameTexts(texts, published.get(locale))) return;
    published.set(locale, texts);
    // Adding alone would keep keys that a newer pack no longer has.
    instance.removeResourceBundle(locale, NAMESPACE);
    // Nobody changes the texts, so i18next need not copy them through JSON.
    instance.addResourceBundle(locale, NAMESPACE, texts, false, true, {
      silent: false,
      skipCopy: true,
    });
  };
  const applyCached = (locale: Locale) => {
    const cached = overrides.has(locale) ? null : cachedTexts?.(locale);
    if (cached != null) overrides.set(locale, cached);
  };
  applyCached(options.locale);
  applyCached(DEFAULT_LOCALE);
  publish(DEFAULT_LOCALE);
  publish(options.locale);

  async function load(locale: Locale) {
    for (;;) {
      const wantedParts = [...parts];
      const loaded = await Promise.all(wantedParts.map((part) => loadTexts(locale, part)));
      // Signing in may request further parts meanwhile: load again with them.
      if (wantedParts.length < parts.length) continue;
      builtIn.set(locale, Object.assign({}, ...loaded) as Texts);
      applyCached(locale);
      publish(locale);
      return;
    }
  }

  return {
    i18n: instance,
    has: (locale) => builtIn.has(locale),
    load,
    loadPart(part, locale) {
      const known = loadingParts.get(part);
      if (known !== undefined) return known;
      if (!parts.includes(part)) parts.push(part);
      // Other languages lack the part: they are reloaded when they are chosen again.
      for (const other of [...builtIn.keys()]) if (other !== locale) builtIn.delete(other);
      const loading = load(locale).then(
        // React's `use` reads these fields: it does not suspend for texts that are already loaded.
        () => void Object.assign(loading, { status: 'fulfilled', value: undefined }),
        (error: unknown) => {
          loadingParts.delete(part); // try again at the next call
          throw error;
        },
      );
      loadingParts.set(part, loading);
      return loading;
    },
    setOverrides(locale, texts) {
      overrides.set(locale, texts);
      publish(locale);
    },
  };
}

function areSameTexts(one: Texts, other: Texts | undefined): boolean {
  const keys = Object.keys(one);
  return (
    other !== undefined &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => one[key] === other[key])
  );
}

async function createI18n(locale: Locale): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return instance;
}
