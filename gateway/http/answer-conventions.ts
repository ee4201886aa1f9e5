import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import { GraphQLError, OperationTypeNode, type GraphQLFormattedError } from 'graphql';
import type { Context } from '../request/context.ts';
import { formatError, isCancelled } from '../errors/errors.ts';
import { DOCUMENT_LIMITS } from '../graphql/document-limits.ts';
import { introspectionRefusal } from '../graphql/introspection.ts';
import { tooComplex } from '../graphql/limit-refusal.ts';
import type { Logger } from '../logging/logger.ts';
import { refusalOf } from '../request/cancellation.ts';
import { noteRefusals, retryAfterOf } from './graphql-refusals.ts';

const TOO_MANY_TOKENS = /^Syntax Error: Document contains more tha[nt] \d+ tokens/u;

/**
 * What every GraphQL answer has in common: errors are told by the project's own table in the caller's language, with the request's id,
 * and the status follows GraphQL over HTTP: an answer in application/json is 200 once the request itself was well formed. A query that was
 * cancelled for a limit is answered with that refusal alone.
 */
export function answerConventions(logger: Logger): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue, operationName, operation }) {
          contextValue.request.operationName = operationName;
          if (operation?.operation === OperationTypeNode.MUTATION)
            contextValue.cancellation.finishChange();
        },
        async willSendResponse(requestContext) {
          const { response, errors, contextValue, request, operation } = requestContext;
          if (response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          const { locale, requestId, cancellation } = contextValue;
          const format = formatError({ locale, requestId, logger });
          // A mutation says what it has done: its fields keep what they have.
          const refusal = refusalOf(cancellation);
          const orRefusal = (thrown: unknown) =>
            refusal !== null && isCancelled(originOf(thrown)) ? refusal : thrown;
          if (refusal !== null && operation?.operation === OperationTypeNode.QUERY) {
            singleResult.data = null;
            singleResult.errors = [format({ message: refusal.code }, refusal)];
          } else if (errors && singleResult.errors) {
            const told = singleResult.errors.map((formatted, index) =>
              describe(formatted, orRefusal(errors[index]), format),
            );
            singleResult.errors =
              introspectionRefusal(contextValue) === null ? told : told.map(withoutSuggestion);
          }
          noteRefusals(contextValue.request, singleResult.errors ?? []);
          const wait = retryAfterOf(singleResult.errors ?? []);
          if (wait !== null) response.http.headers.set('retry-after', String(wait));
          if (response.http.status === 400 && request.query && wantsPlainJson(requestContext))
            response.http.status = 200;
        },
      };
    },
  };
}

function describe(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  format: ReturnType<typeof formatError>,
): GraphQLFormattedError {
  if (!(thrown instanceof GraphQLError)) return format(formatted, thrown);
  const isTooLong = TOO_MANY_TOKENS.test(thrown.message);
  return format(
    formatted,
    isTooLong ? tooComplex({ name: 'tokens', limit: DOCUMENT_LIMITS.tokens }) : thrown,
  );
}

/** The rules of GraphQL name fields and types that somebody may have meant, to whom they may not be shown. */
function withoutSuggestion(error: GraphQLFormattedError): GraphQLFormattedError {
  return { ...error, message: error.message.replace(/ Did you mean [^]*\?$/u, '') };
}

function originOf(error: unknown): unknown {
  return error instanceof GraphQLError ? error.originalError : error;
}

/** Apollo Server writes the type that it chose into the headers only afterwards; it prefers application/json when both are welcome. */
function wantsPlainJson({ request }: GraphQLRequestContext<Context>): boolean {
  const accept = request.http?.headers.get('accept') ?? '';
  return (
    !accept.includes('application/graphql-response+json') ||
    /application\/json|\*\/\*/u.test(accept.split(',')[0] ?? '')
  );
}
