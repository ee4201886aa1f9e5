import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayError } from '../errors/errors.ts';
import type { LiveEvents } from '../events/live-events.ts';
import type { SessionRecord, SessionStore } from '../store/session-store.ts';
import { bearerOf } from '../request/bearer-token.ts';
import { cookieName } from '../request/session-cookie.ts';

export interface EventsOptions {
  publicOrigin: string | null;
  sessions: SessionStore;
  live: LiveEvents;
}

/**
 * /events: what changes for a signed-in browser, as server-sent events. A page cannot add a header to an EventSource, so that what keeps other
 * sites out is what the browser itself says of the request, beside a cookie that it does not send from there. The token of an embedded
 * module is no way in.
 */
export async function events(
  app: FastifyInstance,
  { publicOrigin, sessions, live }: EventsOptions,
): Promise<void> {
  app.addHook('preClose', async () => live.close());

  async function sessionOf(request: FastifyRequest): Promise<SessionRecord> {
    const secret = request.cookies[cookieName(publicOrigin)];
    // Nobody has done anything: a page that merely stands open does not keep its session alive.
    const session = secret ? await sessions.find(secret, { quietly: true }) : null;
    if (session === null) throw new GatewayError('UNAUTHENTICATED');
    if (session.lockedAt !== null) throw new GatewayError('SESSION_LOCKED');
    return session;
  }

  // Asking for the head alone would open a stream that nobody reads and nobody closes.
  app.get(
    '/events',
    { compress: false, exposeHeadRoute: false, onRequest: keepOthersOut },
    async (request, reply) => {
      const session = await sessionOf(request);
      const stream = live.open(session, lastEventIdOf(request));
      if (stream === null) throw new GatewayError('RATE_LIMITED');
      // Whatever stands between must neither keep nor pack it: an event that waits for more bytes comes too late.
      reply
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .type('text/event-stream; charset=utf-8');
      return reply.send(stream.body);
    },
  );
}

async function keepOthersOut(request: FastifyRequest, _reply: FastifyReply): Promise<void> {
  const site = request.headers['sec-fetch-site'] ?? 'same-origin';
  if (site !== 'same-origin' || bearerOf(request) !== null) throw new GatewayError('FORBIDDEN');
}

function lastEventIdOf({ headers }: FastifyRequest): string | null {
  const given = headers['last-event-id'];
  return typeof given === 'string' && given !== '' ? given : null;
}
