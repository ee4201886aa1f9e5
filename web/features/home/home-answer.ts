import type { ApolloClient } from '@apollo/client';
import type { DashboardCard } from './dashboard-card.ts';
import { followedFilterNames } from './cards/filtering/followed-filter-names.ts';
import { filterNames } from './filters/filter-view.ts';
import { toFilterInput, limitToOneChannel, defaultFilter } from './filters/sales-filter.ts';
import { effectiveFilter, chosenFilter } from './filters/useCardFilter.ts';
import { CardReferenceDocument, type HomeQuery, type HomeQueryVariables } from './Home.gen.ts';
import { type Problem, problemOfAnswer, problemsByCard } from './problem.ts';

type Viewer = NonNullable<HomeQuery['viewer']>;
type Answered = NonNullable<Viewer['dashboard']>;

export interface DashboardData extends Omit<Answered, 'above' | 'below'> {
  /** All of them, those below the fold as well. */
  cards: readonly DashboardCard[];
  /** Codes of the cards that came without their data: they ask by themselves when they come into view. */
  below: ReadonlySet<string>;
}

/** The right panel: a dashboard of its own that came with the page. */
export type PanelData = NonNullable<Viewer['panel']>;

/** What one answer brought. */
export interface HomeOutcome {
  asking: boolean;
  /** The page as a whole could not be had. */
  failure: Problem | null;
  /** By card code. */
  problems: ReadonlyMap<string, Problem>;
  /** The same of the panel's cards; and of the panel itself, when it is null though there should be one. */
  panelProblems: ReadonlyMap<string, Problem>;
  /** What the answer held: the cache tells of it a moment later, and until then there is no failure either. */
  given: HomeQuery | null;
}

const noProblems: ReadonlyMap<string, Problem> = new Map();

/** Before anything was answered. */
export const initialOutcome: HomeOutcome = {
  asking: true,
  failure: null,
  problems: noProblems,
  panelProblems: noProblems,
  given: null,
};

export function homeVariables({
  fold,
  ...rest
}: Omit<HomeQueryVariables, 'belowFold' | 'filterOfOne'>): HomeQueryVariables {
  return { ...rest, filterOfOne: limitToOneChannel(rest.filter), fold, belowFold: fold + 1 };
}

/** What the whole page is narrowed to, the usual thing while no time is chosen; and what of it somebody has chosen. */
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

/** Those below the fold have no data yet: nobody may look for any before they were asked for. */
export function dashboardData({ above, below, ...rest }: Answered): DashboardData {
  return {
    ...rest,
    cards: [...above, ...(below as DashboardCard[])],
    below: new Set(below.map(({ code }) => code)),
  };
}

/** A card that asks by itself finds in the cache what came with the page. */
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

export function outcomeOf(answer: HomeQuery | undefined, error: unknown): HomeOutcome {
  const { dashboard = null, panel = null } = answer?.viewer ?? {};
  if (!dashboard) {
    return { ...initialOutcome, asking: false, failure: problemOfAnswer(error) };
  }
  const problems = problemsByCard(error, ['viewer', 'dashboard', 'above'], dashboard.above);
  const panelProblems = problemsByCard(error, ['viewer', 'panel', 'cards'], panel?.cards ?? []);
  return { asking: false, failure: null, problems, panelProblems, given: answer ?? null };
}
