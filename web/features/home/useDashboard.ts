import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { HomeDocument, type HomeQuery, useHomeQuery } from './Home.gen.ts';
import { type Problem, problemOfAnswer, problemsByCard } from './problem.ts';

export type DashboardData = NonNullable<NonNullable<HomeQuery['viewer']>['dashboard']>;
export type DashboardCard = DashboardData['cards'][number];

export interface DashboardState {
  /** From the cache, so that cards asked alone and other features' changes show at once; null while there is nothing yet. */
  dashboard: DashboardData | null;
  asking: boolean;
  /** The page as a whole could not be had. */
  failure: Problem | null;
  /** By card code. */
  problems: ReadonlyMap<string, Problem>;
  /** Which answer this is: one more with each. */
  answer: number;
  reload: () => void;
}

interface Outcome extends Pick<DashboardState, 'asking' | 'failure' | 'problems' | 'answer'> {
  /** What the answer held: the cache tells of it a moment later, and until then there is no failure either. */
  given: DashboardData | null;
}

const noProblems: ReadonlyMap<string, Problem> = new Map();

/**
 * The dashboard and what went wrong with it. The request is made here rather than by the query hook, because errors of single cards must
 * outlive the changes of the cache that mend other cards.
 */
export function useDashboard(code: string): DashboardState {
  const client = useApolloClient();
  const { data } = useHomeQuery({ variables: { code }, fetchPolicy: 'cache-only' });
  const [outcome, setOutcome] = useState<Outcome>({ asking: true, failure: null, problems: noProblems, answer: 0, given: null });
  const turn = useRef(0);

  const ask = useCallback(async () => {
    const mine = ++turn.current;
    const next = await client
      .query({ query: HomeDocument, variables: { code }, fetchPolicy: 'network-only', errorPolicy: 'all' })
      .then(
        ({ data: answer, error }) => outcomeOf(answer, error),
        (error: unknown) => outcomeOf(undefined, error),
      );
    if (mine === turn.current) setOutcome({ ...next, answer: mine });
  }, [client, code]);

  useEffect(
    function askForDashboard() {
      void ask();
      return () => {
        turn.current += 1;
      };
    },
    [ask],
  );

  const reload = useCallback(() => {
    setOutcome((before) => ({ ...before, asking: true }));
    void ask();
  }, [ask]);

  const { given, ...told } = outcome;
  return { ...told, dashboard: data?.viewer?.dashboard ?? given, reload };
}

function outcomeOf(answer: HomeQuery | undefined, error: unknown): Omit<Outcome, 'answer'> {
  const given = answer?.viewer?.dashboard ?? null;
  if (!given) return { asking: false, failure: problemOfAnswer(error), problems: noProblems, given };
  const problems = new Map<string, Problem>();
  for (const [place, problem] of problemsByCard(error)) {
    const card = given.cards[place];
    if (card) problems.set(card.code, problem);
  }
  return { asking: false, failure: null, problems, given };
}
