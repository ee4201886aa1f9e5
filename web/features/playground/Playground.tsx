import { DocExplorerStore } from '@graphiql/plugin-doc-explorer';
import { GraphiQLProvider } from '@graphiql/react';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/react/style.css';
import { OpenQueryProvider } from './editor/OpenQuery.tsx';
import { type BusinessDay, BusinessDayProvider } from '../../design/dates/BusinessDay.tsx';
import { firstExample } from './examples/examples.ts';
import { PlaygroundProvider, type PlaygroundServices } from './PlaygroundContext.tsx';
import { PlaygroundScreen } from './PlaygroundScreen.tsx';
import type { PlaygroundStorage } from './request/account-storage.ts';
import type { PlaygroundFetcher } from './request/fetcher.ts';
import type { InitialQuery } from './request/initial-query.ts';
import { SavedQueriesProvider } from './saved/SavedQueries.tsx';

interface PlaygroundProps {
  services: PlaygroundServices;
  fetcher: PlaygroundFetcher;
  /** Stores tabs, history and variables. */
  storage: PlaygroundStorage;
  /** The query of the link that opened the page; null when there is none. */
  initialQuery: InitialQuery | null;
  /** The id of the saved query whose link opened the page. */
  savedId: string | null;
}

/** A visitor belongs to no enterprise, so the clock gives the day. */
const visitorDay = (): BusinessDay => ({
  today: new Date().toISOString().slice(0, 10),
  timeZone: 'UTC',
});

/**
 * The playground: the editors of GraphiQL, bundled, in a page of the portal. It requests nothing
 * from other origins and stores no headers.
 */
export function Playground({ services, fetcher, storage, initialQuery, savedId }: PlaygroundProps) {
  return (
    <PlaygroundProvider value={services}>
      <BusinessDayProvider value={services.viewer?.enterprise ?? visitorDay()}>
        <GraphiQLProvider
          fetcher={fetcher}
          storage={storage}
          defaultQuery={firstExample.query}
          {...(initialQuery !== null && {
            initialQuery: initialQuery.query,
            initialVariables: initialQuery.variables,
          })}
          shouldPersistHeaders={false}
        >
          <DocExplorerStore>
            <OpenQueryProvider>
              <SavedQueriesProvider savedId={savedId}>
                <PlaygroundScreen />
              </SavedQueriesProvider>
            </OpenQueryProvider>
          </DocExplorerStore>
        </GraphiQLProvider>
      </BusinessDayProvider>
    </PlaygroundProvider>
  );
}
