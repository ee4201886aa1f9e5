import {
  defaultFieldResolver,
  getNamedType,
  GraphQLError,
  isLeafType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';
import { GatewayError } from '../errors/errors.ts';

/** Most bytes of one answer. */
const MAX_RESPONSE_BYTES = 20_000_000;
/** Quotes, colon and comma around a name and its value. */
const PUNCTUATION = 4;

/** What a request has gathered for its answer. */
export interface AnswerSize {
  bytes: number;
  /** Set once there were too many: every value after it fails with this. */
  refusal: GraphQLError | null;
}

/** The part of a request's context that is needed here. */
interface Answering {
  answerSize: AnswerSize;
  cancellation: { cancel(refusal: GatewayError): void };
}

export function createAnswerSize(): AnswerSize {
  return { bytes: 0, refusal: null };
}

/**
 * Counts the bytes of every value on its way into an answer, so that an answer that grows too large is given up while it grows: the calls that
 * the request still has under way are cancelled, and nothing of it is ever made into text.
 */
export function limitResponses(schema: GraphQLSchema, limit = MAX_RESPONSE_BYTES): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (!isLeafType(getNamedType(field.type))) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      const nameBytes = field.name.length + PUNCTUATION;
      field.resolve = (source, args, context: Answering, info) => {
        if (context.answerSize.refusal !== null) throw context.answerSize.refusal;
        const value: unknown = resolve(source, args, context, info);
        if (isPromise(value)) return value.then((late) => counted(late, nameBytes, context, limit));
        return counted(value, nameBytes, context, limit);
      };
    }
  }
  return schema;
}

function counted(value: unknown, nameBytes: number, context: Answering, limit: number): unknown {
  const size = context.answerSize;
  size.bytes += nameBytes + bytesOf(value);
  if (size.bytes > limit) throw (size.refusal ??= refuse(context, { limit, value: size.bytes }));
  return value;
}

/** One error with a path: GraphQL takes it as it is, instead of making another for every value that fails after it. */
function refuse(
  { cancellation }: Answering,
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

/** As many bytes as the value has in JSON, but for characters that are escaped there. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return PUNCTUATION;
  let bytes = 2;
  if (Array.isArray(value)) {
    for (const each of value as unknown[]) bytes += bytesOf(each) + 1;
    return bytes;
  }
  // Keys alone: making pairs of them and their values takes as long again as all the rest.
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
