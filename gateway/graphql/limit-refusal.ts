import { GraphQLError } from 'graphql';
import { GatewayError } from '../errors/gateway-error.ts';
import type { ExceededLimit } from '../errors/exceeded-limit.ts';
import type { MessageKey } from '../language/messages.ts';
import type { DOCUMENT_LIMITS } from './document-limits.ts';

/**
 * The message for each exceeded limit. It says what the limit is, what was needed and what to do.
 */
const TEXTS: Readonly<Record<keyof typeof DOCUMENT_LIMITS | 'cost', MessageKey>> = {
  depth: 'queryTooDeep',
  introspectionDepth: 'queryTooDeep',
  aliases: 'queryTooManyAliases',
  fields: 'queryTooManyFields',
  schemaQueries: 'schemaReadTwice',
  sdlQueries: 'schemaReadTwice',
  directives: 'queryTooManyDirectives',
  nameLength: 'queryNameTooLong',
  tokens: 'queryTooLong',
  cost: 'queryTooCostly',
};

/** The error for an exceeded limit, with its message. */
export function tooComplex(exceeded: ExceededLimit): GatewayError {
  const texts: Readonly<Record<string, MessageKey>> = TEXTS;
  return new GatewayError('QUERY_TOO_COMPLEX', texts[exceeded.name] ?? 'queryTooComplex', exceeded);
}

/**
 * The error in the form in which Apollo Server's hooks must throw it, so that the request counts as
 * not executed.
 */
export function asRequestError(error: GatewayError, status = 400): GraphQLError {
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { http: { status } },
  });
}
