import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { fetchPack } from '../../platform/language/fetch-pack.ts';
import { createKeptPacks } from '../../platform/language/kept-packs.ts';
import type { Language } from '../../design/language/language.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { defaultLocale, isLocale, type Locale } from '../../design/language/locales.ts';
import { LanguagePacksDocument, type LanguagePacksQuery } from './LanguagePacks.gen.ts';

type LanguagePack = NonNullable<NonNullable<LanguagePacksQuery['viewer']>['languagePacks']>[number];

/** What the services said about their packs for a language; null when they could not be asked. */
export interface PackVersions {
  locale: Locale;
  versions: readonly LanguagePack[] | null;
}

export type DownloadState = 'fine' | 'failed' | 'again';

/**
 * Lays the language packs of the services over the built-in texts: those that this browser has kept under the same checksum at once, the
 * others as they come. A pack that cannot be had is told, and leaves the texts that are there.
 */
export function useDownloadedTexts(first: PackVersions): {
  state: DownloadState;
  retry: () => void;
  /** The built-in texts do for now. */
  goOn: () => void;
} {
  const { language } = useLanguage();
  const client = useApolloClient();
  const [state, setState] = useState<DownloadState>('fine');

  const askFor = useCallback(
    async (locale: Locale): Promise<PackVersions> => {
      const { data } = await client.query({
        query: LanguagePacksDocument,
        variables: { locale },
        fetchPolicy: 'no-cache',
      });
      return { locale, versions: data?.viewer?.languagePacks ?? null };
    },
    [client],
  );
  useEffect(
    function layFirstOver() {
      const abort = new AbortController();
      layOver(first, language, { signal: abort.signal }).catch(() => {
        if (!abort.signal.aborted) setState('failed');
      });
      return () => abort.abort();
    },
    [first, language],
  );
  useEffect(
    function prepareSwitches() {
      return language.onSwitch(async (locale) => {
        await layOver(await askFor(locale), language);
        setState('fine');
      });
    },
    [language, askFor],
  );
  const retry = useCallback(() => {
    setState('again');
    askFor(language.locale())
      .then((packs) => layOver(packs, language, { again: true }))
      .then(
        () => setState('fine'),
        () => setState('failed'),
      );
  }, [askFor, language]);
  const goOn = useCallback(() => setState('fine'), []);
  return { state, retry, goOn };
}

async function layOver(
  { locale, versions }: PackVersions,
  language: Language,
  how: { signal?: AbortSignal; again?: boolean } = {},
): Promise<void> {
  const kept = createKeptPacks(() => window.localStorage);
  if (versions === null) {
    // Nobody can say whether what is kept is the newest; it serves until somebody can.
    if (kept.read(locale) !== null && kept.read(defaultLocale) !== null) return;
    throw new Error('The services did not say which language packs they have.');
  }
  await Promise.all(
    versions.map(async ({ locale: of, checksum, url }) => {
      if (!isLocale(of)) return;
      const known = kept.read(of);
      if (known?.checksum === checksum) {
        language.layOver(of, known.texts);
        return;
      }
      const texts = await fetchPack(url, how);
      kept.write(of, { checksum, texts });
      language.layOver(of, texts);
    }),
  );
}
