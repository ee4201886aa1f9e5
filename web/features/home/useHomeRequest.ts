import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { useFilterStore } from './filters/FilterContext.tsx';
import { type HomeQuery, type HomeQueryVariables, useHomeQuery } from './Home.gen.ts';
import { type HomeOutcome, homeVariables, initialOutcome, pageFilters } from './home-answer.ts';
import type { TakeHome } from './home-request.ts';
import { rowsAboveFold } from './rows-above-fold.ts';

interface Outcome extends HomeOutcome {
  answer: number;
  variables: HomeQueryVariables;
}

interface HomeRequest {
  outcome: Outcome;
  /** The page as the cache has it. */
  data: HomeQuery | undefined;
  /** Loads the page in the background, with the current filter. */
  load: () => void;
  /** Loads the page and marks it as loading. */
  reload: () => void;
  onSeen: (row: number) => void;
}

/**
 * Sends the `Home` request for a dashboard: at first, and when it is reloaded. An answer that
 * arrives after a newer request is ignored.
 */
export function useHomeRequest(code: string, panel: boolean, take: TakeHome): HomeRequest {
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
  const { data } = useHomeQuery({ variables: outcome.variables, fetchPolicy: 'cache-only' });
  const requestNumber = useRef(0);

  const load = useCallback(
    async (requested: HomeQueryVariables) => {
      const ownNumber = ++requestNumber.current;
      const next = await take(client, requested);
      if (ownNumber !== requestNumber.current) return;
      setOutcome((before) => ({
        ...next,
        variables: next.received === null ? before.variables : requested,
        answer: ownNumber,
      }));
    },
    [client, take],
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
  const onSeen = useCallback(
    (row: number) => void (lowestSeen.current = Math.max(lowestSeen.current, row)),
    [],
  );
  return { outcome, data, load: () => void load(currentVariables()), reload, onSeen };
}
