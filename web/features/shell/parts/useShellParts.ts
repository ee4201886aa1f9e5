import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '../../../design/language/locales.ts';
import type { WorkbenchQuery } from '../Workbench.gen.ts';
import { askForPart } from './ask-for-part.ts';
import {
  haveMenusSettled,
  isThere,
  partsIn,
  stateAfter,
  type PartKey,
  type PartState,
  type ToldState,
} from './shell-parts.ts';

export interface ShellParts {
  stateOf: (key: PartKey) => PartState;
  /** Asks for one part again, because somebody wants it. */
  retry: (key: PartKey) => void;
  /** The parts for which the services could not be reached, until they are there. */
  outages: readonly PartKey[];
  /** One of them is being asked for again. */
  retrying: boolean;
  /** No menu is still on its way. */
  menusSettled: boolean;
}

interface ShellAnswer {
  viewer: NonNullable<WorkbenchQuery['viewer']> | null | undefined;
  /** What the shell's one request could not bring. */
  error: unknown;
  locale: Locale;
}

const none: ReadonlyMap<PartKey, ToldState> = new Map();

/** The parts of the shell that did not come with its one request: a late one is asked for by itself, a failed one when the user wants. */
export function useShellParts({ viewer, error, locale }: ShellAnswer): ShellParts {
  const client = useApolloClient();
  const [told, setTold] = useState<{ error: unknown; states: ReadonlyMap<PartKey, ToldState> }>({
    error: null,
    states: none,
  });
  // The error goes with the next change of the cache; what it said of the parts stays.
  if (error !== undefined && error !== told.error)
    setTold({ error, states: partsIn(error, viewer) });
  const { states } = told;
  const running = useRef(new Set<PartKey>());

  const setPart = useCallback((keys: readonly PartKey[], state: ToldState) => {
    setTold((before) => ({
      ...before,
      states: new Map([...before.states, ...keys.map((key) => [key, state] as const)]),
    }));
  }, []);
  const ask = useCallback(
    (key: PartKey, followUp: boolean) => {
      if (running.current.has(key)) return;
      running.current.add(key);
      askForPart(key, { client, locale, followUp })
        .then(
          (next) => {
            setPart([key], 'came');
            setPart(next, 'asking');
          },
          (error: unknown) => setPart([key], stateAfter(error)),
        )
        .finally(() => running.current.delete(key));
    },
    [client, locale, setPart],
  );
  useEffect(
    function askForLateParts() {
      for (const [key, state] of states) if (state === 'asking') ask(key, true);
    },
    [states, ask],
  );
  const retry = useCallback(
    (key: PartKey) => {
      ask(key, false);
      setPart([key], states.get(key) === 'down' ? 'again' : 'asking');
    },
    [ask, setPart, states],
  );
  return useMemo(() => {
    const stateOf = (key: PartKey): PartState => {
      if (isThere(key, viewer)) return 'there';
      const told = states.get(key) ?? 'refused';
      return told === 'refused' || told === 'down' ? 'failed' : 'asking';
    };
    const missing = [...states].filter(([key]) => !isThere(key, viewer) && key !== 'avatar');
    const outages = missing
      .filter(([, told]) => told === 'down' || told === 'again')
      .map(([key]) => key);
    const retrying = missing.some(([, told]) => told === 'again');
    return { stateOf, retry, outages, retrying, menusSettled: haveMenusSettled(viewer, stateOf) };
  }, [viewer, states, retry]);
}
