import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReplacedSecrets } from '../../store/replaced-secrets.ts';

export interface SessionCookie {
  /** The session secret sent by the browser; null without a cookie. */
  readonly secret: string | null;
  set(secret: string): void;
  /**
   * Removes the cookie from the browser, unless the browser has got a newer one since. That is
   * decided when the answer is sent.
   */
  clear(): void;
  /** Completes the cookie of the answer. Null when nothing is left to do. */
  settle(): Promise<void> | null;
}

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
 * cookie: the secrets that a sign-in has replaced are remembered for some minutes, and requests
 * that were sent with one of them clear nothing.
 */
export function createSessionCookies(publicOrigin: string | null, replaced: ReplacedSecrets) {
  const name = cookieName(publicOrigin);
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure(publicOrigin),
  } as const;

  return function sessionCookieOf(request: FastifyRequest, reply: FastifyReply): SessionCookie {
    const secret = request.cookies[name] || null;
    let remembered: Promise<void> | null = null;
    let isCleared = false;

    async function clearIfCurrent(): Promise<void> {
      // If that cannot be known, the browser keeps its cookie: it may be a newer one.
      const isReplaced = secret !== null && (await replaced.has(secret).catch(() => true));
      if (!isReplaced) reply.clearCookie(name, options);
    }

    return {
      secret,
      set(next) {
        if (secret !== null && secret.length <= MAX_SECRET_LENGTH)
          remembered = replaced.add(secret).catch(() => undefined);
        isCleared = false;
        reply.setCookie(name, next, options);
      },
      clear: () => void (isCleared = true),
      settle() {
        if (isCleared) return remembered?.then(clearIfCurrent) ?? clearIfCurrent();
        return remembered;
      },
    };
  };
}

function isSecure(publicOrigin: string | null): boolean {
  return publicOrigin?.startsWith('https://') ?? false;
}
