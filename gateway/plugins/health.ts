import type { FastifyInstance } from 'fastify';
import type { Durable } from '../store/durable.ts';
import type { SessionStore } from '../store/session-store.ts';

interface HealthOptions {
  sessions: SessionStore;
  durable: Durable;
  upstreamHealth: () => Promise<string>;
}

/**
 * /healthz: the process answers. /readyz: its own stores work, and how the services are doing. Dead services make partial pages, not a
 * dead gateway: they change what is told, not the status.
 */
export async function health(app: FastifyInstance, { sessions, durable, upstreamHealth }: HealthOptions): Promise<void> {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const check = async (name: string, own: { check(): Promise<void> }) =>
      own.check().catch((error: unknown) => {
        request.log.error({ requestId: request.id, detail: error instanceof Error ? error.message : '' }, `${name} store down`);
        throw error;
      });
    const checks = await Promise.allSettled([check('session', sessions), check('durable', durable)]);
    const store = checks.every(({ status }) => status === 'fulfilled') ? 'up' : 'down';
    const upstream = await upstreamHealth();
    return reply.code(store === 'up' ? 200 : 503).send({ status: store === 'up' ? 'ready' : 'unavailable', store, upstream });
  });
}
