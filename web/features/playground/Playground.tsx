import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import type { PlaygroundStorage } from './account-storage.ts';
import { exampleQuery } from './example-query.ts';
import type { PlaygroundFetcher } from './fetcher.ts';
import type { InitialQuery } from './initial-query.ts';
import './Playground.css';

interface PlaygroundProps {
  fetcher: PlaygroundFetcher;
  /** Stores tabs, history and variables. */
  storage: PlaygroundStorage;
  scheme: 'light' | 'dark';
  /** The query of the link that opened the page; null when there is none. */
  initialQuery: InitialQuery | null;
}

/** GraphiQL, bundled: it requests nothing from other origins and stores no headers. */
export function Playground({ fetcher, storage, scheme, initialQuery }: PlaygroundProps) {
  return (
    <GraphiQL
      fetcher={fetcher}
      storage={storage}
      defaultQuery={exampleQuery}
      {...(initialQuery !== null && {
        initialQuery: initialQuery.query,
        initialVariables: initialQuery.variables,
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
