import { randomUUID } from 'node:crypto';
import type { After } from '../../async/timers.ts';
import type { RefreshLeases } from '../refresh-leases.ts';
import type { RedisConnection } from './redis-connection.ts';
import { redisScript } from './redis-script.ts';

/** A process that has died keeps others waiting no longer than this. */
const LEASE_MS = 5_000;
const RENEW_EVERY_MS = 1_500;
/** How long it is known that a process took a lease and has not given it back. */
const UNFINISHED_MS = 60_000;

/**
 * KEYS: lease, unfinished. ARGV: holder, milliseconds of both. Returns 0 if another process has the
 * lease, and 2 if one had it that did not give it back.
 */
const TAKE = redisScript(`
if not redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 0 end
local unfinished = redis.call('EXISTS', KEYS[2])
redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[3])
return 1 + unfinished`);

/** KEYS: lease. ARGV: holder, milliseconds. */
const RENEW = redisScript(`
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`);

/** KEYS: lease, unfinished. ARGV: holder. */
const FINISH = redisScript(`
for _, key in ipairs(KEYS) do
  if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end
end
return 1`);

/** Leases that all processes see. The holder renews its lease while the refresh runs. */
export function createRedisRefreshLeases(
  redis: RedisConnection,
  after: After,
  leaseMs = LEASE_MS,
): RefreshLeases {
  return {
    async take(sessionId) {
      const key = `portal:refresh:${sessionId}`;
      const keys = [key, `portal:refreshing:${sessionId}`];
      const holder = randomUUID();
      const taken = await redis.run<number>(TAKE, keys, [holder, leaseMs, UNFINISHED_MS]);
      if (taken === 0) return null;
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
        isTakenOver: taken === 2,
        async release() {
          isHeld = false;
          cancelTimer();
          await redis.run(FINISH, keys, [holder]).catch(() => undefined);
        },
      };
    },
  };
}
