import type { Clock } from '../async/clock.ts';
import { cacheFor } from '../async/cache-for.ts';
import type { Addresses } from './addresses.ts';
import type { Send } from './http-call.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

/** `unhealthy`: something answers, but not like the services, or with a fault. */
export type UpstreamHealth = 'reachable' | 'unreachable' | 'unhealthy';

const CACHE_MS = 5_000;
const TIMEOUT_MS = 2_000;

/**
 * Checks the services by asking for the global parameters without a token, which a healthy service
 * refuses at once in its envelope. There is at most one check at a time, and its result is cached
 * for some seconds, so that the probes of a load balancer do not add up.
 */
export function createHealth({
  send,
  addresses,
  clock,
}: {
  send: Send;
  addresses: Addresses;
  clock: Clock;
}): () => Promise<UpstreamHealth> {
  async function ask(): Promise<UpstreamHealth> {
    try {
      const url = addresses.ofOperation('globalParameters');
      const body = '{"condition":[],"pageNo":1,"pageSize":1}';
      const { status, returncode } = await send({
        operation: 'health',
        url,
        body,
        accessToken: null,
        requestId: 'health',
        timeoutMs: TIMEOUT_MS,
      });
      return status >= 500 || returncode.startsWith('B') ? 'unhealthy' : 'reachable';
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return error.kind === 'malformed'
        ? 'unhealthy'
        : error.kind === 'not-implemented'
          ? 'reachable'
          : 'unreachable';
    }
  }

  return cacheFor(CACHE_MS, clock, ask);
}
