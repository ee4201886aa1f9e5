import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../errors/describe-error.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { pickLocale } from '../language/pick-locale.ts';
import type { Context } from '../request/context.ts';
import { bearerOf } from '../request/bearer-token.ts';
import { pathOf } from './request-log.ts';
import { logRefusal } from './security-log.ts';
import { cookieName } from '../request/cookies/session-cookie.ts';

/**
 * A custom header that a page of another site cannot send without a CORS preflight, which the
 * gateway never allows.
 */
const PORTAL_HEADER = 'x-portal-request';

/** Refuses callers other than the portal's own pages: modules, programs with a token, other sites. */
export function requirePortal(
  { request, readOnly, apiToken }: Context,
  { method, url }: Pick<FastifyRequest, 'method' | 'url'>,
): void {
  if (apiToken !== null)
    throw new GatewayError('FORBIDDEN', 'tokenNotAllowed', undefined, {
      field: `${method} ${pathOf(url)}`,
    });
  if (readOnly) throw new GatewayError('FORBIDDEN');
  if (request.headers[PORTAL_HEADER] !== '1')
    throw new GatewayError('FORBIDDEN', 'portalHeaderMissing');
}

/**
 * An image or link on any page can cause a GET, and browsers mark it as cross-site. Cross-site
 * POSTs fail because they lack the portal header.
 */
function isCrossSiteRead({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && headers['sec-fetch-site'] === 'cross-site';
}

/**
 * Accepts the session cookie only together with the portal header. Without it the request is
 * refused and not treated as a visitor's.
 */
export function createCrossSiteGuard(publicOrigin: string | null) {
  const name = cookieName(publicOrigin);
  return async function guard(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (isCrossSiteRead(request)) throw new GatewayError('FORBIDDEN', 'crossSiteRequest');
    // A request with a bearer token needs no header: the cookie is ignored then, and no other site
    // can send the token.
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
    const described = describeError(new GatewayError('FORBIDDEN', 'portalHeaderMissing'), audience);
    logRefusal(request, described.extensions, pathOf(request.url));
    await reply.code(403).send({ errors: [described] });
  };
}
