import type { ApolloClient, ApolloLink } from '@apollo/client';
import { createPackCache } from '../platform/language/cached-packs.ts';
import { createLanguage, type TextPart, type Texts } from '../design/language/language.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../design/language/locales.ts';
import { createStoredValue } from '../design/storage/stored-value.ts';
import { persistLock } from '../platform/session/persist-lock.ts';
import { loadTracedFetch } from '../platform/traces/load-traced-fetch.ts';
import { createSessionChannel } from '../platform/session/session-channel.ts';
import { createSession } from '../platform/session/session.ts';
import { createScheme, isSchemeChoice, type SchemeChoice } from '../design/theme/scheme.ts';
import type { AppServices } from './AppServices.ts';

const textLoaders: Readonly<
  Record<Locale, Readonly<Record<TextPart, () => Promise<{ texts: Texts }>>>>
> = {
  'zh-CN': {
    entry: () => import('../platform/language/packs/zh-CN.entry.ts'),
    workbench: () => import('../platform/language/packs/zh-CN.workbench.ts'),
    work: () => import('../platform/language/packs/zh-CN.work.ts'),
  },
  'zh-TW': {
    entry: () => import('../platform/language/packs/zh-TW.entry.ts'),
    workbench: () => import('../platform/language/packs/zh-TW.workbench.ts'),
    work: () => import('../platform/language/packs/zh-TW.work.ts'),
  },
  'en-US': {
    entry: () => import('../platform/language/packs/en-US.entry.ts'),
    workbench: () => import('../platform/language/packs/en-US.workbench.ts'),
    work: () => import('../platform/language/packs/en-US.work.ts'),
  },
};

/**
 * Creates the services for a browser window. Tests replace `transport` (default: HTTP) and
 * `channel`, which connects the windows of the browser.
 */
export async function createServices(
  browser: Window,
  transport?: ApolloLink,
  channel = createSessionChannel(browser),
): Promise<AppServices> {
  const storage = () => browser.localStorage;
  const root = browser.document.documentElement;
  const language = await createLanguage({
    stored: createStoredValue<Locale>({
      storage,
      key: 'portal.locale',
      fallback: DEFAULT_LOCALE,
      isValid: isLocale,
    }),
    loadTexts: async (locale, part) => (await textLoaders[locale][part]()).texts,
    cachedTexts: (locale) => createPackCache(storage).read(locale)?.texts ?? null,
    root,
  });
  const scheme = createScheme({
    stored: createStoredValue<SchemeChoice>({
      storage,
      key: 'portal.scheme',
      fallback: 'system',
      isValid: isSchemeChoice,
    }),
    prefersDark: browser.matchMedia('(prefers-color-scheme: dark)'),
    root,
  });
  const session = createSession(channel);
  persistLock(session, () => browser.sessionStorage);
  let client: Promise<ApolloClient> | undefined;
  const loadClient = () => {
    // The client is needed only after sign-in, so load the workbench at the same time.
    void import('./WorkbenchRoute.tsx').catch(() => undefined);
    void language.loadPart('workbench').catch(() => undefined);
    client ??= Promise.all([
      import('../platform/apollo/create-client.ts'),
      loadTracedFetch(browser),
    ]).then(
      ([{ createClient }, send]) =>
        createClient({ locale: language.locale, session, send, ...(transport && { transport }) }),
      (error: unknown) => {
        client = undefined; // Let the next call try again: the chunk may be reachable by then.
        throw error;
      },
    );
    return client;
  };
  return {
    language,
    scheme,
    session,
    loadClient,
    leave: (address) => browser.location.assign(address),
  };
}
