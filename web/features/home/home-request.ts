import type { ApolloClient } from '@apollo/client';
import { HomeDocument, type HomeQueryVariables } from './Home.gen.ts';
import { type HomeOutcome, homeOutcome, homeVariables, pageFilters } from './home-answer.ts';
import { rowsAboveFold } from './rows-above-fold.ts';

/** The dashboard of the home tab. */
export const HOME_CODE = 'home';

/** Sends the `Home` request. Never rejects: a failure is an outcome, too. */
export function requestHome(
  client: ApolloClient,
  variables: HomeQueryVariables,
): Promise<HomeOutcome> {
  return client
    .query({ query: HomeDocument, variables, fetchPolicy: 'network-only', errorPolicy: 'all' })
    .then(
      ({ data, error }) => homeOutcome(data, error),
      (error: unknown) => homeOutcome(undefined, error),
    );
}

interface Preloaded {
  variables: HomeQueryVariables;
  outcome: Promise<HomeOutcome>;
}

const preloads = new WeakMap<ApolloClient, Preloaded>();

/**
 * Sends the request of the home page with its default filters as soon as the business date `today`
 * is known. The workbench, which takes the browser some hundred milliseconds, is drawn meanwhile.
 */
export function preloadHome(client: ApolloClient, today: string): void {
  const fold = rowsAboveFold(window);
  const filters = pageFilters({}, today);
  const variables = homeVariables({ code: HOME_CODE, panel: true, fold, ...filters });
  preloads.set(client, { variables, outcome: requestHome(client, variables) });
}

/** The outcome of the preloaded request if it is the same, once; else a request of its own. */
export function takeHome(
  client: ApolloClient,
  variables: HomeQueryVariables,
): Promise<HomeOutcome> {
  const preloaded = preloads.get(client);
  preloads.delete(client);
  return preloaded !== undefined &&
    JSON.stringify(preloaded.variables) === JSON.stringify(variables)
    ? preloaded.outcome
    : requestHome(client, variables);
}
