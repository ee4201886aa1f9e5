import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import type { Locale } from '../../design/language/locales.ts';
import { applyPacks, type PackVersions } from './apply-packs.ts';
import { LanguagePacksDocument } from './LanguagePacks.gen.ts';

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
