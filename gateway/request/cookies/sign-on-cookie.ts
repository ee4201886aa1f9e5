import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Binds a single sign-on to the browser that began it. */
export interface SignOnCookie {
  /** Sets the cookie and returns the state that belongs to it. */
  begin(): string;
  /**
   * Whether the state belongs to this browser's cookie. Clears the cookie, so that a state is
   * accepted once only.
   */
  consume(state: string): boolean;
}

/** Long enough to complete a second factor. */
const MAX_AGE_SECONDS = 10 * 60;
const STATE = /^[\w-]{43}$/u;

/**
 * The cookie holds a secret and the state is its hash, so that the cookie cannot be derived from a
 * state seen in an address.
 */
export function createSignOnCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  publicOrigin: string | null,
): SignOnCookie {
  const secure = publicOrigin?.startsWith('https://') ?? false;
  const name = secure ? '__Host-portal_sign_on' : 'portal_sign_on';
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  let secret = request.cookies[name] ?? '';
  return {
    begin() {
      secret = randomBytes(32).toString('base64url');
      reply.setCookie(name, secret, { ...options, maxAge: MAX_AGE_SECONDS });
      return stateOf(secret);
    },
    consume(state) {
      if (secret === '' || !STATE.test(state)) return false;
      const isOurs = timingSafeEqual(Buffer.from(stateOf(secret)), Buffer.from(state));
      if (isOurs) {
        secret = '';
        reply.clearCookie(name, options);
      }
      return isOurs;
    },
  };
}

function stateOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
