import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import type { LoadClient } from '../apollo/ClientLoader.tsx';
import type { OperationContext } from '../apollo/operation-context.ts';
import { type CommandOutcome, outcomeOf, type PayloadOf } from './command-outcome.ts';

/**
 * Runs a mutation where `useCommand` does not fit: pages before sign-in load Apollo Client only when
 * it is needed, and a hook renders its component again for each call. Never rejects.
 */
export function sendCommand<Data, Variables, Result>(
  loadClient: LoadClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  resultOf: (payload: PayloadOf<Data>) => Result | null,
  context: OperationContext = {},
): Promise<CommandOutcome<PayloadOf<Data>, Result>> {
  const answer = loadClient().then((client) =>
    client.mutate({
      mutation: document as DocumentNode,
      variables: variables as never,
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
      context,
    }),
  );
  return outcomeOf(answer, resultOf);
}
