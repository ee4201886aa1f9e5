import { isLocale, type Locale } from '../../design/language/locales.ts';
import type { Texts } from '../../design/language/language.ts';

/**
 * The language packs of the services as cached by this browser: one per language with its checksum,
 * so that a newer pack replaces the old one and there are never more than three. If the browser
 * refuses storage or has no space, packs are downloaded again.
 */
interface CachedPack {
  checksum: string;
  texts: Texts;
}

export interface PackCache {
  read(locale: Locale): CachedPack | null;
  write(locale: Locale, pack: CachedPack): void;
  remove(locale: Locale): void;
}

/**
 * Larger packs are not cached: a pack usually has some tens of kilobytes, and other data needs
 * space too.
 */
const MAX_CHARACTERS = 400_000;

const keyOf = (locale: Locale) => `portal.pack.${locale}`;

export function createPackCache(storage: () => Storage): PackCache {
  return {
    read(locale) {
      try {
        const kept: unknown = JSON.parse(storage().getItem(keyOf(locale)) ?? 'null');
        return isCachedPack(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    write(locale, pack) {
      try {
        const text = JSON.stringify(pack);
        storage().removeItem(keyOf(locale));
        if (isLocale(locale) && text.length <= MAX_CHARACTERS)
          storage().setItem(keyOf(locale), text);
      } catch {
        // Storage refused or full: the old pack is gone, this one is downloaded again with the next
        // page.
      }
    },
    remove(locale) {
      try {
        storage().removeItem(keyOf(locale));
      } catch {
        // A browser that refuses storage has nothing stored.
      }
    },
  };
}

function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

function isCachedPack(value: unknown): value is CachedPack {
  return (
    typeof value === 'object' &&
    value !== null &&
    'checksum' in value &&
    typeof value.checksum === 'string' &&
    'texts' in value &&
    isTexts(value.texts)
  );
}
