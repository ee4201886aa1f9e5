import type { FastifyReply, FastifyRequest } from 'fastify';

export interface SessionCookie {
  /** What the browser brought; null without a cookie. */
  readonly secret: string | null;
  set(secret: string): void;
  clear(): void;
}

/**
 * The one cookie of the portal. Over https its name carries the prefix with which browsers refuse it from another host or path; it ends
 * with the browser, and the session behind it earlier.
 */
export function cookieName(publicOrigin: string | null): string {
  return isSecure(publicOrigin) ? '__Host-portal_session' : 'portal_session';
}

export function createSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  publicOrigin: string | null,
): SessionCookie {
  const name = cookieName(publicOrigin);
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure(publicOrigin),
  } as const;
  return {
    secret: request.cookies[name] || null,
    set: (secret) => void reply.setCookie(name, secret, options),
    clear: () => void reply.clearCookie(name, options),
  };
}

function isSecure(publicOrigin: string | null): boolean {
  return publicOrigin?.startsWith('https://') ?? false;
}
