import type { ApolloClient } from '@apollo/client';
import { unshared } from '../../platform/apollo/operation-context.ts';
import { HomeDocument, type HomeQueryVariables } from './Home.gen.ts';
import {
  type HomeOutcome,
  homeOutcome,
  homeVariables,
  linkCardsInCache,
  pageFilters,
} from './home-answer.ts';
import { rowsAboveFold } from './rows-above-fold.ts';

/** The dashboard of the home tab. */
export const HOME_CODE = 'home';

/**
 * Sends the `Home` request, and links its cards in the cache at once: a page that is drawn after the
 * answer finds them there. Never rejects: a failure is an outcome, too.
 */
function requestHome(client: ApolloClient, variables: HomeQueryVariables): Promise<HomeOutcome> {
  return client
    .query({
      query: HomeDocument,
      variables,
      fetchPolicy: 'network-only',
      errorPolicy: 'all',
      context: unshared,
    })
    .then(
      ({ data, error }) => {
        const outcome = homeOutcome(data, error);
        if (outcome.received !== null) linkCardsInCache(client, variables.code, outcome.received);
        return outcome;
      },
      (error: unknown) => homeOutcome(undefined, error),
    );
}

/** The requests of dashboards, of which that of the home page can be sent ahead. */
export interface HomeRequests {
  /**
   * Sends the request of the home page with its default filters as soon as the business date
   * `today` is known. The workbench, which takes the browser some hundred milliseconds, is drawn
   * meanwhile.
   */
  preload: (client: ApolloClient, today: string) => void;
  /** Takes the preloaded outcome if it is for the same variables, once; else sends a request. */
  take: (client: ApolloClient, variables: HomeQueryVariables) => Promise<HomeOutcome>;
}

interface Preloaded {
  variables: HomeQueryVariables;
  outcome: Promise<HomeOutcome>;
}

export function createHomeRequests(): HomeRequests {
  let preloaded: Preloaded | null = null;
  return {
    preload(client, today) {
      const fold = rowsAboveFold(window);
      const filters = pageFilters({}, today);
      const variables = homeVariables({ code: HOME_CODE, panel: true, fold, ...filters });
      preloaded = { variables, outcome: requestHome(client, variables) };
    },
    take(client, variables) {
      const ahead = preloaded;
      preloaded = null;
      return ahead !== null && JSON.stringify(ahead.variables) === JSON.stringify(variables)
        ? ahead.outcome
        : requestHome(client, variables);
    },
  };
}

/** Takes the outcome of a dashboard's request. */
export type TakeHome = HomeRequests['take'];

/** For dashboards whose request is not sent ahead. */
export const takeFromGateway: TakeHome = requestHome;
