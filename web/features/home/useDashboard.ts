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
  homeOutcome,
  type PanelData,
  homeVariables,
} from './home-answer.ts';
import { useSavedLayouts } from './useSavedLayouts.ts';

export interface DashboardState extends Omit<HomeOutcome, 'received'> {
  code: string;
  /**
   * The dashboard, read from the cache, so that reloaded cards and changes made elsewhere show at
   * once. Null until the first answer.
   */
  dashboard: DashboardData | null;
  /** The right panel. Null on pages without one, and if it could not be loaded. */
  panel: PanelData | null;
  /** Counts the answers: one higher with each. */
  answer: number;
  /** The filter that the page was loaded with. */
  filter: HomeQueryVariables['filter'];
  /** The part of the filter that the user had chosen. Null if nothing was chosen. */
  chosen: SalesFilterInput | null;
  /** The filters that the page offers, which depend on its cards. */
  filters: readonly FilterName[];
  reload: () => void;
  /** Reports that the panel already shows this layout version, so that it is not reloaded. */
  acceptPanelVersion: (version: number) => void;
  /**
   * Reports that a card of this row has come into view. From now on a reload includes the row's
   * data.
   */
  onSeen: (row: number) => void;
}

interface Outcome extends HomeOutcome {
  answer: number;
  variables: HomeQueryVariables;
}

/**
 * Loads a dashboard and keeps the problems of its cards. It calls the client instead of using the
 * query hook, because the problem of one card must remain when the cache updates another card.
 */
export function useDashboard(
  code: string,
  { panel = false }: { panel?: boolean } = {},
): DashboardState {
  const client = useApolloClient();
  const { view } = useFilterStore();
  const { today } = useViewer().enterprise;
  const lowestSeen = useRef(rowsAboveFold(window));
  const currentVariables = () =>
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
  const { received, variables, ...currentOutcome } = outcome;
  const { data } = useHomeQuery({ variables, fetchPolicy: 'cache-only' });
  const requestNumber = useRef(0);

  const load = useCallback(
    async (requested: HomeQueryVariables) => {
      const ownNumber = ++requestNumber.current;
      const next = await client
        .query({
          query: HomeDocument,
          variables: requested,
          fetchPolicy: 'network-only',
          errorPolicy: 'all',
        })
        .then(
          ({ data: answer, error }) => homeOutcome(answer, error),
          (error: unknown) => homeOutcome(undefined, error),
        );
      if (ownNumber !== requestNumber.current) return;
      if (next.received !== null) linkCardsInCache(client, code, next.received);
      setOutcome((before) => ({
        ...next,
        variables: next.received === null ? before.variables : requested,
        answer: ownNumber,
      }));
    },
    [client, code],
  );

  const loadNow = useEffectEvent(() => void load(currentVariables()));
  useEffect(
    function loadDashboard() {
      loadNow();
      return () => {
        requestNumber.current += 1;
      };
    },
    [load],
  );

  const [reloads, setReloads] = useState(0);
  const reload = useCallback(() => {
    setOutcome((before) => ({ ...before, isLoading: true }));
    setReloads((before) => before + 1);
  }, []);
  useEffect(
    function loadAgain() {
      if (reloads > 0) loadNow();
    },
    [reloads],
  );
  const { isOutdated, acceptPanelVersion } = useSavedLayouts({
    cached: data?.viewer,
    received: received?.viewer,
    isLoading: currentOutcome.isLoading,
    load: () => void load(currentVariables()),
  });
  const onSeen = useCallback(
    (row: number) => void (lowestSeen.current = Math.max(lowestSeen.current, row)),
    [],
  );

  const viewer = data?.viewer ?? received?.viewer ?? null;
  const receivedDashboard = viewer?.dashboard ?? null;
  const dashboard = useMemo(
    () => (receivedDashboard === null ? null : dashboardData(receivedDashboard)),
    [receivedDashboard],
  );
  const isLoading = currentOutcome.isLoading || isOutdated;
  const shownPanel = viewer?.panel ?? null;
  // The array keeps its identity while the filters are the same, so that a change of one card does
  // not render the others again.
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
    ...currentOutcome,
    isLoading,
    filter,
    chosen,
    filters,
    dashboard,
    panel: shownPanel,
    reload,
    acceptPanelVersion,
    onSeen,
  };
}
