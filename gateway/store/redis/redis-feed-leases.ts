import { randomUUID } from 'node:crypto';
import type { Sealing } from '../../sealed/sealing.ts';
import type { FeedLeases } from '../feed-leases.ts';
import type { RedisConnection } from './redis-connection.ts';
import { redisScript } from './redis-script.ts';

/** KEYS: lease. ARGV: holder, milliseconds. */
const HOLD = redisScript(`
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`);

/** KEYS: lease. ARGV: holder. */
const RELEASE = redisScript(`
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`);

/** One process polls each feed. The lease of a process that has died ends by itself. */
export function createRedisFeedLeases(
  redis: RedisConnection,
  sealing: Pick<Sealing, 'fingerprint'>,
): FeedLeases {
  const holder = randomUUID();
  const keyOf = (feed: string): string => `portal:feed:${sealing.fingerprint('feed', feed)}`;
  return {
    hold: async (feed, ms) =>
      (await redis.run<number>(HOLD, [keyOf(feed)], [holder, Math.ceil(ms)])) === 1,
    release: (feed) => void redis.run(RELEASE, [keyOf(feed)], [holder]).catch(() => undefined),
  };
}
