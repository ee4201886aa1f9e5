import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Binds a single sign-on to the browser that began it. */
export interface SignOnCookie {
  /** Sets the cookie and returns the state that belongs to it. */
  begin(): string;
  /** Whether the state is the one of this browser's cookie. It counts once. */
  take(state: string): boolean;
}

/** Long enough for somebody who looks for his second factor. */
const MAX_AGE_SECONDS = 10 * 60;
const STATE = /^[\w-]{43}$/u;

/** The cookie holds a secret and the state is its hash: whoever reads the state in an address cannot make the cookie. */
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
    take(state) {
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
