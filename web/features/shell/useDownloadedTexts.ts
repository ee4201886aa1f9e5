import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { fetchPack } from '../../platform/language/fetch-pack.ts';
import { createPackCache } from '../../platform/language/cached-packs.ts';
import type { Language } from '../../design/language/language.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../design/language/locales.ts';
import { LanguagePacksDocument, type LanguagePacksQuery } from './LanguagePacks.gen.ts';

type LanguagePack = NonNullable<NonNullable<LanguagePacksQuery['viewer']>['languagePacks']>[number];

/** The language packs that the services offer for a language; null if they did not answer. */
export interface PackVersions {
  locale: Locale;
  versions: readonly LanguagePack[] | null;
}

export type DownloadState = 'idle' | 'failed' | 'retrying';

/**
 * Overrides the built-in texts with the language packs of the services. Packs that the browser has
 * stored with the same checksum apply at once, the others are downloaded. If that fails, `state` is
 * `failed` and the present texts stay.
 */
export function useDownloadedTexts(first: PackVersions): {
  state: DownloadState;
  retry: () => void;
  /** Continues with the built-in texts. */
  dismiss: () => void;
} {
  const { language } = useLanguage();
  const client = useApolloClient();
  const [state, setState] = useState<DownloadState>('idle');

  const queryVersions = useCallback(
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
    function applyFirstPacks() {
      const abort = new AbortController();
      applyPacks(first, language, { signal: abort.signal }).catch(() => {
        if (!abort.signal.aborted) setState('failed');
      });
      return () => abort.abort();
    },
    [first, language],
  );
  useEffect(
    function loadPacksOnSwitch() {
      return language.beforeSwitch(async (locale) => {
        await applyPacks(await queryVersions(locale), language);
        setState('idle');
      });
    },
    [language, queryVersions],
  );
  const retry = useCallback(() => {
    setState('retrying');
    queryVersions(language.locale())
      .then((packs) => applyPacks(packs, language, { again: true }))
      .then(
        () => setState('idle'),
        () => setState('failed'),
      );
  }, [queryVersions, language]);
  const dismiss = useCallback(() => setState('idle'), []);
  return { state, retry, dismiss };
}

async function applyPacks(
  { locale, versions }: PackVersions,
  language: Language,
  how: { signal?: AbortSignal; again?: boolean } = {},
): Promise<void> {
  const storedPacks = createPackCache(() => window.localStorage);
  if (versions === null) {
    // It is unknown whether the stored packs are current. They are good enough until it is known.
    if (storedPacks.read(locale) !== null && storedPacks.read(DEFAULT_LOCALE) !== null) return;
    throw new Error('The services did not say which language packs they have.');
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
