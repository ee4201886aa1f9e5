import type { FastifyRequest } from 'fastify';
import { RetailError } from './envelope.ts';

/** The access token of a call: header `ssoToken`, query parameter `token`, or both, which must then agree. */
export function requestToken(request: FastifyRequest): string {
  const header = request.headers.ssotoken;
  const query = (request.query as { token?: unknown }).token;
  const given = [header, query].filter((value) => value !== undefined && value !== '');
  const [token] = given;
  if (typeof token !== 'string' || given.some((value) => value !== token))
    throw new RetailError('A0244');
  return token;
}
