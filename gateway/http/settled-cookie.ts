import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { SessionCookie } from '../request/cookies/session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session cookie that the answer may set or clear; null where it cannot. */
    sessionCookie: SessionCookie | null;
  }
}

/**
 * Completes the session cookie before the answer is sent. Registered before @fastify/cookie, which
 * then writes the header.
 */
export const settledCookie = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorateRequest('sessionCookie', null);
  app.addHook('onSend', (request, _reply, payload, done) => {
    const settled = request.sessionCookie?.settle() ?? null;
    if (settled === null) done(null, payload);
    else
      settled.then(
        () => done(null, payload),
        () => done(null, payload),
      );
  });
});
