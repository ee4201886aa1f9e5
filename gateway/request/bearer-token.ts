import type { FastifyRequest } from 'fastify';

/**
 * The token of a request that comes without a browser; null when it brings none. An empty one is a token that nobody has. Other kinds of
 * authorization belong to what stands in front of the gateway.
 */
export function bearerOf({ headers }: FastifyRequest): string | null {
  const [scheme, token = ''] = /^Bearer(?: +(\S*))?/iu.exec(headers.authorization ?? '') ?? [];
  return scheme === undefined ? null : token;
}
