import type { FastifyRequest } from 'fastify';

/**
 * The bearer token of a request without a browser; null without one. An empty token is returned as
 * an empty string and is never valid. Other authorization schemes are ignored: they belong to a
 * proxy in front of the gateway.
 */
export function bearerOf({ headers }: FastifyRequest): string | null {
  const [scheme, token = ''] = /^Bearer(?: +(\S*))?/iu.exec(headers.authorization ?? '') ?? [];
  return scheme === undefined ? null : token;
}
