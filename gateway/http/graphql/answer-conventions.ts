import type { ApolloServerPlugin, GraphQLRequest, GraphQLRequestContext } from '@apollo/server';
import { GraphQLError, OperationTypeNode, type GraphQLFormattedError } from 'graphql';
import type { Context } from '../../request/context.ts';
import { formatError } from '../../errors/format-error.ts';
import { isCancelled } from '../../errors/upstream-error.ts';
import { introspectionRefusal } from '../../graphql/introspection.ts';
import type { Logger } from '../../logging/logger.ts';
import { refusalOf } from '../../request/cancellation.ts';
import { isUnknownId, ownErrorOf } from './apollo-errors.ts';
import { logRefusals, retryAfterOf } from './graphql-refusals.ts';

/**
 * Conventions of every GraphQL answer. Errors come from the project's error table, in the caller's
 * language and with the request id. The status follows GraphQL over HTTP: application/json is
 * answered with 200 if the request was well formed. A query that was stopped by a limit is answered
 * with that refusal alone.
 */
export function answerConventions(logger: Logger): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue, operationName, operation }) {
          contextValue.request.operationName = operationName;
          if (operation?.operation === OperationTypeNode.MUTATION)
            contextValue.cancellation.continueOnDisconnect();
        },
        async willSendResponse(requestContext) {
          const { response, errors, contextValue, request, operation } = requestContext;
          if (response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          const { locale, requestId, cancellation } = contextValue;
          const format = formatError({ locale, requestId, logger });
          // A mutation reports what it has done, so its data stays in the answer.
          const refusal = refusalOf(cancellation);
          const orRefusal = (thrown: unknown) =>
            refusal !== null && isCancelled(originalErrorOf(thrown)) ? refusal : thrown;
          if (refusal !== null && operation?.operation === OperationTypeNode.QUERY) {
            singleResult.data = null;
            singleResult.errors = [format({ message: refusal.code }, refusal)];
          } else if (errors && singleResult.errors) {
            const formattedErrors = singleResult.errors.map((formatted, index) =>
              formatThrown(formatted, orRefusal(errors[index]), format),
            );
            singleResult.errors =
              introspectionRefusal(contextValue) === null
                ? formattedErrors
                : formattedErrors.map(withoutSuggestion);
          }
          logRefusals(contextValue.request, singleResult.errors ?? []);
          const wait = retryAfterOf(singleResult.errors ?? []);
          if (wait !== null) response.http.headers.set('retry-after', String(wait));
          // Apollo Server answers with 200, because its client asked for that.
          if (errors?.some(isUnknownId)) response.http.status = 400;
          else if (
            response.http.status === 400 &&
            isWellFormed(request) &&
            wantsPlainJson(requestContext)
          )
            response.http.status = 200;
        },
      };
    },
  };
}

function formatThrown(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  format: ReturnType<typeof formatError>,
): GraphQLFormattedError {
  if (!(thrown instanceof GraphQLError)) return format(formatted, thrown);
  return format(formatted, ownErrorOf(thrown) ?? thrown);
}

/** Removes GraphQL's suggestions of similar names, for callers who may not read the schema. */
function withoutSuggestion(error: GraphQLFormattedError): GraphQLFormattedError {
  return { ...error, message: error.message.replace(/ Did you mean [^]*\?$/u, '') };
}

function originalErrorOf(error: unknown): unknown {
  return error instanceof GraphQLError ? error.originalError : error;
}

/** Whether the request has a document, and not an id that belongs to a different one. */
const isWellFormed = ({ query, extensions }: GraphQLRequest): boolean =>
  Boolean(query) && extensions?.persistedQuery === undefined;

/**
 * Apollo Server sets the content type of the answer only after this hook. It prefers
 * application/json when the client accepts both.
 */
function wantsPlainJson({ request }: GraphQLRequestContext<Context>): boolean {
  const accept = request.http?.headers.get('accept') ?? '';
  return (
    !accept.includes('application/graphql-response+json') ||
    /application\/json|\*\/\*/u.test(accept.split(',')[0] ?? '')
  );
}
