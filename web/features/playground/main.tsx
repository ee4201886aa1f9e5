import 'graphiql/setup-workers/vite';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../kit/theme/colour-tokens.css';
import '../../kit/theme/colour-choice-tokens.css';
import '../../kit/theme/size-tokens.css';
import { createFetcher } from './fetcher.ts';
import { firstQuestion } from './first-question.ts';
import { Playground } from './Playground.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('playground.html has no element #root.');
const { lang, dataset } = document.documentElement;
createRoot(root).render(
  <StrictMode>
    <Playground
      fetcher={createFetcher({ fetch: window.fetch.bind(window), language: lang })}
      question={firstQuestion(window.location.hash)}
      scheme={dataset.scheme === 'dark' ? 'dark' : 'light'}
    />
  </StrictMode>,
);
