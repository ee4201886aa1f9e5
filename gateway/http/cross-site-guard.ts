import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError, GatewayError } from '../errors/errors.ts';
import { pickLocale } from '../language/pick-locale.ts';
import { bearerOf } from '../request/bearer-token.ts';
import { pathOf } from './request-log.ts';
import { noteRefusal } from './security-log.ts';
import { cookieName } from '../request/session-cookie.ts';

/** A header that a page of another site cannot send without being asked first, and is never allowed to. */
export const PORTAL_HEADER = 'x-portal-request';

/** An image or a link on any page can send a GET, and a browser says so. POST is refused to other sites by what it has to send. */
function isReadFromAnotherSite({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && headers['sec-fetch-site'] === 'cross-site';
}

/** The session cookie counts only together with the portal's header; without it the request is refused, not taken for a visitor's. */
export function createCrossSiteGuard(publicOrigin: string | null) {
  const name = cookieName(publicOrigin);
  return async function guard(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (isReadFromAnotherSite(request)) throw new GatewayError('FORBIDDEN', 'crossSiteRequest');
    // Beside a token, which no other page can send along, the cookie does not count.
    if (
      request.cookies[name] === undefined ||
      request.headers[PORTAL_HEADER] === '1' ||
      bearerOf(request) !== null
    )
      return;
    const audience = {
      locale: pickLocale(request.headers['accept-language']),
      requestId: request.id,
    };
    const told = describeError(new GatewayError('FORBIDDEN'), audience);
    noteRefusal(request, told.extensions, pathOf(request.url));
    await reply.code(403).send({ errors: [told] });
  };
}
