import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { Context } from '../../request/context.ts';
import { ignorePace } from '../../upstream/pace.ts';

/**
 * Ensures that queries after a mutation get fresh data: results of calls that began before or
 * during the mutation are dropped. The mutation itself waits as long as its calls may take.
 */
export function freshAfterChange(
  forgetLate: (sessionId: string) => void,
): ApolloServerPlugin<Context> {
  function forget({ signedIn, locked }: Context): void {
    const session = (signedIn ?? locked)?.session;
    if (session !== undefined) forgetLate(session.id);
  }
  return {
    async requestDidStart() {
      let isMutation = false;
      return {
        async didResolveOperation({ contextValue, operation }) {
          isMutation = operation?.operation === OperationTypeNode.MUTATION;
          if (!isMutation) return;
          ignorePace(contextValue.pace);
          forget(contextValue);
        },
        async willSendResponse({ contextValue }) {
          if (isMutation) forget(contextValue);
        },
      };
    },
  };
}
