import { useMemo } from 'react';
import type { SalesFilterInput } from '../../generated/schema.ts';
import { offeredFilters } from './cards/filtering/offered-filters.ts';
import { filterNames } from './filters/filter-view.ts';
import type { FilterName } from './filters/sales-filter.ts';
import type { HomeQueryVariables } from './Home.gen.ts';
import {
  type DashboardData,
  dashboardData,
  type HomeOutcome,
  type PanelData,
} from './home-answer.ts';
import { takeFromGateway, type TakeHome } from './home-request.ts';
import { useHomeRequest } from './useHomeRequest.ts';
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

/**
 * Loads a dashboard and keeps the problems of its cards. It calls the client instead of using the
 * query hook, because the problem of one card must remain when the cache updates another card.
 */
export function useDashboard(
  code: string,
  { panel = false, take = takeFromGateway }: { panel?: boolean; take?: TakeHome | undefined } = {},
): DashboardState {
  const { outcome, data, load, reload, onSeen } = useHomeRequest(code, panel, take);
  const { received, variables, ...currentOutcome } = outcome;
  const { isOutdated, acceptPanelVersion } = useSavedLayouts({
    cached: data?.viewer,
    received: received?.viewer,
    isLoading: currentOutcome.isLoading,
    load,
  });

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
