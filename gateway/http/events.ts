import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayError } from '../errors/gateway-error.ts';
import { createEventStream } from '../events/event-stream.ts';
import type { LiveEvents } from '../events/live-events.ts';
import type { SessionRecord, SessionStore } from '../store/session-store.ts';
import { bearerOf } from '../request/bearer-token.ts';
import { cookieName } from '../request/cookies/session-cookie.ts';

export interface EventsOptions {
  publicOrigin: string | null;
  sessions: SessionStore;
  live: LiveEvents;
}

/**
 * /events: live events for a signed-in browser, as server-sent events. An EventSource cannot send
 * the portal header, so cross-site requests are recognized by the browser's own Sec-Fetch-Site
 * header, in addition to the same-site cookie. Bearer tokens of embedded modules are refused.
 */
export async function events(
  app: FastifyInstance,
  { publicOrigin, sessions, live }: EventsOptions,
): Promise<void> {
  app.addHook('preClose', async () => live.close());

  async function sessionOf(request: FastifyRequest): Promise<SessionRecord> {
    const secret = request.cookies[cookieName(publicOrigin)];
    // `quietly`: an open page without user actions does not keep its session alive.
    const session = secret ? await sessions.find(secret, { quietly: true }) : null;
    if (session === null) throw new GatewayError('UNAUTHENTICATED');
    if (session.lockedAt !== null) throw new GatewayError('SESSION_LOCKED');
    return session;
  }

  // No HEAD route: it would open a stream that is never read or closed.
  app.get(
    '/events',
    { compress: false, exposeHeadRoute: false, onRequest: refuseCrossSite },
    async (request, reply) => {
      const session = await sessionOf(request);
      const stream = live.open(session, lastEventIdOf(request), createEventStream);
      if (stream === null) throw new GatewayError('RATE_LIMITED');
      // Proxies must not buffer or compress the stream, because events would arrive late.
      reply
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .type('text/event-stream; charset=utf-8');
      return reply.send(stream.body);
    },
  );
}

async function refuseCrossSite(request: FastifyRequest, _reply: FastifyReply): Promise<void> {
  const site = request.headers['sec-fetch-site'] ?? 'same-origin';
  if (site !== 'same-origin' || bearerOf(request) !== null) throw new GatewayError('FORBIDDEN');
}

function lastEventIdOf({ headers }: FastifyRequest): string | null {
  const given = headers['last-event-id'];
  return typeof given === 'string' && given !== '' ? given : null;
}
