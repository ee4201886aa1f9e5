import type { ApolloClient } from '@apollo/client';
import { shiftDays } from '../../design/dates/calendar/calendar-days.ts';
import { acceptFirstAnswer, askedAhead } from '../../platform/apollo/first-answer.ts';
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

/** What a dashboard gets for its request. */
interface AskedHome {
  outcome: HomeOutcome;
  /** The variables it was asked with. Those of an answer sent ahead may have other rows. */
  variables: HomeQueryVariables;
}

/**
 * Sends the `Home` request, and links its cards in the cache at once: a page that is drawn after the
 * answer finds them there. Never rejects: a failure is an outcome, too.
 */
async function requestHome(
  client: ApolloClient,
  variables: HomeQueryVariables,
): Promise<AskedHome> {
  try {
    const { data, error } = await client.query({
      ...{ query: HomeDocument, variables },
      ...{ fetchPolicy: 'network-only', errorPolicy: 'all' },
    });
    const outcome = homeOutcome(data, error);
    if (outcome.received !== null) linkCardsInCache(client, variables.code, outcome.received);
    return { outcome, variables };
  } catch (error) {
    return { outcome: homeOutcome(undefined, error), variables };
  }
}

/**
 * The answer that `boot.js` asked for without knowing the day, if it is for the same day as the page;
 * else sends a request.
 */
async function takeFirstAnswer(
  client: ApolloClient,
  variables: HomeQueryVariables,
  today: string,
): Promise<AskedHome> {
  const isAhead = askedAhead(window, 'Home') !== undefined;
  if (isAhead) acceptFirstAnswer(window, 'Home', variables);
  const asked = await requestHome(client, variables);
  const asOf = asked.outcome.received?.viewer?.dashboard?.asOf;
  const isOfOtherDay = isAhead && asOf !== undefined && asOf !== shiftDays(today, -1);
  return isOfOtherDay ? requestHome(client, variables) : asked;
}

/**
 * The variables of the home page with its default filters. The rows are those that were asked for
 * ahead: before the first paint, the height of the window may not be known yet.
 */
function firstVariables(today: string): HomeQueryVariables {
  const rows = askedAhead(window, 'Home')?.fold;
  const fold = typeof rows === 'number' ? rows : rowsAboveFold(window);
  return homeVariables({ code: HOME_CODE, panel: true, fold, ...pageFilters({}, today) });
}

/** The requests of dashboards, of which that of the home page can be sent ahead. */
export interface HomeRequests {
  /**
   * Sends the request of the home page with its default filters as soon as the business date
   * `today` is known, or takes the answer that `boot.js` has already asked for. The workbench, which
   * takes the browser some hundred milliseconds, is drawn meanwhile.
   */
  preload: (client: ApolloClient, today: string) => void;
  /** Takes what was preloaded for the same dashboard and filters, once; else sends a request. */
  take: (client: ApolloClient, variables: HomeQueryVariables) => Promise<AskedHome>;
}

export function createHomeRequests(): HomeRequests {
  let preloaded: { variables: HomeQueryVariables; asked: Promise<AskedHome> } | null = null;
  return {
    preload(client, today) {
      const variables = firstVariables(today);
      preloaded = { variables, asked: takeFirstAnswer(client, variables, today) };
    },
    take(client, variables) {
      const ahead = preloaded;
      preloaded = null;
      return ahead !== null && isSameButRows(ahead.variables, variables)
        ? ahead.asked
        : requestHome(client, variables);
    },
  };
}

/** Rows that were not asked for load when they come into view. */
function isSameButRows(one: HomeQueryVariables, other: HomeQueryVariables): boolean {
  const rows = { fold: 0, belowFold: 0 };
  return JSON.stringify({ ...one, ...rows }) === JSON.stringify({ ...other, ...rows });
}

/** Takes the outcome of a dashboard's request. */
export type TakeHome = HomeRequests['take'];

/** For dashboards whose request is not sent ahead. */
export const takeFromGateway: TakeHome = requestHome;
