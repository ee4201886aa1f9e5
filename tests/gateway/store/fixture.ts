import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createRedisSessionStore } from '../../../gateway/store/redis/redis-session-store.ts';
import { createSqliteSessionStore } from '../../../gateway/store/sqlite-session-store.ts';
import { emptyRedis, hasRedis, redisConnection } from '../../support/redis.ts';

export const HOUR = 3_600_000;
export const SECRET = Buffer.alloc(32, 1);

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function given({
  secret = SECRET,
  file = join(temporaryFolder(), 'data', 'gateway.sqlite'),
  now = Date.UTC(2026, 5, 15),
} = {}) {
  const time = { now };
  const open = (other: Buffer = secret, formerSecrets: readonly Buffer[] = []) => {
    const store = createSqliteSessionStore({
      file,
      secret: other,
      formerSecrets,
      idleMs: 8 * HOUR,
      absoluteMs: 24 * HOUR,
      clock: () => time.now,
    });
    onTestFinished(() => store.close().catch(() => {}));
    return store;
  };
  return { file, time, open };
}

export const bytesIn = (folder: string) =>
  Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name)))).toString(
    'latin1',
  );

/** The stores of sessions that the contract tests run on: both, or only SQLite without Redis. */
export const sessionStores: ('sqlite' | 'redis')[] = hasRedis() ? ['sqlite', 'redis'] : ['sqlite'];

/** An empty place for sessions. Each `open` acts like a separate process that opens it. */
export async function placeFor(kind: 'sqlite' | 'redis') {
  if (kind === 'sqlite') {
    const { time, open } = given();
    return { time, open: async (other?: Secrets) => open(other?.secret, other?.formerSecrets) };
  }
  const server = await emptyRedis();
  const time = { now: Date.UTC(2026, 5, 15) };
  return {
    time,
    open: async ({ secret = SECRET, formerSecrets = [] }: Secrets = {}) =>
      createRedisSessionStore({
        redis: await redisConnection(server),
        ...{ secret, formerSecrets, idleMs: 8 * HOUR, absoluteMs: 24 * HOUR },
        clock: () => time.now,
      }),
  };
}

interface Secrets {
  secret?: Buffer;
  formerSecrets?: readonly Buffer[];
}
