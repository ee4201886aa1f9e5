import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type OperationDefinitionNode } from 'graphql';
import { BACKGROUND_HEADER } from '../request/background-header.ts';
import type { Context } from '../request/context.ts';
import type { Admission } from './admission.ts';
import { priorityOf, type Priority } from './priority.ts';

/**
 * Refuses operations that are less urgent than others while the gateway has too much to do. What a
 * page asks for by itself, such as a poll, can wait.
 */
export function admissionGuard(admission: Admission): ApolloServerPlugin<Context> {
  const known = new WeakMap<OperationDefinitionNode, Priority>();
  return {
    async requestDidStart({ contextValue }) {
      return {
        async didResolveOperation({ document, operation }) {
          if (!operation) return;
          const own = known.get(operation) ?? priorityOf(document, operation);
          known.set(operation, own);
          const isBackground = contextValue.request.headers[BACKGROUND_HEADER] === '1';
          const refusal = admission.refusalOf(own === 'query' && isBackground ? 'later' : own);
          if (refusal === null) return;
          throw new GraphQLError(refusal.message, {
            originalError: refusal,
            extensions: { http: { status: 503 } },
          });
        },
      };
    },
  };
}
