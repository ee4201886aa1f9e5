import { GraphQLError } from 'graphql';
import { GatewayError } from '../errors/errors.ts';
import type { ExceededLimit } from '../errors/exceeded-limit.ts';
import type { MessageKey } from '../language/messages.ts';
import type { DOCUMENT_LIMITS } from './document-limits.ts';

/** What somebody who exceeds a limit is told: the limit, what was needed, and what to do. */
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

export function tooComplex(exceeded: ExceededLimit): GatewayError {
  const texts: Readonly<Record<string, MessageKey>> = TEXTS;
  return new GatewayError('QUERY_TOO_COMPLEX', texts[exceeded.name] ?? 'queryTooComplex', exceeded);
}

/** As Apollo Server's hooks have to throw it, so that the request counts as one that was not executed. */
export function asRequestError(error: GatewayError): GraphQLError {
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { http: { status: 400 } },
  });
}
