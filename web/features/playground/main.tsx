import 'graphiql/setup-workers/vite';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createSessionChannel } from '../../platform/session/session-channel.ts';
import '../../design/theme/colour-tokens.css';
import '../../design/theme/colour-choice-tokens.css';
import '../../design/theme/size-tokens.css';
import { createAccountStorage, removeUnowned } from './account-storage.ts';
import { createFetcher } from './fetcher.ts';
import { firstQuestion } from './first-question.ts';
import { Playground } from './Playground.tsx';
import { whoIsHere } from './who-is-here.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('playground.html has no element #root.');
const root = createRoot(element);
const { lang, dataset } = document.documentElement;
const fetcher = createFetcher({ fetch: window.fetch.bind(window), language: lang });
const local = () => window.localStorage;

async function start() {
  removeUnowned(local);
  const account = await whoIsHere(fetcher);
  root.render(
    <StrictMode>
      <Playground
        fetcher={fetcher}
        storage={createAccountStorage(local, account)}
        question={firstQuestion(window.location.hash)}
        scheme={dataset.scheme === 'dark' ? 'dark' : 'light'}
      />
    </StrictMode>,
  );
}

/** What stands in the editor is the account's that has left: it goes with it, also where the page stays open. */
createSessionChannel(window).subscribe(({ kind }) => {
  if (kind !== 'signed-out' && kind !== 'signed-in') return;
  root.unmount();
  window.location.replace(window.location.pathname);
});
void start();
