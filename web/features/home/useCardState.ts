import { skipToken, useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SalesFilterInput } from '../../generated/schema.ts';
import { type FilterName, limitToOneChannel } from './filters/sales-filter.ts';
import { CardDocument, type CardQueryVariables, useCardQuery } from './Home.gen.ts';
import { LATE_CODE, type Problem, problemOfAnswer } from './problem.ts';
import type { DashboardCard } from './dashboard-card.ts';

export interface CardState {
  /** The dashboard that shows the card. */
  dashboardCode: string;
  /** The card is being loaded on its own. */
  isLoading: boolean;
  /** The card missed the time limit of the page and is being loaded on its own. */
  isLate: boolean;
  /** The card came without data and has not come into view yet. */
  isUnseen: boolean;
  problem: Problem | null;
  /** The card as loaded on its own. Used until the cache provides it a moment later. */
  received: DashboardCard | null;
  /** Loads this card on its own. */
  refresh: () => void;
  /**
   * Loads the card in the background: no loading indicator, and a failure keeps the current data.
   */
  refreshQuietly: () => void;
  /** Loads this card on its own, unless this was already done since the page was loaded. */
  loadOnce: () => void;
}

/** The answer of the page that a card came with, and the card's problem in it. */
export interface PageAnswer {
  answer: number;
  /** The page is being loaded, so a problem of a card without data may not be known yet. */
  isLoading: boolean;
  problem: Problem | null;
  /** The filter that the page was loaded with. */
  filter: SalesFilterInput;
  /** The part of the filter that the user has chosen. Null if nothing is chosen. */
  chosen?: SalesFilterInput | null;
  /** The filters that the page offers. */
  filters?: readonly FilterName[];
  /** The last day that the page's figures cover. */
  asOf?: string | null;
  /** The card is below the fold, so it came without data. */
  below?: boolean;
  /** Reloads the whole page. */
  reload?: () => void;
  /** Called when the card comes into view. */
  onSeen?: (row: number) => void;
}

/** The result of loading the card on its own. Valid until the page is loaded again. */
interface OwnRequest {
  answer: number;
  isLoading: boolean;
  isSettled: boolean;
  problem: Problem | null;
  received: DashboardCard | null;
}

/** The variables with which a card of this page is loaded on its own. */
export function cardVariables(
  dashboardCode: string,
  code: string,
  { filter, chosen = null }: Pick<PageAnswer, 'filter' | 'chosen'>,
): CardQueryVariables {
  return { dashboardCode, code, filter, filterOfOne: limitToOneChannel(filter), chosen };
}

/**
 * The state of one card after the page was loaded. A late card is loaded again automatically, once.
 * A failed card is loaded again when the user asks for it.
 */
export function useCardState(dashboardCode: string, code: string, page: PageAnswer): CardState {
  const { answer, problem: pageProblem, below = false } = page;
  const [ownRequest, setOwnRequest] = useState<OwnRequest | null>(null);
  const current = ownRequest?.answer === answer ? ownRequest : null;
  const load = useLoadCard(dashboardCode, code, page);

  const setResult = useCallback(
    (result: Pick<OwnRequest, 'problem' | 'received'>) =>
      setOwnRequest({ answer, isLoading: false, isSettled: true, ...result }),
    [answer],
  );

  const wasLate = pageProblem?.code === LATE_CODE;
  useEffect(
    function loadLateCard() {
      if (wasLate) void load('all', { followUp: true }).then(setResult);
    },
    [wasLate, load, setResult],
  );

  const refresh = useCallback(() => {
    setOwnRequest((before) => {
      const previous = before?.answer === answer ? before : null;
      return {
        isSettled: false,
        problem: null,
        received: null,
        ...previous,
        answer,
        isLoading: true,
      };
    });
    void load('all').then(setResult);
  }, [answer, load, setResult]);

  const loadedAnswer = useRef(-1);
  const loadOnce = useCallback(() => {
    if (loadedAnswer.current === answer) return;
    loadedAnswer.current = answer;
    refresh();
  }, [answer, refresh]);

  const refreshQuietly = useCallback(() => {
    // A background request, because the user did nothing: it must not extend the session.
    void load('none', { background: true });
  }, [load]);

  // The page's query does not contain the data of cards below the fold, so they are read from the
  // card's own query.
  const { data } = useCardQuery(
    below && current?.isSettled
      ? { variables: cardVariables(dashboardCode, code, page), fetchPolicy: 'cache-only' }
      : skipToken,
  );
  const cachedCard = data?.viewer?.card ?? null;
  const isLate = wasLate && !current?.isSettled;
  const problem = current?.isSettled ? current.problem : pageProblem;
  const received = cachedCard ?? current?.received ?? null;
  const isUnseen = below && current === null;
  return {
    dashboardCode,
    isLoading: isLate || Boolean(current?.isLoading),
    isLate,
    isUnseen,
    problem,
    received,
    refresh,
    refreshQuietly,
    loadOnce,
  };
}

type LoadCard = (
  errorPolicy: 'all' | 'none',
  context?: { background?: boolean; followUp?: boolean },
) => Promise<Pick<OwnRequest, 'problem' | 'received'>>;

/** Returns a function that loads one card on its own. It changes only with the card's variables. */
function useLoadCard(dashboardCode: string, code: string, page: PageAnswer): LoadCard {
  const client = useApolloClient();
  const serializedVariables = JSON.stringify(cardVariables(dashboardCode, code, page));
  return useCallback<LoadCard>(
    async (errorPolicy, context = {}) => {
      const variables = JSON.parse(serializedVariables) as CardQueryVariables;
      const query = { query: CardDocument, variables, fetchPolicy: 'network-only' } as const;
      return client.query({ ...query, errorPolicy, context }).then(
        ({ data, error }) => {
          const received = data?.viewer?.card ?? null;
          return { problem: error || !received ? problemOfAnswer(error) : null, received };
        },
        (error: unknown) => ({ problem: problemOfAnswer(error), received: null }),
      );
    },
    [client, serializedVariables],
  );
}
