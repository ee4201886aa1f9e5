import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useViewer } from '../../kit/session/ViewerContext.tsx';
import { filterNames } from './filters/filter-view.ts';
import { useFilterDesk } from './filters/FilterContext.tsx';
import { inputOf, ofOneChannel, usualFilter } from './filters/sales-filter.ts';
import { cardFilterOf } from './filters/useCardFilter.ts';
import { foldOf } from './fold.ts';
import { CardReferenceDocument, HomeDocument, type HomeQuery, type HomeQueryVariables, useHomeQuery } from './Home.gen.ts';
import { type Problem, problemOfAnswer, problemsByCard } from './problem.ts';

type Viewer = NonNullable<HomeQuery['viewer']>;
type Answered = NonNullable<Viewer['dashboard']>;
export type DashboardCard = Answered['above'][number];

export interface DashboardData extends Omit<Answered, 'above' | 'below'> {
  /** All of them, those below the fold as well. */
  cards: readonly DashboardCard[];
  /** Codes of the cards that came without their data: they ask by themselves when they come into view. */
  below: ReadonlySet<string>;
}

/** The right panel: a dashboard of its own that came with the page. */
export type PanelData = NonNullable<Viewer['panel']>;

export interface DashboardState {
  code: string;
  /** From the cache, so that cards asked alone and other features' changes show at once; null while there is nothing yet. */
  dashboard: DashboardData | null;
  /** Null on pages without one, and where it could not be had. */
  panel: PanelData | null;
  asking: boolean;
  /** The page as a whole could not be had. */
  failure: Problem | null;
  /** By card code. */
  problems: ReadonlyMap<string, Problem>;
  /** The same of the panel's cards; and of the panel itself, when it is null though there should be one. */
  panelProblems: ReadonlyMap<string, Problem>;
  /** Which answer this is: one more with each. */
  answer: number;
  /** What the page was asked with. */
  filter: HomeQueryVariables['filter'];
  reload: () => void;
  /** The panel has this version by its own doing, and shows it: nothing is asked for. */
  keepPanel: (version: number) => void;
  /** A card of this row has come into view: from now on the page asks for its row as well. */
  onSeen: (row: number) => void;
}

interface Outcome extends Pick<DashboardState, 'asking' | 'failure' | 'problems' | 'panelProblems' | 'answer'> {
  /** What the answer held: the cache tells of it a moment later, and until then there is no failure either. */
  given: HomeQuery | null;
  variables: HomeQueryVariables;
}

const noProblems: ReadonlyMap<string, Problem> = new Map();

/**
 * The dashboard and what went wrong with it. The request is made here rather than by the query hook, because errors of single cards must
 * outlive the changes of the cache that mend other cards.
 */
export function useDashboard(code: string, { panel = false }: { panel?: boolean } = {}): DashboardState {
  const client = useApolloClient();
  const { view } = useFilterDesk();
  const { today } = useViewer().enterprise;
  const lowestSeen = useRef(foldOf(window));
  const wanted = useEffectEvent(() => variablesOf({ code, panel, fold: lowestSeen.current, filter: filterIn(view, today) }));
  const [outcome, setOutcome] = useState<Outcome>(() => ({
    asking: true,
    failure: null,
    problems: noProblems,
    panelProblems: noProblems,
    answer: 0,
    given: null,
    variables: variablesOf({ code, panel, fold: foldOf(window), filter: filterIn(view, today) }),
  }));
  const { given, variables, ...told } = outcome;
  const { data } = useHomeQuery({ variables, fetchPolicy: 'cache-only' });
  const turn = useRef(0);

  const ask = useCallback(
    async (asked: HomeQueryVariables) => {
      const mine = ++turn.current;
      const next = await client
        .query({ query: HomeDocument, variables: asked, fetchPolicy: 'network-only', errorPolicy: 'all' })
        .then(
          ({ data: answer, error }) => outcomeOf(answer, error),
          (error: unknown) => outcomeOf(undefined, error),
        );
      if (mine !== turn.current) return;
      if (next.given !== null) nameCards(client, code, next.given);
      setOutcome((before) => ({ ...next, variables: next.given === null ? before.variables : asked, answer: mine }));
    },
    [client, code],
  );

  const askNow = useEffectEvent(() => void ask(wanted()));
  useEffect(
    function askForDashboard() {
      askNow();
      return () => {
        turn.current += 1;
      };
    },
    [ask],
  );

  const [reloads, setReloads] = useState(0);
  const reload = useCallback(() => {
    setOutcome((before) => ({ ...before, asking: true }));
    setReloads((before) => before + 1);
  }, []);
  useEffect(
    function askAgain() {
      if (reloads > 0) askNow();
    },
    [reloads],
  );
  // A layout that this window has saved stands in the cache by its version.
  const isOutdated = !told.asking && hasNewer(data?.viewer, given?.viewer);
  useEffect(
    function askForSavedLayout() {
      if (isOutdated) askNow();
    },
    [isOutdated],
  );
  const panelVersion = data?.viewer?.panel?.version ?? null;
  const ownPanel = useRef<number | null>(null);
  const keepPanel = useCallback((version: number) => void (ownPanel.current = version), []);
  const isPanelOutdated = !told.asking && panelVersion !== null && panelVersion !== given?.viewer?.panel?.version;
  const askForPanel = useEffectEvent(() => {
    if (isPanelOutdated && panelVersion !== ownPanel.current) askNow();
  });
  useEffect(
    function askForSavedPanel() {
      askForPanel();
    },
    [isPanelOutdated, panelVersion],
  );
  const onSeen = useCallback((row: number) => void (lowestSeen.current = Math.max(lowestSeen.current, row)), []);

  const viewer = data?.viewer ?? given?.viewer ?? null;
  const answered = viewer?.dashboard ?? null;
  const dashboard = useMemo(() => (answered === null ? null : dashboardOf(answered)), [answered]);
  const asking = told.asking || isOutdated;
  return { code, ...told, asking, filter: variables.filter, dashboard, panel: viewer?.panel ?? null, reload, keepPanel, onSeen };
}

function hasNewer(cached: HomeQuery['viewer'] | undefined, given: HomeQuery['viewer'] | undefined): boolean {
  if (!cached?.dashboard || !given?.dashboard) return false;
  return cached.dashboard.version !== given.dashboard.version;
}

function variablesOf({ fold, ...rest }: Omit<HomeQueryVariables, 'belowFold' | 'filterOfOne'>): HomeQueryVariables {
  return { ...rest, filterOfOne: ofOneChannel(rest.filter), fold, belowFold: fold + 1 };
}

/** What the whole page is narrowed to; the usual thing while no time is chosen. */
function filterIn(view: Parameters<typeof cardFilterOf>[0], today: string): HomeQueryVariables['filter'] {
  return inputOf(cardFilterOf(view, filterNames, today), filterNames) ?? inputOf(usualFilter(today), filterNames) ?? {};
}

/** Those below the fold have no data yet: nobody may look for any before they were asked for. */
function dashboardOf({ above, below, ...rest }: Answered): DashboardData {
  return { ...rest, cards: [...above, ...(below as DashboardCard[])], below: new Set(below.map(({ code }) => code)) };
}

/** A card that asks by itself finds in the cache what came with the page. */
function nameCards(client: ApolloClient, dashboardCode: string, { viewer }: HomeQuery): void {
  const name = (code: string, cards: readonly DashboardCard[]) => {
    for (const { __typename, id, code: cardCode } of cards) {
      client.cache.writeQuery({
        query: CardReferenceDocument,
        variables: { dashboardCode: code, code: cardCode },
        data: { viewer: { __typename: 'Viewer', id: viewer?.id ?? '', card: { __typename, id } } } as never,
        broadcast: false,
      });
    }
  };
  name(dashboardCode, viewer?.dashboard?.above ?? []);
  name('panel', viewer?.panel?.cards ?? []);
}

function outcomeOf(answer: HomeQuery | undefined, error: unknown): Omit<Outcome, 'answer' | 'variables'> {
  const { dashboard = null, panel = null } = answer?.viewer ?? {};
  if (!dashboard) {
    return { asking: false, failure: problemOfAnswer(error), problems: noProblems, panelProblems: noProblems, given: null };
  }
  const problems = problemsByCard(error, ['viewer', 'dashboard', 'above'], dashboard.above);
  const panelProblems = problemsByCard(error, ['viewer', 'panel', 'cards'], panel?.cards ?? []);
  return { asking: false, failure: null, problems, panelProblems, given: answer ?? null };
}
