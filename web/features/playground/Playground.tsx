import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import type { PlaygroundStorage } from './account-storage.ts';
import { exampleQuery } from './example-query.ts';
import type { PlaygroundFetcher } from './fetcher.ts';
import type { FirstQuestion } from './first-question.ts';
import './Playground.css';

interface PlaygroundProps {
  fetcher: PlaygroundFetcher;
  /** Where tabs, history and variables are kept. */
  storage: PlaygroundStorage;
  scheme: 'light' | 'dark';
  /** What it was opened with. */
  question: FirstQuestion | null;
}

/** GraphiQL from our own files: no outside request, no header kept on this machine. */
export function Playground({ fetcher, storage, scheme, question }: PlaygroundProps) {
  return (
    <GraphiQL
      fetcher={fetcher}
      storage={storage}
      defaultQuery={exampleQuery}
      {...(question !== null && {
        initialQuery: question.query,
        initialVariables: question.variables,
      })}
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
      forcedTheme={scheme}
      maxHistoryLength={20}
    >
      <GraphiQL.Logo>查询台 · GraphQL</GraphiQL.Logo>
    </GraphiQL>
  );
}
