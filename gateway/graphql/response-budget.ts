import {
  defaultFieldResolver,
  getNamedType,
  GraphQLError,
  isLeafType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';
import { GatewayError } from '../errors/gateway-error.ts';

/** Maximum bytes of one answer. */
const MAX_RESPONSE_BYTES = 20_000_000;
/** Quotes, colon and comma around a name and its value. */
const PUNCTUATION = 4;

/** The size of the answer so far. */
export interface AnswerSize {
  bytes: number;
  /** Set when the limit is exceeded: every value after it fails with this error. */
  refusal: GraphQLError | null;
}

/** The part of the request context that is needed here. */
interface CountingContext {
  answerSize: AnswerSize;
  cancellation: { cancel(refusal: GatewayError): void };
}

export function createAnswerSize(): AnswerSize {
  return { bytes: 0, refusal: null };
}

/**
 * Counts the bytes of every value that goes into an answer. An answer that grows too large is
 * stopped early: its running calls are cancelled, and it is never serialized.
 */
export function limitResponses(schema: GraphQLSchema, limit = MAX_RESPONSE_BYTES): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (!isLeafType(getNamedType(field.type))) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      const nameBytes = field.name.length + PUNCTUATION;
      field.resolve = (source, args, context: CountingContext, info) => {
        if (context.answerSize.refusal !== null) throw context.answerSize.refusal;
        const value: unknown = resolve(source, args, context, info);
        if (isPromise(value))
          return value.then((late) => countBytes(late, nameBytes, context, limit));
        return countBytes(value, nameBytes, context, limit);
      };
    }
  }
  return schema;
}

function countBytes(
  value: unknown,
  nameBytes: number,
  context: CountingContext,
  limit: number,
): unknown {
  const size = context.answerSize;
  size.bytes += nameBytes + bytesOf(value);
  if (size.bytes > limit)
    throw (size.refusal ??= responseTooLarge(context, { limit, value: size.bytes }));
  return value;
}

/**
 * An error with a path is used by GraphQL as it is. Without a path GraphQL would create a new error
 * for every value that fails afterwards.
 */
function responseTooLarge(
  { cancellation }: CountingContext,
  { limit, value }: { limit: number; value: number },
): GraphQLError {
  const originalError = new GatewayError('QUERY_TOO_COMPLEX', 'responseTooLarge', {
    name: 'responseBytes',
    limit,
    value,
  });
  cancellation.cancel(originalError);
  return new GraphQLError(originalError.message, { originalError, path: [] });
}

/** The size of the value in JSON, without counting escapes. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return PUNCTUATION;
  let bytes = 2;
  if (Array.isArray(value)) {
    for (const each of value as unknown[]) bytes += bytesOf(each) + 1;
    return bytes;
  }
  // Object.keys and not Object.entries: building the pairs would double the time.
  const fields = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(fields))
    bytes += Buffer.byteLength(name) + PUNCTUATION + bytesOf(fields[name]);
  return bytes;
}

function isPromise(value: unknown): value is Promise<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  );
}
