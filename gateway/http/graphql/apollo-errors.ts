import { GraphQLError } from 'graphql';
import { GatewayError } from '../../errors/gateway-error.ts';
import { DOCUMENT_LIMITS } from '../../graphql/document-limits.ts';
import { tooComplex } from '../../graphql/limit-refusal.ts';

const TOO_MANY_TOKENS = /^Syntax Error: Document contains more tha[nt] \d+ tokens/u;

/**
 * Errors of GraphQL and Apollo Server that the gateway describes itself, in the caller's language.
 * Those without a code can be told apart only by their text.
 */
export function ownErrorOf(thrown: GraphQLError): GatewayError | null {
  const { message } = thrown;
  if (TOO_MANY_TOKENS.test(message))
    return tooComplex({ name: 'tokens', limit: DOCUMENT_LIMITS.tokens });
  if (isUnknownId(thrown)) return new GatewayError('PERSISTED_QUERY_NOT_FOUND');
  if (message === 'provided sha does not match query')
    return new GatewayError('BAD_USER_INPUT', 'persistedQueryMismatch');
  if (message === 'Unsupported persisted query version')
    return new GatewayError('BAD_USER_INPUT', 'persistedQueryVersion');
  return null;
}

/** Whether a request named an operation by an id that the gateway does not know. */
export const isUnknownId = (thrown: unknown): boolean =>
  thrown instanceof GraphQLError && thrown.extensions.code === 'PERSISTED_QUERY_NOT_FOUND';
