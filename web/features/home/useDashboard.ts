import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { SalesFilterInput } from '../../generated/schema.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { offeredFilters } from './cards/filtering/offered-filters.ts';
import { filterNames } from './filters/filter-view.ts';
import { useFilterStore } from './filters/FilterContext.tsx';
import type { FilterName } from './filters/sales-filter.ts';
import { rowsAboveFold } from './rows-above-fold.ts';
import { HomeDocument, type HomeQueryVariables, useHomeQuery } from './Home.gen.ts';
import {
  type DashboardData,
  dashboardData,
  pageFilters,
  type HomeOutcome,
  linkCardsInCache,
  initialOutcome,
  outcomeOf,
  type PanelData,
  homeVariables,
} from './home-answer.ts';
import { useSavedLayouts } from './useSavedLayouts.ts';

export interface DashboardState extends Omit<HomeOutcome, 'given'> {
  code: string;
  /** From the cache, so that cards asked alone and other features' changes show at once; null while there is nothing yet. */
  dashboard: DashboardData | null;
  /** Null on pages without one, and where it could not be had. */
  panel: PanelData | null;
  /** Which answer this is: one more with each. */
  answer: number;
  /** What the page was asked with. */
  filter: HomeQueryVariables['filter'];
  /** What somebody had chosen of it; null for nothing. */
  chosen: SalesFilterInput | null;
  /** The filters that the page offers, for what stands on it. */
  filters: readonly FilterName[];
  reload: () => void;
  /** The panel has this version by its own doing, and shows it: nothing is asked for. */
  keepPanel: (version: number) => void;
  /** A card of this row has come into view: from now on the page asks for its row as well. */
  onSeen: (row: number) => void;
}

interface Outcome extends HomeOutcome {
  answer: number;
  variables: HomeQueryVariables;
}

/**
 * The dashboard and what went wrong with it. The request is made here rather than by the query hook, because errors of single cards must
 * outlive the changes of the cache that mend other cards.
 */
export function useDashboard(
  code: string,
  { panel = false }: { panel?: boolean } = {},
): DashboardState {
  const client = useApolloClient();
  const { view } = useFilterStore();
  const { today } = useViewer().enterprise;
  const lowestSeen = useRef(rowsAboveFold(window));
  const wanted = () =>
    homeVariables({ code, panel, fold: lowestSeen.current, ...pageFilters(view, today) });
  const [outcome, setOutcome] = useState<Outcome>(() => ({
    ...initialOutcome,
    answer: 0,
    variables: homeVariables({
      code,
      panel,
      fold: rowsAboveFold(window),
      ...pageFilters(view, today),
    }),
  }));
  const { given, variables, ...told } = outcome;
  const { data } = useHomeQuery({ variables, fetchPolicy: 'cache-only' });
  const turn = useRef(0);

  const ask = useCallback(
    async (asked: HomeQueryVariables) => {
      const mine = ++turn.current;
      const next = await client
        .query({
          query: HomeDocument,
          variables: asked,
          fetchPolicy: 'network-only',
          errorPolicy: 'all',
        })
        .then(
          ({ data: answer, error }) => outcomeOf(answer, error),
          (error: unknown) => outcomeOf(undefined, error),
        );
      if (mine !== turn.current) return;
      if (next.given !== null) linkCardsInCache(client, code, next.given);
      setOutcome((before) => ({
        ...next,
        variables: next.given === null ? before.variables : asked,
        answer: mine,
      }));
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
  const { isOutdated, keepPanel } = useSavedLayouts({
    cached: data?.viewer,
    given: given?.viewer,
    asking: told.asking,
    ask: () => void ask(wanted()),
  });
  const onSeen = useCallback(
    (row: number) => void (lowestSeen.current = Math.max(lowestSeen.current, row)),
    [],
  );

  const viewer = data?.viewer ?? given?.viewer ?? null;
  const answered = viewer?.dashboard ?? null;
  const dashboard = useMemo(() => (answered === null ? null : dashboardData(answered)), [answered]);
  const asking = told.asking || isOutdated;
  const shownPanel = viewer?.panel ?? null;
  // Keeps its identity while the same filters are offered: no card is drawn again because another one has new figures.
  const offered = offeredFilters([
    ...(dashboard?.cards ?? []),
    ...(shownPanel?.cards ?? []),
  ]).join();
  const filters = useMemo(
    () => filterNames.filter((name) => offered.split(',').includes(name)),
    [offered],
  );
  const { filter, chosen = null } = variables;
  return {
    code,
    ...told,
    asking,
    filter,
    chosen,
    filters,
    dashboard,
    panel: shownPanel,
    reload,
    keepPanel,
    onSeen,
  };
}
