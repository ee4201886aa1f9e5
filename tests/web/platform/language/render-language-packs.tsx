import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { useTranslation } from '../../../../web/design/language/useTranslation.ts';
import { LanguagePackWatch } from '../../../../web/features/shell/LanguagePackWatch.tsx';
import { ShellProvider, type Shell } from '../../../../web/features/shell/ShellContext.tsx';
import { LanguageProblem } from '../../../../web/platform/language/LanguageProblem.tsx';

import { createPackCache } from '../../../../web/platform/language/cached-packs.ts';
import type { Locale } from '../../../../web/design/language/locales.ts';

import { renderInPortal } from '../../support/render-in-portal.tsx';

type Versions = NonNullable<Shell['packs']>['versions'];

export const sum = (digit: string) => digit.repeat(32);
export const version = (locale: Locale, digit: string) => ({
  __typename: 'LanguagePack' as const,
  locale,
  checksum: sum(digit),
  url: `/language/${locale}/${sum(digit)}.json`,
});
export const kept = createPackCache(() => window.localStorage);

/** Serves these files by address. Other addresses cannot be reached. */
export function serve(files: Record<string, string | number>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const file = files[url];
    if (file === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(
      typeof file === 'number' ? new Response('', { status: file }) : new Response(file),
    );
  });
  return asked;
}
export const pack = (texts: object) => JSON.stringify(texts);

export function Sample() {
  const { t } = useTranslation();
  return <p data-testid="sample">{t('server.name', { defaultValue: '-' })}</p>;
}
export const sample = () => screen.getByTestId('sample').textContent;

export const shellWith = (versions: Versions, locale: Locale = 'zh-CN'): Shell => ({
  applications: null,
  commonMenus: null,
  favourites: null,
  packs: { locale, versions },
  parts: {
    stateOf: () => 'loaded',
    retry: () => undefined,
    outages: [],
    retrying: false,
    menusSettled: true,
  },
  reloading: false,
  reload: () => undefined,
});

export const answerOf = (versions: Versions) => () => ({
  data: { viewer: { __typename: 'Viewer', id: 'viewer-1', languagePacks: versions } },
});

export function renderWatch(
  versions: Versions,
  later: Versions = versions,
  locale: Locale = 'zh-CN',
) {
  const shell = shellWith(versions, locale);
  const content = (
    <ShellProvider value={shell}>
      <LanguageProblem />
      <LanguagePackWatch />
      <Sample />
    </ShellProvider>
  );
  return renderInPortal(content, { answers: { LanguagePacks: answerOf(later) } });
}
