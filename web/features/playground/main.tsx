import 'graphiql/setup-workers/vite';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createSessionChannel } from '../../platform/session/session-channel.ts';
import '../../design/theme/colour-tokens.css';
import '../../design/theme/colour-choice-tokens.css';
import '../../design/theme/size-tokens.css';
import { createAccountStorage, removeLegacyEntries } from './account-storage.ts';
import { createFetcher } from './fetcher.ts';
import { parseInitialQuery } from './initial-query.ts';
import { Playground } from './Playground.tsx';
import { loadAccountId } from './load-account-id.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('playground.html has no element #root.');
const root = createRoot(element);
const { lang, dataset } = document.documentElement;
const fetcher = createFetcher({ fetch: window.fetch.bind(window), language: lang });
const local = () => window.localStorage;

async function start() {
  removeLegacyEntries(local);
  const account = await loadAccountId(fetcher);
  root.render(
    <StrictMode>
      <Playground
        fetcher={fetcher}
        storage={createAccountStorage(local, account)}
        initialQuery={parseInitialQuery(window.location.hash)}
        scheme={dataset.scheme === 'dark' ? 'dark' : 'light'}
      />
    </StrictMode>,
  );
}

/** After a sign-in or sign-out elsewhere, reload without the contents of the previous account. */
createSessionChannel(window).subscribe(({ kind }) => {
  if (kind !== 'signed-out' && kind !== 'signed-in') return;
  root.unmount();
  window.location.replace(window.location.pathname);
});
void start();
