import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { Context } from '../../request/context.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { asRequestError } from '../../graphql/limit-refusal.ts';

/** Callers with the token of an embedded module may send queries but no mutations. */
export function readOnlyCallers(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue, operation }) {
          if (contextValue.readOnly && operation?.operation !== OperationTypeNode.QUERY)
            throw asRequestError(new GatewayError('FORBIDDEN'));
        },
      };
    },
  };
}
