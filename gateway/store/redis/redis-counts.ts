import { randomUUID } from 'node:crypto';
import type { Clock } from '../../async/clock.ts';
import type { Sealing } from '../../sealed/sealing.ts';
import { RUNNING_WAIT_MS, type OpenFailureCounts } from '../failure-counts.ts';
import type { OpenWindowCounts } from '../window-counts.ts';
import type { RedisConnection } from './redis-connection.ts';
import { redisScript } from './redis-script.ts';

interface CountParts {
  redis: RedisConnection;
  /** Names keys, so that nobody who sees them can tell or guess accounts and addresses. */
  sealing: Pick<Sealing, 'fingerprint'>;
  clock: Clock;
}

/** KEYS: window. ARGV: now, milliseconds, uses. Returns the count and the time of the first use. */
const ADD = redisScript(`
local now, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local began = tonumber(redis.call('HGET', KEYS[1], 'began') or '')
if not began or now < began or now - began >= window then
  began = now
  redis.call('HSET', KEYS[1], 'began', ARGV[1], 'count', 0)
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
end
return {redis.call('HINCRBY', KEYS[1], 'count', ARGV[3]), tostring(began)}`);

/** How long an attempt of a process that has died counts as running. */
const RUNNING_MS = 60_000;

/** KEYS: failures, running attempts. Removes what has ended; sets began and failures. */
const CURRENT = `
local now, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local began = tonumber(redis.call('HGET', KEYS[1], 'began') or '')
local failures = tonumber(redis.call('HGET', KEYS[1], 'failures') or '0')
if not began or now < began or now - began >= window then
  began, failures = now, 0
end`;

/** ARGV: now, window, attempt, limit, time of running attempts. Returns the time to wait or 0. */
const BEGIN = redisScript(`${CURRENT}
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - tonumber(ARGV[5]))
local limit = tonumber(ARGV[4])
if failures >= limit then return began + window - now end
if failures + redis.call('ZCARD', KEYS[2]) >= limit then return ${String(RUNNING_WAIT_MS)} end
redis.call('ZADD', KEYS[2], now, ARGV[3])
redis.call('PEXPIRE', KEYS[2], ARGV[5])
return 0`);

/** ARGV: now, window, attempt, outcome. */
const END = redisScript(`${CURRENT}
redis.call('ZREM', KEYS[2], ARGV[3])
if ARGV[4] == 'succeeded' then redis.call('DEL', KEYS[1]) end
if ARGV[4] ~= 'failed' then return 0 end
if failures == 0 then began = now end
redis.call('HSET', KEYS[1], 'began', string.format('%.0f', began), 'failures', failures + 1)
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1`);

/** Counts the uses of all processes. */
export function windowCountsInRedis({ redis, sealing, clock }: CountParts): OpenWindowCounts {
  return ({ name, windowMs }) => ({
    async add(key, uses = 1) {
      const keys = [`portal:window:${sealing.fingerprint('window', name, key)}`];
      const now = clock();
      const [count, began] = await redis.run<[number, string]>(ADD, keys, [now, windowMs, uses]);
      return { count, restMs: Number(began) + windowMs - now };
    },
  });
}

/** Counts the failures and running attempts of all processes. */
export function failureCountsInRedis({ redis, sealing, clock }: CountParts): OpenFailureCounts {
  return ({ name, limit, windowMs }) => {
    function keysOf(key: string): string[] {
      const print = sealing.fingerprint('failures', name, key);
      return [`portal:failures:${print}`, `portal:attempts:${print}`];
    }
    return {
      async begin(key) {
        const attempt = randomUUID();
        const values = [clock(), windowMs, attempt, limit, RUNNING_MS];
        const waitMs = await redis.run<number>(BEGIN, keysOf(key), values);
        return waitMs > 0 ? { waitMs } : { attempt };
      },
      async end(key, attempt, outcome) {
        const values = [clock(), windowMs, attempt, outcome];
        // The outcome of an attempt does not depend on whether it can be counted.
        await redis.run(END, keysOf(key), values).catch(() => undefined);
      },
    };
  };
}
