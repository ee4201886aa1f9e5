import type {
  ApolloClient,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';
import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCardPage } from './PageContext.tsx';
import { type Problem, problemOfAnswer } from './problem.ts';

interface CardQuery<Query, Variables, Data> {
  document: TypedDocumentNode<Query, Variables>;
  /** Null while nothing should be loaded. */
  variables: Variables | null;
  select: (answer: Query) => Data | null;
  /** The data that came with the page, whatever its filter. Shown until the first answer. */
  initial?: Data | null;
}

interface CardData<Data> {
  /** The previous data stay while new data load. Null if nothing was ever loaded. */
  data: Data | null;
  isLoading: boolean;
  problem: Problem | null;
  refresh: () => void;
}

interface Outcome<Data> {
  key: string;
  isLoading: boolean;
  problem: Problem | null;
  received: Data | null;
}

/**
 * Loads the data of one card for its own variables, such as its filter. Data in the cache are not
 * requested again. An answer that arrives after a newer request is ignored. When the whole page is
 * reloaded, a card that shows something other than the page's data loads again.
 */
export function useCardData<Query, Variables, Data>(
  query: CardQuery<Query, Variables, Data>,
): CardData<Data> {
  const { document, variables, select, initial = null } = query;
  const client = useApolloClient();
  const { answer } = useCardPage();
  const key = JSON.stringify(variables);
  const { data: cached } = useQuery(
    document as DocumentNode,
    variables === null
      ? skipToken
      : { variables: variables as OperationVariables, fetchPolicy: 'cache-only' },
  );
  const [outcome, setOutcome] = useState<Outcome<Data>>({
    key: '',
    isLoading: false,
    problem: null,
    received: null,
  });
  const requestNumber = useRef(0);
  const lastAnswer = useRef(answer);

  const load = useEffectEvent(async () => {
    const ownNumber = ++requestNumber.current;
    if (variables === null) return;
    const pending = fetchCardData(client, query);
    await Promise.resolve();
    if (ownNumber === requestNumber.current)
      setOutcome({ key, isLoading: true, problem: null, received: null });
    const result = await pending;
    if (ownNumber === requestNumber.current) setOutcome({ key, isLoading: false, ...result });
  });
  const loadIfNeeded = useEffectEvent(() => {
    const isNewPage = lastAnswer.current !== answer;
    lastAnswer.current = answer;
    const cachedData = variables === null ? null : readCachedData(client, query);
    if (
      cachedData === null ||
      (isNewPage && JSON.stringify(cachedData) !== JSON.stringify(initial))
    )
      void load();
    else {
      // The page has brought what a request is still loading: its answer is ignored, and it must
      // not leave the card loading.
      requestNumber.current += 1;
      setOutcome((before) => (before.isLoading ? { ...before, isLoading: false } : before));
    }
  });
  useEffect(
    function loadData() {
      loadIfNeeded();
    },
    [key, answer, client],
  );
  useEffect(function ignoreLateAnswers() {
    const numbers = requestNumber;
    return () => void (numbers.current += 1);
  }, []);
  const [refreshes, setRefreshes] = useState(0);
  useEffect(
    function reload() {
      if (refreshes > 0) void load();
    },
    [refreshes],
  );
  const refresh = useCallback(() => setRefreshes((before) => before + 1), []);

  const currentOutcome = outcome.key === key ? outcome : null;
  const fresh =
    (cached === undefined ? null : select(cached as Query)) ?? currentOutcome?.received ?? null;
  const [last, setLast] = useState(initial);
  if (fresh !== null && fresh !== last) setLast(fresh);
  return {
    data: fresh ?? last,
    isLoading: currentOutcome?.isLoading ?? (variables !== null && fresh === null),
    problem: currentOutcome?.problem ?? null,
    refresh,
  };
}

function readCachedData<Query, Variables, Data>(
  client: ApolloClient,
  { document, variables, select }: CardQuery<Query, Variables, Data>,
) {
  const cachedData = client.readQuery({
    query: document,
    variables: variables as OperationVariables,
  });
  return cachedData === null ? null : select(cachedData);
}

async function fetchCardData<Query, Variables, Data>(
  client: ApolloClient,
  { document, variables, select }: CardQuery<Query, Variables, Data>,
): Promise<Pick<Outcome<Data>, 'received' | 'problem'>> {
  try {
    const { data, error } = await client.query({
      query: document as DocumentNode,
      variables: variables as OperationVariables,
      fetchPolicy: 'network-only',
      errorPolicy: 'all',
    });
    const received = data === undefined ? null : select(data as Query);
    return { received, problem: received === null ? problemOfAnswer(error) : null };
  } catch (error) {
    return { received: null, problem: problemOfAnswer(error) };
  }
}
