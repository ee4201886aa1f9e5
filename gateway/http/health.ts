import type { FastifyInstance } from 'fastify';
import type { Clock } from '../async/clock.ts';
import { cacheFor } from '../async/cache-for.ts';
import { createOutageLog } from '../logging/outage-log.ts';
import type { Durable } from '../store/durable.ts';
import type { SessionStore } from '../store/session-store.ts';

interface HealthOptions {
  sessions: SessionStore;
  durable: Durable;
  upstreamHealth: () => Promise<string>;
  clock: Clock;
  /** Names of the services that are not called at present because they did not answer. */
  openCircuits: () => string[];
}

/**
 * Probes are frequent and unauthenticated, and each of them may write, so their result is cached
 * for this long.
 */
const CACHE_MS = 5_000;

/**
 * /healthz: the process answers. /readyz: whether the gateway's own stores can be read and written,
 * and the state of the services. A dead service makes partial pages, not a dead gateway, so it
 * changes the body but not the status.
 */
export async function health(
  app: FastifyInstance,
  { sessions, durable, upstreamHealth, openCircuits, clock }: HealthOptions,
): Promise<void> {
  const outages = createOutageLog(app.log);
  const storeHealth = cacheFor(CACHE_MS, clock, async () => {
    const checks = await Promise.all([isUsable('session', sessions), isUsable('durable', durable)]);
    return checks.every(Boolean) ? 'up' : 'down';
  });
  async function isUsable(name: string, own: { check(): Promise<void> }): Promise<boolean> {
    try {
      await own.check();
      outages.worked(`${name} store down`, `${name} store works again`);
      return true;
    } catch (error) {
      const detail = error instanceof Error ? error.message : '';
      outages.failed(`${name} store down`, { detail });
      return false;
    }
  }

  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const store = await storeHealth();
    const upstream = await upstreamHealth();
    const status = store === 'up' ? 'ready' : 'unavailable';
    return reply
      .code(store === 'up' ? 200 : 503)
      .send({ status, store, upstream, openCircuits: openCircuits() });
  });
}
