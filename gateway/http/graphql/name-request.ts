import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';

/**
 * Adds the request id to errors that Apollo Server answers before it reads the operation: it knows no request then. All other errors have
 * it already.
 */
export async function nameRequest(
  { id: requestId }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode < 400 || typeof payload !== 'string' || !payload.startsWith('{"errors"'))
    return payload;
  if (payload.includes('"requestId"')) return payload;
  const { errors } = JSON.parse(payload) as { errors: GraphQLFormattedError[] };
  const named = JSON.stringify({
    errors: errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } })),
  });
  reply.header('content-length', Buffer.byteLength(named));
  return named;
}
