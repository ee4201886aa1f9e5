import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createAuthentication } from '../accounts/authentication.ts';
import type { Clock } from '../server/clock.ts';
import { createSingleSignOn } from '../accounts/single-sign-on.ts';
import type { RetailDatabase } from '../database/sqlite.ts';
import { moduleRoutes } from './module-routes.ts';
import { createPortalClient } from './portal-client.ts';
import { signOnRoutes } from './sign-on-routes.ts';

export interface SamplesAppOptions {
  db: RetailDatabase;
  clock: Clock;
  /** Origin of the portal, for browsers and for the sample module's server. */
  portalUrl: string;
  logger?: FastifyBaseLogger | undefined;
  /** Sends the requests of the module's server to the portal. */
  ask?: typeof fetch;
}

const MAX_BYTES = 8 * 1024;

/**
 * Samples of what others build for the portal, on an origin of their own: an embedded module that speaks the protocol (/module/), one that
 * never sends a message (/module/slow), and a single-sign-on system (/sign-on/). Cookies are neither read nor set, so a portal cookie that
 * a browser sends has no effect.
 */
export function createSamplesApp({
  db,
  clock,
  portalUrl,
  logger,
  ask = fetch,
}: SamplesAppOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BYTES,
    forceCloseConnections: true,
  });
  const authentication = createAuthentication(db, clock);
  app.addHook('onRequest', async (request, reply) => {
    delete request.headers.cookie;
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    });
  });
  app.get('/', async (_request, reply) => reply.redirect('/sign-on/'));
  moduleRoutes(app, { portalUrl, portal: createPortalClient(portalUrl, ask) });
  signOnRoutes(app, {
    db,
    portalUrl,
    authentication,
    singleSignOn: createSingleSignOn(db, clock, authentication),
  });
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).type('text/plain').send('Nothing here.\n'),
  );
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500)
      request.log.error({ err: error, path: request.url.split('?', 1)[0] }, 'a sample failed');
    return reply.code(status).send({ error: status >= 500 ? 'failed' : 'unreadable' });
  });
  return app;
}
