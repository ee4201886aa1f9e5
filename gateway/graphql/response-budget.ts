import { defaultFieldResolver, getNamedType, GraphQLError, isLeafType, isObjectType, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';

/** Most bytes of one answer. */
export const MAX_RESPONSE_BYTES = 20_000_000;
/** Quotes, colon and comma around a name and its value. */
const PUNCTUATION = 4;

interface Spent {
  bytes: number;
  /** Set once there were too many: every value after it fails with this. */
  refusal: GraphQLError | null;
}

/**
 * Counts the bytes of every value on its way into an answer, so that an answer that grows too large is given up while it grows: the calls that
 * the request still has under way are cancelled, and nothing of it is ever made into text.
 */
export function limitResponses(schema: GraphQLSchema, limit = MAX_RESPONSE_BYTES): GraphQLSchema {
  const spentBy = new WeakMap<object, Spent>();
  const spentOf = (context: object): Spent => {
    const spent = spentBy.get(context) ?? { bytes: 0, refusal: null };
    spentBy.set(context, spent);
    return spent;
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (!isLeafType(getNamedType(field.type))) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: Context, info) => {
        const spent = spentOf(context);
        if (spent.refusal !== null) throw spent.refusal;
        const count = (value: unknown): unknown => {
          spent.bytes += String(info.path.key).length + PUNCTUATION + bytesOf(value);
          if (spent.bytes > limit) throw (spent.refusal ??= refuse(context, { limit, value: spent.bytes }));
          return value;
        };
        const value: unknown = resolve(source, args, context, info);
        return isPromise(value) ? value.then(count) : count(value);
      };
    }
  }
  return schema;
}

/** One error with a path: GraphQL takes it as it is, instead of making another for every value that fails after it. */
function refuse({ cancellation }: Context, { limit, value }: { limit: number; value: number }): GraphQLError {
  const originalError = new GatewayError('QUERY_TOO_COMPLEX', 'responseTooLarge', { name: 'responseBytes', limit, value });
  cancellation.cancel(originalError);
  return new GraphQLError(originalError.message, { originalError, path: [] });
}

/** As many bytes as the value has in JSON, but for escaped characters. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + bytesOf(each) + 1, 2);
  if (typeof value !== 'object' || value === null || value instanceof Date) return PUNCTUATION;
  let bytes = 2;
  for (const [name, each] of Object.entries(value)) bytes += Buffer.byteLength(name) + PUNCTUATION + bytesOf(each);
  return bytes;
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
