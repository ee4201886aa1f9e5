import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../async/clock.ts';
import type { GrantKind, MicroappGrant, MicroappGrants } from '../microapp-grants.ts';
import type { RedisConnection } from './redis-connection.ts';

/** Codes and tokens of embedded modules that every process knows, stored only as hashes. */
export function createRedisMicroappGrants(redis: RedisConnection, clock: Clock): MicroappGrants {
  return {
    async issue(kind, grant, expiresAt) {
      const secret = randomBytes(32).toString('base64url');
      const lifeMs = Math.max(1, expiresAt - clock());
      const stored = JSON.stringify({ ...grant, expiresAt } satisfies StoredGrant);
      await redis.send('SET', keyOf(kind, secret), stored, 'PX', String(lifeMs));
      return secret;
    },
    take: async (kind, secret) => grantOf(await redis.send('GETDEL', keyOf(kind, secret)), clock),
    find: async (kind, secret) => grantOf(await redis.send('GET', keyOf(kind, secret)), clock),
    close: async () => undefined,
  };
}

interface StoredGrant extends MicroappGrant {
  expiresAt: number;
}

function grantOf(stored: string | null, clock: Clock): MicroappGrant | null {
  if (stored === null) return null;
  const { expiresAt, ...grant } = JSON.parse(stored) as StoredGrant;
  return expiresAt > clock() ? grant : null;
}

function keyOf(kind: GrantKind, secret: string): string {
  return `portal:module-${kind}:${createHash('sha256').update(secret).digest('base64url')}`;
}
