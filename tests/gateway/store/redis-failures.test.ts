import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '../../../gateway/logging/logger.ts';
import { connectRedis } from '../../../gateway/store/redis/redis-connection.ts';
import { createRedisSessionStore } from '../../../gateway/store/redis/redis-session-store.ts';
import { StoreError } from '../../../gateway/store/store-error.ts';
import { emptyRedis, hasRedis, redisConnection } from '../../support/redis.ts';
import { ACCOUNT, OLD } from '../upstream/fixture.ts';
import { HOUR, SECRET } from './fixture.ts';

function recorded() {
  const lines: string[] = [];
  const record = (_fields: object, message: string) => void lines.push(message);
  return { lines, logger: { ...silentLogger, warn: record, error: record } };
}

async function connect(url: string, logger = silentLogger) {
  const redis = await connectRedis({ url, logger, clock: Date.now, connectMs: 2_000 });
  onTestFinished(() => redis.close());
  return redis;
}

async function refusalOf(url: string): Promise<string> {
  const error = await connect(url).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof StoreError))
    throw new Error('a StoreError was expected', { cause: error });
  expect(error.message).toMatch(/^Redis at \S+ of REDIS_URL cannot be used, [^\n]+\.$/u);
  return error.message;
}

/** A server that answers every command of a connection with the same text. */
async function fakeServer(answer: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const count = data.toString().match(/\*\d+\r\n/gu)?.length ?? 0;
      socket.write(answer.repeat(count));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `redis://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const optionsOf = (redis: Awaited<ReturnType<typeof connect>>) => ({
  ...{ redis, secret: SECRET, idleMs: HOUR, absoluteMs: HOUR, clock: Date.now },
});

describe('a start without a usable Redis ends with one line', () => {
  test('if nothing listens', async () => {
    expect(await refusalOf('redis://:hush@127.0.0.1:1')).toMatch(
      /start it, or correct REDIS_URL\.$/u,
    );
  });

  test('if it is too old', async () => {
    const info = '# Server\r\nredis_version:6.2.14\r\n';
    const url = await fakeServer(`$${String(info.length)}\r\n${info}\r\n`);
    expect(await refusalOf(url)).toMatch(/version is 6\.2\.14: use Redis 7 or newer/u);
  });
});

describe.skipIf(!hasRedis())('Redis', () => {
  test('with a wrong password or without one ends the start with one line', async () => {
    const { url } = await emptyRedis(['--requirepass', 'right']);
    expect(await refusalOf(url)).toMatch(/add the password to REDIS_URL/u);
    const message = await refusalOf(url.replace('//', '//:wrong-hush@'));
    expect(message).toMatch(/correct user and password in REDIS_URL/u);
    expect(message).not.toContain('hush');
    await connect(url.replace('//', '//:right@'));
  });

  test('without memory keeps reading, refuses new sessions and is logged once', async () => {
    const server = await emptyRedis(['--maxmemory-policy', 'noeviction']);
    const { lines, logger } = recorded();
    const redis = await connect(server.url, logger);
    let now = Date.now();
    const sessions = createRedisSessionStore({ ...optionsOf(redis), clock: () => now });
    const { secret, session } = await sessions.create(ACCOUNT, OLD);
    await redis.send('CONFIG', 'SET', 'maxmemory', '1');
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(sessions.create(ACCOUNT, OLD)).rejects.toThrow(/OOM|EXECABORT/u);
    now += HOUR / 2;
    expect((await sessions.find(secret))?.id).toBe(session.id);
    await sessions.delete(session.id);
    await expect(redis.check()).rejects.toThrow();
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(lines[0]).toMatch(/cannot be used, .*(maxmemory|aborted)/iu);
  });

  test('that restarts fails commands at once meanwhile, is logged once, and is used again', async () => {
    const server = await emptyRedis();
    const { lines, logger } = recorded();
    const redis = await connect(server.url, logger);
    const heard: string[] = [];
    await redis.subscribe('portal:test', (message) => void heard.push(message));
    const sessions = createRedisSessionStore(optionsOf(redis));
    const { secret } = await sessions.create(ACCOUNT, OLD);
    await server.kill();
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(sessions.find(secret)).rejects.toThrow();
    expect(new Set(lines).size).toBe(lines.length);
    await server.restart();
    // The session is lost with the memory of Redis: a new sign-in is needed, and works.
    await expect
      .poll(() => sessions.find(secret).catch(() => 'down'), { timeout: 10_000 })
      .toBeNull();
    const again = await sessions.create(ACCOUNT, OLD);
    expect(await sessions.find(again.secret)).not.toBeNull();
    expect(lines.at(-1)).toBe('Redis can be used again');
    const other = await redisConnection(server);
    await expect
      .poll(async () => {
        await other.publish('portal:test', 'hello');
        return heard.length;
      })
      .toBeGreaterThan(0);
  }, 30_000);
});
