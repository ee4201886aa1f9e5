import '@graphiql/react/setup-workers/vite';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createLanguage } from '../../design/language/language.ts';
import { LanguageProvider } from '../../design/language/LanguageContext.tsx';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../design/language/locales.ts';
import { NoticesProvider } from '../../design/feedback/Notices.tsx';
import { WorkbenchIcons } from '../../design/icons/WorkbenchIcons.tsx';
import { PrimeProvider } from '../../design/prime/PrimeProvider.tsx';
import { createStoredValue } from '../../design/storage/stored-value.ts';
import { AppearanceWatch } from '../../design/theme/AppearanceWatch.tsx';
import '../../design/theme/base.css';
import '../../design/theme/controls.css';
import '../../design/theme/marks.css';
import '../../design/theme/touch-targets.css';
import { createScheme, isSchemeChoice, type SchemeChoice } from '../../design/theme/scheme.ts';
import { SchemeProvider } from '../../design/theme/SchemeContext.tsx';
import { createPackCache } from '../../platform/language/cached-packs.ts';
import { createSessionChannel } from '../../platform/session/session-channel.ts';
import { Playground } from './Playground.tsx';
import { PlaygroundIcons } from './PlaygroundIcons.tsx';
import { PlaygroundViewerDocument } from './PlaygroundViewer.gen.ts';
import { createAccountStorage, removeLegacyEntries } from './request/account-storage.ts';
import { createAsk } from './request/ask.ts';
import { createFetcher } from './request/fetcher.ts';
import { createHistory } from './request/history.ts';
import { parseInitialQuery } from './request/initial-query.ts';
import { createRuns } from './request/runs.ts';
import { loadTexts } from './load-texts.ts';

/** Starts the playground in a browser window, in the portal's language and scheme. */
export async function startPlayground(browser: Window): Promise<void> {
  const element = browser.document.getElementById('root');
  if (element === null) throw new Error('playground.html has no element #root.');
  const storage = () => browser.localStorage;
  removeLegacyEntries(storage);
  const language = await createLanguage({
    stored: createStoredValue<Locale>({
      storage,
      key: 'portal.locale',
      fallback: DEFAULT_LOCALE,
      isValid: isLocale,
    }),
    loadTexts,
    cachedTexts: (locale) => createPackCache(storage).read(locale)?.texts ?? null,
    root: browser.document.documentElement,
  });
  const scheme = createScheme({
    stored: createStoredValue<SchemeChoice>({
      storage,
      key: 'portal.scheme',
      fallback: 'system',
      isValid: isSchemeChoice,
    }),
    prefersDark: browser.matchMedia('(prefers-color-scheme: dark)'),
    root: browser.document.documentElement,
  });
  followOtherWindows(browser, { language, scheme });
  const post = { fetch: browser.fetch.bind(browser), locale: language.locale };
  const ask = createAsk(post);
  const viewer = await ask(PlaygroundViewerDocument, {}).then(
    (answer) => answer.viewer,
    () => null,
  );
  const accountStorage = createAccountStorage(storage, viewer?.id ?? null);
  const history = createHistory(accountStorage);
  const runs = createRuns(history.add);
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <LanguageProvider language={language}>
        <PrimeProvider>
          <SchemeProvider value={scheme}>
            <WorkbenchIcons>
              <PlaygroundIcons>
                <NoticesProvider>
                  <AppearanceWatch />
                  <Playground
                    services={{ viewer, ask, runs, history, origin: browser.location.origin }}
                    fetcher={createFetcher({ ...post, runs })}
                    storage={accountStorage}
                    initialQuery={parseInitialQuery(browser.location.hash)}
                    savedId={new URLSearchParams(browser.location.search).get('saved')}
                  />
                </NoticesProvider>
              </PlaygroundIcons>
            </WorkbenchIcons>
          </SchemeProvider>
        </PrimeProvider>
      </LanguageProvider>
    </StrictMode>,
  );
  // After a sign-in or sign-out elsewhere, reload without the contents of the previous account.
  createSessionChannel(browser).subscribe(({ kind }) => {
    if (kind !== 'signed-out' && kind !== 'signed-in') return;
    root.unmount();
    browser.location.replace(browser.location.pathname);
  });
}

/** Follows the language and the scheme that the user chooses in another window of the portal. */
function followOtherWindows(
  browser: Window,
  services: {
    language: { setLocale: (locale: Locale) => Promise<void> };
    scheme: { choose: (choice: SchemeChoice) => void };
  },
): void {
  browser.addEventListener('storage', ({ key, newValue }) => {
    const value = parsed(newValue);
    if (key === 'portal.locale' && isLocale(value)) void services.language.setLocale(value);
    if (key === 'portal.scheme' && isSchemeChoice(value)) services.scheme.choose(value);
  });
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
