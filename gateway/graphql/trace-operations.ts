import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../request/context.ts';

/** Records each valid operation as a part of its request's trace, with the codes of its errors. */
export function traceOperations(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      let end: ((errorCodes: readonly string[]) => void) | null = null;
      return {
        async didResolveOperation({ contextValue, operation, operationName }) {
          const type = operation?.operation ?? 'operation';
          end = contextValue.request.trace.startOperation(type, operationName);
        },
        async willSendResponse({ response: { body } }) {
          if (body.kind !== 'single') return;
          end?.((body.singleResult.errors ?? []).map(({ extensions }) => String(extensions?.code)));
        },
      };
    },
  };
}
