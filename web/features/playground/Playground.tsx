import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { exampleQuery } from './example-query.ts';
import type { PlaygroundFetcher } from './fetcher.ts';
import './Playground.css';

/** GraphiQL from our own files: no outside request, no header kept on this machine. */
export function Playground({ fetcher, scheme }: { fetcher: PlaygroundFetcher; scheme: 'light' | 'dark' }) {
  return (
    <GraphiQL
      fetcher={fetcher}
      defaultQuery={exampleQuery}
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
      forcedTheme={scheme}
      maxHistoryLength={20}
    >
      <GraphiQL.Logo>查询台 · GraphQL</GraphiQL.Logo>
    </GraphiQL>
  );
}
