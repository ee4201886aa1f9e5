import { createHash } from 'node:crypto';
import { REPLACED_FOR_MS, type ReplacedSecrets } from '../replaced-secrets.ts';
import type { RedisConnection } from './redis-connection.ts';

/** Remembers replaced secrets for all processes, as hashes. */
export function createRedisReplacedSecrets(redis: RedisConnection): ReplacedSecrets {
  return {
    add: async (secret) =>
      void (await redis.send('SET', keyOf(secret), '1', 'PX', String(REPLACED_FOR_MS))),
    has: async (secret) => (await redis.send<number>('EXISTS', keyOf(secret))) === 1,
  };
}

function keyOf(secret: string): string {
  return `portal:replaced:${createHash('sha256').update(secret).digest('base64url')}`;
}
