import { readFileSync } from 'node:fs';
import { inject, onTestFinished } from 'vitest';
import { silentLogger } from '../../gateway/logging/logger.ts';
import { connectRedis, type RedisConnection } from '../../gateway/store/redis/redis-connection.ts';
import { startRedis, type RedisServer } from './redis-server.ts';

/** Whether this machine has Redis or Valkey. If not, its tests are skipped. */
export const hasRedis = (): boolean => inject('redisProgram') !== null;

/** The rights of a gateway, as docs/operating.md has them. */
const [, RULES = ''] =
  /^user portal on >password (.+)$/mu.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
/** What only tests ask. */
const INSPECTION = '+keys +type +smembers +pttl +dbsize';

export interface EmptyRedis extends RedisServer {
  /** The address for a user with the rights of a gateway. */
  gatewayUrl: string;
}

/** An empty server for one test, stopped at its end. */
export async function emptyRedis(settings: readonly string[] = []): Promise<EmptyRedis> {
  const program = inject('redisProgram');
  if (program === null)
    throw new Error('there is no Redis: skip the test where hasRedis() is false');
  const user = `portal on >password ${RULES} ${INSPECTION}`.split(' ');
  const server = await startRedis(program, [...settings, '--user', ...user]);
  onTestFinished(() => server.stop());
  return { ...server, gatewayUrl: server.url.replace('//', '//portal:password@') };
}

/** A connection of one process with no more rights than it needs, closed at the end of the test. */
export const redisConnection = ({ gatewayUrl }: EmptyRedis): Promise<RedisConnection> =>
  connect(gatewayUrl);

/** A connection that may change the server itself. */
export const adminConnection = ({ url }: RedisServer): Promise<RedisConnection> => connect(url);

async function connect(url: string): Promise<RedisConnection> {
  const redis = await connectRedis({ url, logger: silentLogger, clock: Date.now });
  onTestFinished(() => redis.close());
  return redis;
}

/** All that a server stores, as text. */
export async function contentOf(redis: RedisConnection): Promise<string> {
  const keys = await redis.send<string[]>('KEYS', '*');
  const values = await Promise.all(
    keys.map(async (key) => {
      const type = await redis.send<string>('TYPE', key);
      if (type === 'hash') return redis.send<string[]>('HGETALL', key);
      if (type === 'set') return redis.send<string[]>('SMEMBERS', key);
      return redis.send<string>('GET', key);
    }),
  );
  return JSON.stringify([keys, values]);
}
