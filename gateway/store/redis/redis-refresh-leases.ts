import { randomUUID } from 'node:crypto';
import type { After } from '../../async/timers.ts';
import type { RefreshLeases } from '../refresh-leases.ts';
import type { RedisConnection } from './redis-connection.ts';
import { redisScript } from './redis-script.ts';

/** A process that has died keeps others waiting no longer than this. */
const LEASE_MS = 5_000;
const RENEW_EVERY_MS = 1_500;

/** KEYS: lease. ARGV: holder, milliseconds. */
const RENEW = redisScript(`
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`);

/** KEYS: lease. ARGV: holder. */
export const RELEASE = redisScript(`
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`);

/** Leases that all processes see. The holder renews its lease while the refresh runs. */
export function createRedisRefreshLeases(
  redis: RedisConnection,
  after: After,
  leaseMs = LEASE_MS,
): RefreshLeases {
  return {
    async take(sessionId) {
      const key = `portal:refresh:${sessionId}`;
      const holder = randomUUID();
      const taken = await redis.send('SET', key, holder, 'NX', 'PX', String(leaseMs));
      if (taken === null) return null;
      let isHeld = true;
      let cancelTimer = (): void => undefined;

      async function renew(): Promise<void> {
        // A lease that cannot be renewed ends; tokens are still written by compare-and-set.
        await redis.run(RENEW, [key], [holder, leaseMs]).catch(() => undefined);
        renewLater();
      }
      function renewLater(): void {
        if (isHeld) cancelTimer = after(RENEW_EVERY_MS, () => void renew());
      }

      renewLater();
      return {
        async release() {
          isHeld = false;
          cancelTimer();
          await redis.run(RELEASE, [key], [holder]).catch(() => undefined);
        },
      };
    },
  };
}
