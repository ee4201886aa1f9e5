import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { Language } from '../../kit/language/language.ts';
import { useLanguage } from '../../kit/language/LanguageContext.tsx';
import { isLocale, type Locale } from '../../kit/language/locales.ts';
import { LanguagePacksDocument, type LanguagePacksQuery } from './LanguagePacks.gen.ts';

type LanguagePack = NonNullable<NonNullable<LanguagePacksQuery['viewer']>['languagePacks']>[number];

/**
 * Lays the language packs of the services over the built-in texts, in the background. An address never changes its content, so the
 * browser's own cache keeps it; a pack that cannot be had leaves the texts that are there.
 */
export function useDownloadedTexts(firstLocale: Locale, packsOfFirst: readonly LanguagePack[] | null): void {
  const { locale, language } = useLanguage();
  const client = useApolloClient();
  useEffect(
    function layPacksOver() {
      const abort = new AbortController();
      async function load() {
        const packs = locale === firstLocale ? packsOfFirst : await askForPacks();
        await Promise.all((packs ?? []).map((pack) => layOver(pack, language, abort.signal)));
      }
      async function askForPacks() {
        const { data } = await client.query({ query: LanguagePacksDocument, variables: { locale } });
        return data?.viewer?.languagePacks ?? null;
      }
      load().catch(() => undefined);
      return () => abort.abort();
    },
    [client, language, locale, firstLocale, packsOfFirst],
  );
}

async function layOver({ locale, url }: LanguagePack, language: Language, signal: AbortSignal): Promise<void> {
  if (!isLocale(locale) || !url.startsWith('/') || url.startsWith('//')) return;
  const response = await fetch(url, { signal });
  if (!response.ok) return;
  const pack: unknown = await response.json();
  if (typeof pack !== 'object' || pack === null) return;
  const texts = Object.entries(pack).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  language.layOver(locale, Object.fromEntries(texts));
}
