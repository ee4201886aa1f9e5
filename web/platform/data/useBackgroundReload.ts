import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { missingAnswerError } from '../apollo/missing-answer-error.ts';
import type { OperationContext } from '../apollo/operation-context.ts';

interface BackgroundReload {
  /** Why the last reload with the present variables failed; null if it did not. */
  problem: unknown;
  reload: () => void;
  /** Forgets the problem, because the user repeats the query. */
  clear: () => void;
}

const background: OperationContext = { background: true };

/**
 * Repeats a query into the cache without counting as use of the session, which the `refetch` of a
 * watched query would. The watched query shows the new answer, but not why it lacks the wanted part.
 */
export function useBackgroundReload<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  partOf: (data: Data) => unknown,
): BackgroundReload {
  const client = useApolloClient();
  const key = JSON.stringify(variables);
  const [failed, setFailed] = useState<{ key: string; problem: unknown } | null>(null);
  if (failed !== null && failed.key !== key) setFailed(null);
  const clear = () => setFailed(null);
  async function reload() {
    try {
      const { data, error } = await client.query({
        query: document as DocumentNode,
        variables: variables as OperationVariables,
        fetchPolicy: 'network-only',
        context: background,
      });
      if (data != null && partOf(data as Data) != null) clear();
      else setFailed({ key, problem: error ?? missingAnswerError });
    } catch (problem) {
      setFailed({ key, problem });
    }
  }
  return {
    problem: failed?.key === key ? failed.problem : null,
    reload: () => void reload(),
    clear,
  };
}
