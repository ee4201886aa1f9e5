import type { FastifyInstance } from 'fastify';
import type { SessionStore } from '../store/session-store.ts';

interface HealthOptions {
  sessions: SessionStore;
  upstreamHealth: () => Promise<string>;
}

/**
 * /healthz: the process answers. /readyz: its own store works, and how the services are doing. Dead services make partial pages, not a
 * dead gateway: they change what is told, not the status.
 */
export async function health(app: FastifyInstance, { sessions, upstreamHealth }: HealthOptions): Promise<void> {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const store = await sessions.check().then(
      () => 'up',
      (error: unknown) => {
        request.log.error({ requestId: request.id, detail: error instanceof Error ? error.message : '' }, 'session store down');
        return 'down';
      },
    );
    const upstream = await upstreamHealth();
    return reply.code(store === 'up' ? 200 : 503).send({ status: store === 'up' ? 'ready' : 'unavailable', store, upstream });
  });
}
