import { skipToken, useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SalesFilterInput } from '../../generated/schema.ts';
import { type FilterName, limitToOneChannel } from './filters/sales-filter.ts';
import { CardDocument, type CardQueryVariables, useCardQuery } from './Home.gen.ts';
import { LATE_CODE, type Problem, problemOfAnswer } from './problem.ts';
import type { DashboardCard } from './dashboard-card.ts';

export interface CardState {
  /** The dashboard that it stands on. */
  dashboardCode: string;
  /** Asked for again at this moment, alone. */
  asking: boolean;
  /** It was late with the page and has not answered alone yet. */
  late: boolean;
  /** It came without its data, and has not come into view yet. */
  unseen: boolean;
  problem: Problem | null;
  /** What it answered alone: the cache tells of it a moment later. */
  given: DashboardCard | null;
  /** Asks for this card alone. */
  refresh: () => void;
  /** Asks without showing it; a failure leaves what is there. */
  refreshQuietly: () => void;
  /** Asks for this card alone, unless it was done. */
  askOnce: () => void;
}

/** Which answer of the page a card came with, and what went wrong with the card in it. */
export interface PageAnswer {
  answer: number;
  /** The page is asked for: what went wrong with a card that has nothing to show may not be known yet. */
  asking: boolean;
  problem: Problem | null;
  /** What the page was asked with. */
  filter: SalesFilterInput;
  /** What somebody has chosen of it; null for nothing. */
  chosen?: SalesFilterInput | null;
  /** The filters that the page offers. */
  filters?: readonly FilterName[];
  /** Until which day its figures go. */
  asOf?: string | null;
  /** It came without its data, because it is further down than a window shows. */
  below?: boolean;
  /** Asks for the whole page again. */
  reload?: () => void;
  /** It has come into view. */
  onSeen?: (row: number) => void;
}

/** What asking alone brought, valid until the page answers again. */
interface Own {
  answer: number;
  asking: boolean;
  settled: boolean;
  problem: Problem | null;
  given: DashboardCard | null;
}

/** What a card asks for by itself, on a page that is narrowed so. */
export function cardVariables(
  dashboardCode: string,
  code: string,
  { filter, chosen = null }: Pick<PageAnswer, 'filter' | 'chosen'>,
): CardQueryVariables {
  return { dashboardCode, code, filter, filterOfOne: limitToOneChannel(filter), chosen };
}

/** One card's own life after the page's answer: a late one is asked for again by itself once, a failed one when the user wants. */
export function useCardState(dashboardCode: string, code: string, page: PageAnswer): CardState {
  const { answer, problem: pageProblem, below = false } = page;
  const client = useApolloClient();
  const [own, setOwn] = useState<Own | null>(null);
  const mine = own?.answer === answer ? own : null;
  const written = JSON.stringify(cardVariables(dashboardCode, code, page));

  const ask = useCallback(
    async (
      errorPolicy: 'all' | 'none',
      context: { background?: boolean; followUp?: boolean } = {},
    ) => {
      const variables = JSON.parse(written) as CardQueryVariables;
      const query = { query: CardDocument, variables, fetchPolicy: 'network-only' } as const;
      return client.query({ ...query, errorPolicy, context }).then(
        ({ data, error }) => {
          const given = data?.viewer?.card ?? null;
          return { problem: error || !given ? problemOfAnswer(error) : null, given };
        },
        (error: unknown) => ({ problem: problemOfAnswer(error), given: null }),
      );
    },
    [client, written],
  );

  const settled = useCallback(
    (told: Pick<Own, 'problem' | 'given'>) =>
      setOwn({ answer, asking: false, settled: true, ...told }),
    [answer],
  );

  const wasLate = pageProblem?.code === LATE_CODE;
  useEffect(
    function askForLateCard() {
      if (wasLate) void ask('all', { followUp: true }).then(settled);
    },
    [wasLate, ask, settled],
  );

  const refresh = useCallback(() => {
    setOwn((before) => {
      const earlier = before?.answer === answer ? before : null;
      return { settled: false, problem: null, given: null, ...earlier, answer, asking: true };
    });
    void ask('all').then(settled);
  }, [answer, ask, settled]);

  const asked = useRef(-1);
  const askOnce = useCallback(() => {
    if (asked.current === answer) return;
    asked.current = answer;
    refresh();
  }, [answer, refresh]);

  const refreshQuietly = useCallback(() => {
    // Nobody did it: a page that is only looked at from afar must not keep its session awake.
    void ask('none', { background: true });
  }, [ask]);

  // The data of a card below the fold are no part of the page's answer: they are read where it was asked for by itself.
  const { data } = useCardQuery(
    below && mine?.settled
      ? { variables: cardVariables(dashboardCode, code, page), fetchPolicy: 'cache-only' }
      : skipToken,
  );
  const kept = data?.viewer?.card ?? null;
  const late = wasLate && !mine?.settled;
  const problem = mine?.settled ? mine.problem : pageProblem;
  const given = kept ?? mine?.given ?? null;
  const unseen = below && mine === null;
  return {
    dashboardCode,
    asking: late || Boolean(mine?.asking),
    late,
    unseen,
    problem,
    given,
    refresh,
    refreshQuietly,
    askOnce,
  };
}
