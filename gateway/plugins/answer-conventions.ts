import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Context } from '../context.ts';
import { formatError } from '../errors.ts';
import type { Logger } from '../logger.ts';

const TOO_MANY_TOKENS = /^Syntax Error: Document contains more tha[nt] \d+ tokens/u;

/**
 * What every GraphQL answer has in common: errors are told by the project's own table in the caller's language, with the request's id,
 * and the status follows GraphQL over HTTP: an answer in application/json is 200 once the request itself was well formed.
 */
export function answerConventions(logger: Logger): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue, operationName }) {
          contextValue.request.operationName = operationName;
        },
        async willSendResponse(requestContext) {
          const { response, errors, contextValue, request } = requestContext;
          if (response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          if (errors && singleResult.errors) {
            const { locale, requestId } = contextValue;
            const format = formatError({ locale, requestId, logger });
            singleResult.errors = singleResult.errors.map((formatted, index) => tell(formatted, errors[index], format));
          }
          if (response.http.status === 400 && request.query && wantsPlainJson(requestContext)) response.http.status = 200;
        },
      };
    },
  };
}

function tell(formatted: GraphQLFormattedError, thrown: unknown, format: ReturnType<typeof formatError>): GraphQLFormattedError {
  if (!(thrown instanceof GraphQLError)) return format(formatted, thrown);
  const isLimit = TOO_MANY_TOKENS.test(thrown.message) || codeOf(thrown.originalError) === 'QUERY_TOO_COMPLEX';
  return format(formatted, isLimit ? new GraphQLError(thrown.message, { extensions: { code: 'QUERY_TOO_COMPLEX' } }) : thrown);
}

function codeOf(error: unknown): unknown {
  return error instanceof GraphQLError ? error.extensions.code : undefined;
}

/** Apollo Server writes the type that it chose into the headers only afterwards; it prefers application/json when both are welcome. */
function wantsPlainJson({ request }: GraphQLRequestContext<Context>): boolean {
  const accept = request.http?.headers.get('accept') ?? '';
  return !accept.includes('application/graphql-response+json') || /application\/json|\*\/\*/u.test(accept.split(',')[0] ?? '');
}
