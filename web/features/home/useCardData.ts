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

interface Question<Query, Variables, Data> {
  document: TypedDocumentNode<Query, Variables>;
  /** Null while there is nothing to ask for. */
  variables: Variables | null;
  read: (answer: Query) => Data | null;
  /** What came with the page, for whatever the page was narrowed to: shown until there is an answer. */
  initial?: Data | null;
}

interface CardData<Data> {
  /** The old ones stay while newer ones are asked for; null while there never were any. */
  data: Data | null;
  asking: boolean;
  problem: Problem | null;
  refresh: () => void;
}

interface Outcome<Data> {
  key: string;
  asking: boolean;
  problem: Problem | null;
  given: Data | null;
}

/**
 * The data of one card for what it is narrowed to, one request for each change. What the cache has is not asked for, an answer that comes after
 * a newer question is thrown away, and when the whole page is refreshed a card that shows something else than the page asks again.
 */
export function useCardData<Query, Variables, Data>(
  question: Question<Query, Variables, Data>,
): CardData<Data> {
  const { document, variables, read, initial = null } = question;
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
    asking: false,
    problem: null,
    given: null,
  });
  const turn = useRef(0);
  const lastAnswer = useRef(answer);

  const send = useEffectEvent(async () => {
    const mine = ++turn.current;
    if (variables === null) return;
    const answered = answerTo(client, question);
    await Promise.resolve();
    if (mine === turn.current) setOutcome({ key, asking: true, problem: null, given: null });
    const told = await answered;
    if (mine === turn.current) setOutcome({ key, asking: false, ...told });
  });
  const sendIfNeeded = useEffectEvent(() => {
    const isNewPage = lastAnswer.current !== answer;
    lastAnswer.current = answer;
    const there = variables === null ? null : inCache(client, question);
    if (there === null || (isNewPage && JSON.stringify(there) !== JSON.stringify(initial)))
      void send();
    else turn.current += 1;
  });
  useEffect(
    function askForData() {
      sendIfNeeded();
    },
    [key, answer, client],
  );
  useEffect(function leave() {
    const turns = turn;
    return () => void (turns.current += 1);
  }, []);
  const [refreshes, setRefreshes] = useState(0);
  useEffect(
    function askAgain() {
      if (refreshes > 0) void send();
    },
    [refreshes],
  );
  const refresh = useCallback(() => setRefreshes((before) => before + 1), []);

  const current = outcome.key === key ? outcome : null;
  const fresh = (cached === undefined ? null : read(cached as Query)) ?? current?.given ?? null;
  const [last, setLast] = useState(initial);
  if (fresh !== null && fresh !== last) setLast(fresh);
  return {
    data: fresh ?? last,
    asking: current?.asking ?? (variables !== null && fresh === null),
    problem: current?.problem ?? null,
    refresh,
  };
}

function inCache<Query, Variables, Data>(
  client: ApolloClient,
  { document, variables, read }: Question<Query, Variables, Data>,
) {
  const there = client.readQuery({ query: document, variables: variables as OperationVariables });
  return there === null ? null : read(there);
}

async function answerTo<Query, Variables, Data>(
  client: ApolloClient,
  { document, variables, read }: Question<Query, Variables, Data>,
): Promise<Pick<Outcome<Data>, 'given' | 'problem'>> {
  try {
    const { data, error } = await client.query({
      query: document as DocumentNode,
      variables: variables as OperationVariables,
      fetchPolicy: 'network-only',
      errorPolicy: 'all',
    });
    const given = data === undefined ? null : read(data as Query);
    return { given, problem: given === null ? problemOfAnswer(error) : null };
  } catch (error) {
    return { given: null, problem: problemOfAnswer(error) };
  }
}
