import { inject, onTestFinished } from 'vitest';
import { silentLogger } from '../../gateway/logging/logger.ts';
import { connectRedis, type RedisConnection } from '../../gateway/store/redis/redis-connection.ts';
import { startRedis, type RedisServer } from './redis-server.ts';

/** Whether this machine has Redis or Valkey. If not, its tests are skipped. */
export const hasRedis = (): boolean => inject('redisProgram') !== null;

/** An empty server for one test, stopped at its end. */
export async function emptyRedis(settings: readonly string[] = []): Promise<RedisServer> {
  const program = inject('redisProgram');
  if (program === null)
    throw new Error('there is no Redis: skip the test where hasRedis() is false');
  const server = await startRedis(program, settings);
  onTestFinished(() => server.stop());
  return server;
}

/** A connection of one process, closed at the end of the test. */
export async function redisConnection({ url }: RedisServer): Promise<RedisConnection> {
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
