import { setTimeout as delay } from 'node:timers/promises';
import { print } from 'graphql';
import pg from 'pg';
import { silentLogger } from '../../../gateway/logging/logger.ts';
import {
  connectRedis,
  type RedisConnection,
} from '../../../gateway/store/redis/redis-connection.ts';
import { portalDocument } from '../../support/portal-documents.ts';
import { askGraphql } from '../gateway/ask-graphql.ts';
import { MEASURED_OPERATIONS } from '../gateway/operations.ts';
import { signInAs } from './measure-memory.ts';

/** What one request makes the stores do. */
export interface StoreWork {
  action: string;
  redisCommands: number;
  /** The commands with their number for a request, most frequent first. */
  commands: string;
  postgresTransactions: number;
}

const REQUESTS = 50;
/** PostgreSQL publishes its numbers with a delay of at most a second. */
const STATISTICS_MS = 1_500;
/** Longer than a process keeps a session. */
const PAUSE_MS = 1_100;

/** Counts the commands to Redis and the transactions of PostgreSQL while a user works. */
export async function measureStores(
  origin: string,
  { redisUrl, databaseUrl }: { redisUrl: string; databaseUrl: string },
): Promise<StoreWork[]> {
  const redis = await connectRedis({ url: redisUrl, logger: silentLogger, clock: Date.now });
  const database = new pg.Client(databaseUrl);
  await database.connect();
  try {
    const cookie = await signInAs(origin, 'store-user');
    const actions: { action: string; act: (index: number) => Promise<unknown> }[] = [
      { action: 'sign-in', act: (index) => signInAs(origin, `other${index}`) },
      ...MEASURED_OPERATIONS.map(({ title, name, variables }) => {
        const payload = JSON.stringify({ query: print(portalDocument(name)), variables });
        return { action: title, act: () => askGraphql(origin, payload, cookie) };
      }),
      {
        action: 'request after a second of rest',
        act: async () => {
          await delay(PAUSE_MS);
          return askGraphql(origin, '{"query":"{ viewer { code } }"}', cookie);
        },
      },
    ];
    const results: StoreWork[] = [];
    for (const { action, act } of actions) {
      const times = action.startsWith('request after') ? 5 : REQUESTS;
      await act(-1);
      results.push({ action, ...(await count(redis, database, times, act)) });
    }
    return results;
  } finally {
    await database.end();
    await redis.close();
  }
}

async function count(
  redis: RedisConnection,
  database: pg.Client,
  times: number,
  act: (index: number) => Promise<unknown>,
): Promise<Omit<StoreWork, 'action'>> {
  await delay(STATISTICS_MS);
  const committed = await transactionsOf(database);
  await redis.send('CONFIG', 'RESETSTAT');
  for (let index = 0; index < times; index += 1) await act(index);
  const info = await redis.send<string>('INFO', 'commandstats');
  await delay(STATISTICS_MS);
  const commands = [...info.matchAll(/^cmdstat_([^:]+):calls=(\d+)/gmu)]
    .map(([, name = '', calls]) => ({ name, calls: Number(calls) / times }))
    .filter(({ name }) => !/^(?:config|info|client|hello)/u.test(name))
    .toSorted((one, other) => other.calls - one.calls);
  const total = commands.reduce((sum, { calls }) => sum + calls, 0);
  return {
    redisCommands: Number(total.toFixed(1)),
    commands: commands.map(({ name, calls }) => `${name} ${calls.toFixed(1)}`).join(', '),
    postgresTransactions: Number(
      (((await transactionsOf(database)) - committed - 1) / times).toFixed(1),
    ),
  };
}

/** Including those of this connection: one for each question. */
async function transactionsOf(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    'SELECT xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]?.count);
}
