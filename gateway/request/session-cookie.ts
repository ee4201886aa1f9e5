import type { FastifyReply, FastifyRequest } from 'fastify';

export interface SessionCookie {
  /** The session secret sent by the browser; null without a cookie. */
  readonly secret: string | null;
  set(secret: string): void;
  clear(): void;
}

/**
 * The name of the portal's only cookie. Over https it has the `__Host-` prefix, so that browsers
 * accept it only from this host and for all paths. It is a session cookie of the browser; the
 * session itself may end earlier.
 */
export function cookieName(publicOrigin: string | null): string {
  return isSecure(publicOrigin) ? '__Host-portal_session' : 'portal_session';
}

/** Reads the session cookie of a request, and sets or clears it in the answer. */
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
