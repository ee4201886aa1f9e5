import type { FastifyReply, FastifyRequest } from 'fastify';

export interface SessionCookie {
  /** The session secret sent by the browser; null without a cookie. */
  readonly secret: string | null;
  set(secret: string): void;
  /** Removes the cookie from the browser, unless the browser has got a newer one since. */
  clear(): void;
}

/** How long an answer may be late and still find its cookie among the replaced ones. */
const REPLACED_FOR_MS = 5 * 60_000;
/** Bounds what sign-ins can make the gateway remember: the oldest are forgotten earlier. */
const MAX_REPLACED = 10_000;
/** Longer than any secret of the gateway; other texts in the cookie are not remembered. */
const MAX_SECRET_LENGTH = 128;

/**
 * The name of the portal's only cookie. Over https it has the `__Host-` prefix, so that browsers
 * accept it only from this host and for all paths. It is a session cookie of the browser; the
 * session itself may end earlier.
 */
export function cookieName(publicOrigin: string | null): string {
  return isSecure(publicOrigin) ? '__Host-portal_session' : 'portal_session';
}

/**
 * Returns the function that reads the session cookie of a request, and sets or clears it in the
 * answer. An answer that arrives after the browser has signed in again must not clear the new
 * cookie: the secrets that a sign-in has replaced are remembered for five minutes, and requests
 * that were sent with one of them clear nothing.
 */
export function createSessionCookies(publicOrigin: string | null, clock: () => number) {
  const name = cookieName(publicOrigin);
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure(publicOrigin),
  } as const;
  const replacedAt = new Map<string, number>();

  /** Secrets are in the order in which they were replaced, so the oldest are first. */
  function forgetOld(): void {
    for (const [secret, time] of replacedAt) {
      if (replacedAt.size < MAX_REPLACED && clock() - time < REPLACED_FOR_MS) return;
      replacedAt.delete(secret);
    }
  }

  return function sessionCookieOf(request: FastifyRequest, reply: FastifyReply): SessionCookie {
    const secret = request.cookies[name] || null;
    return {
      secret,
      set(next) {
        forgetOld();
        if (secret !== null && secret.length <= MAX_SECRET_LENGTH) replacedAt.set(secret, clock());
        reply.setCookie(name, next, options);
      },
      clear() {
        if (secret === null || !replacedAt.has(secret)) reply.clearCookie(name, options);
      },
    };
  };
}

function isSecure(publicOrigin: string | null): boolean {
  return publicOrigin?.startsWith('https://') ?? false;
}
