import type { ApolloClient } from '@apollo/client';
import type { DashboardCard } from './dashboard-card.ts';
import { followedFilterNames } from './cards/filtering/followed-filter-names.ts';
import { filterNames } from './filters/filter-view.ts';
import { toFilterInput, limitToOneChannel, defaultFilter } from './filters/sales-filter.ts';
import { effectiveFilter, chosenFilter } from './filters/useCardFilter.ts';
import { CardReferenceDocument, type HomeQuery, type HomeQueryVariables } from './Home.gen.ts';
import { type Problem, problemOfAnswer, problemsByCard } from './problem.ts';

type Viewer = NonNullable<HomeQuery['viewer']>;
type ReceivedDashboard = NonNullable<Viewer['dashboard']>;

export interface DashboardData extends Omit<ReceivedDashboard, 'above' | 'below'> {
  /** All cards, including those below the fold. */
  cards: readonly DashboardCard[];
  /** Codes of the cards that came without data. They load their data when they come into view. */
  below: ReadonlySet<string>;
}

/** The right panel of the home page: a second dashboard, loaded with the same request. */
export type PanelData = NonNullable<Viewer['panel']>;

/** The result of one `Home` request. */
export interface HomeOutcome {
  isLoading: boolean;
  /** Set if the dashboard itself could not be loaded. */
  failure: Problem | null;
  /** Problems of single cards, by card code. */
  problems: ReadonlyMap<string, Problem>;
  /**
   * Problems of the panel's cards, by card code. A problem of the whole panel is under
   * `WHOLE_LIST`.
   */
  panelProblems: ReadonlyMap<string, Problem>;
  /** The received data. Used until the cache, which is updated a moment later, provides it. */
  received: HomeQuery | null;
}

const noProblems: ReadonlyMap<string, Problem> = new Map();

/** The state before the first answer. */
export const initialOutcome: HomeOutcome = {
  isLoading: true,
  failure: null,
  problems: noProblems,
  panelProblems: noProblems,
  received: null,
};

export function homeVariables({
  fold,
  ...rest
}: Omit<HomeQueryVariables, 'belowFold' | 'filterOfOne'>): HomeQueryVariables {
  return { ...rest, filterOfOne: limitToOneChannel(rest.filter), fold, belowFold: fold + 1 };
}

/**
 * The variables for the filters of the page: the complete filter (the default filter while no valid
 * period is chosen), and the parts that the user has chosen.
 */
export function pageFilters(
  view: Parameters<typeof effectiveFilter>[0],
  today: string,
): Required<Pick<HomeQueryVariables, 'filter' | 'chosen'>> {
  const filter =
    toFilterInput(effectiveFilter(view, filterNames, today), filterNames) ??
    toFilterInput(defaultFilter(today), filterNames) ??
    {};
  return { filter, chosen: chosenFilter(view, followedFilterNames, today) };
}

/**
 * Merges the cards above and below the fold. The latter have no data yet, so their data fields must
 * not be read before they are loaded.
 */
export function dashboardData({ above, below, ...rest }: ReceivedDashboard): DashboardData {
  return {
    ...rest,
    cards: [...above, ...(below as DashboardCard[])],
    below: new Set(below.map(({ code }) => code)),
  };
}

/**
 * Links each card in the cache to its own query, so that a card that later reloads itself finds the
 * data that came with the page.
 */
export function linkCardsInCache(
  client: ApolloClient,
  dashboardCode: string,
  { viewer }: HomeQuery,
): void {
  const name = (code: string, cards: readonly DashboardCard[]) => {
    for (const { __typename, id, code: cardCode } of cards) {
      client.cache.writeQuery({
        query: CardReferenceDocument,
        variables: { dashboardCode: code, code: cardCode },
        data: {
          viewer: { __typename: 'Viewer', id: viewer?.id ?? '', card: { __typename, id } },
        } as never,
        broadcast: false,
      });
    }
  };
  name(dashboardCode, viewer?.dashboard?.above ?? []);
  name('panel', viewer?.panel?.cards ?? []);
}

export function homeOutcome(answer: HomeQuery | undefined, error: unknown): HomeOutcome {
  const { dashboard = null, panel = null } = answer?.viewer ?? {};
  if (!dashboard) {
    return { ...initialOutcome, isLoading: false, failure: problemOfAnswer(error) };
  }
  const problems = problemsByCard(error, ['viewer', 'dashboard', 'above'], dashboard.above);
  const panelProblems = problemsByCard(error, ['viewer', 'panel', 'cards'], panel?.cards ?? []);
  return { isLoading: false, failure: null, problems, panelProblems, received: answer ?? null };
}
