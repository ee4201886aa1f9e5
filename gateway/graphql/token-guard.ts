import type { ApolloServerPlugin } from '@apollo/server';
import { getVariableValues, type GraphQLSchema } from 'graphql';
import { GatewayError } from '../errors/gateway-error.ts';
import { scopeRefusal } from '../request/caller-token.ts';
import type { Context } from '../request/context.ts';
import { asRequestError } from './limit-refusal.ts';
import { requiredScopes } from './required-scopes.ts';

/**
 * Refuses what an API token has no scope for, before anything of the operation is executed. A
 * request without a token does not pass through any of it.
 */
export function tokenGuard(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ contextValue: { apiToken } }) {
      if (apiToken === null) return undefined;
      return {
        async didResolveOperation({ document, operation, request }) {
          if (!operation || !schema.getRootType(operation.operation)) return;
          const { coerced } = getVariableValues(
            schema,
            operation.variableDefinitions ?? [],
            request.variables ?? {},
            { maxErrors: 1 },
          );
          // Invalid variables: execution reports what is wrong with them and resolves nothing.
          if (coerced === undefined) return;
          const { scopes, closedField } = requiredScopes(schema, {
            document,
            operation,
            variables: coerced,
          });
          if (closedField !== null)
            throw asRequestError(
              new GatewayError('FORBIDDEN', 'tokenNotAllowed', undefined, { field: closedField }),
            );
          const refusal = scopeRefusal(apiToken, scopes);
          if (refusal !== null) throw asRequestError(refusal);
        },
      };
    },
  };
}
