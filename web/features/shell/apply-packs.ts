import { fetchPack } from '../../platform/language/fetch-pack.ts';
import { createPackCache } from '../../platform/language/cached-packs.ts';
import type { Language } from '../../design/language/language.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../design/language/locales.ts';
import type { LanguagePacksQuery } from './LanguagePacks.gen.ts';

type LanguagePack = NonNullable<NonNullable<LanguagePacksQuery['viewer']>['languagePacks']>[number];

/** The language packs that the services offer for a language; null if they did not answer. */
export interface PackVersions {
  locale: Locale;
  versions: readonly LanguagePack[] | null;
}

/**
 * Overrides the built-in texts with the packs: stored ones with the same checksum at once, the
 * others when they are downloaded. A stored pack that the services no longer offer is removed.
 */
export async function applyPacks(
  { locale, versions }: PackVersions,
  language: Language,
  how: { signal?: AbortSignal; again?: boolean } = {},
): Promise<void> {
  const storedPacks = createPackCache(() => window.localStorage);
  if (versions === null) {
    // It is unknown whether the stored packs are current. They are good enough until it is known.
    if (storedPacks.read(locale) !== null && storedPacks.read(DEFAULT_LOCALE) !== null) return;
    throw new Error('The services named no language packs.');
  }
  for (const wanted of new Set([DEFAULT_LOCALE, locale])) {
    if (storedPacks.read(wanted) === null || versions.some((one) => one.locale === wanted))
      continue;
    storedPacks.remove(wanted);
    language.setOverrides(wanted, {});
  }
  await Promise.all(
    versions.map(async ({ locale: of, checksum, url }) => {
      if (!isLocale(of)) return;
      const known = storedPacks.read(of);
      if (known?.checksum === checksum) {
        language.setOverrides(of, known.texts);
        return;
      }
      const texts = await fetchPack(url, how);
      storedPacks.write(of, { checksum, texts });
      language.setOverrides(of, texts);
    }),
  );
}

/** The page waits this long for packs, so that its texts do not change while they are read. */
const MAX_WAIT_MS = 150;

/**
 * Resolves when the packs are applied, or could not be, and at the latest after 150 ms. New texts
 * render the whole page again, which takes longer than most downloads.
 */
export async function untilPacksAreApplied(
  packs: PackVersions | null,
  language: Language,
): Promise<void> {
  if (packs?.versions == null) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, MAX_WAIT_MS)));
  // A failure is reported by the page, which tries again.
  await Promise.race([applyPacks(packs, language).catch(() => undefined), limit]);
  clearTimeout(timer);
}
