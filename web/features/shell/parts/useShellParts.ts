import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '../../../design/language/locales.ts';
import type { WorkbenchQuery } from '../Workbench.gen.ts';
import { loadPart } from './load-part.ts';
import {
  haveMenusSettled,
  isLoaded,
  reportedStates,
  failureState,
  type PartKey,
  type PartState,
  type ReportedState,
} from './shell-parts.ts';

/** The states of the parts of the shell, and the operation to retry one. */
export interface ShellParts {
  stateOf: (key: PartKey) => PartState;
  /** Loads a part again because the user wants it. */
  retry: (key: PartKey) => void;
  /** The parts whose services could not be reached, until they are loaded. */
  outages: readonly PartKey[];
  /** Whether one of them is being retried. */
  retrying: boolean;
  /** Whether no menu is loading any more. */
  menusSettled: boolean;
}

interface ShellAnswer {
  viewer: NonNullable<WorkbenchQuery['viewer']> | null | undefined;
  /** The error of the shell query with the failed parts. */
  error: unknown;
  locale: Locale;
}

const noStates: ReadonlyMap<PartKey, ReportedState> = new Map();

/**
 * Tracks the parts missing in the shell query. Late parts are loaded at once, failed ones on
 * request.
 */
export function useShellParts({ viewer, error, locale }: ShellAnswer): ShellParts {
  const client = useApolloClient();
  const [reported, setReported] = useState<{
    error: unknown;
    states: ReadonlyMap<PartKey, ReportedState>;
  }>({
    error: null,
    states: noStates,
  });
  // Apollo drops the error with the next change of the cache, so the states are stored here.
  if (error !== undefined && error !== reported.error)
    setReported({ error, states: reportedStates(error, viewer) });
  const { states } = reported;
  const running = useRef(new Set<PartKey>());

  const setPart = useCallback((keys: readonly PartKey[], state: ReportedState) => {
    setReported((before) => ({
      ...before,
      states: new Map([...before.states, ...keys.map((key) => [key, state] as const)]),
    }));
  }, []);
  const load = useCallback(
    (key: PartKey, followUp: boolean) => {
      if (running.current.has(key)) return;
      running.current.add(key);
      loadPart(key, { client, locale, followUp })
        .then(
          (next) => {
            setPart([key], 'answered');
            setPart(next, 'loading');
          },
          (error: unknown) => setPart([key], failureState(error)),
        )
        .finally(() => running.current.delete(key));
    },
    [client, locale, setPart],
  );
  useEffect(
    function loadLateParts() {
      for (const [key, state] of states) if (state === 'loading') load(key, true);
    },
    [states, load],
  );
  const retry = useCallback(
    (key: PartKey) => {
      load(key, false);
      setPart([key], states.get(key) === 'unreachable' ? 'retrying' : 'loading');
    },
    [load, setPart, states],
  );
  return useMemo(() => {
    const stateOf = (key: PartKey): PartState => {
      if (isLoaded(key, viewer)) return 'loaded';
      const reported = states.get(key) ?? 'refused';
      return reported === 'refused' || reported === 'unreachable' ? 'failed' : 'loading';
    };
    const missing = [...states].filter(([key]) => !isLoaded(key, viewer) && key !== 'avatar');
    const outages = missing
      .filter(([, reported]) => reported === 'unreachable' || reported === 'retrying')
      .map(([key]) => key);
    const retrying = missing.some(([, reported]) => reported === 'retrying');
    return { stateOf, retry, outages, retrying, menusSettled: haveMenusSettled(viewer, stateOf) };
  }, [viewer, states, retry]);
}
