import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isFresh, SERVERS } from '../../../scripts/build.mjs';
import { GATEWAY_FLAGS } from '../../../scripts/gateway-flags.mjs';
import { postgresPrograms, startPostgres } from '../../support/postgres-server.ts';
import { redisProgram, startRedis } from '../../support/redis-server.ts';
import { startProgram, type Program } from '../gateway/program.ts';
import { startServicesOfMany } from './many-users.ts';
import { measureMemory, type MemoryOfUsers } from './measure-memory.ts';
import { measureStores } from './measure-stores.ts';

const USERS = [1_000, 10_000];
/** What a gateway with the most users may take, in bytes. */
const LIMIT = 1024 ** 3;

/**
 * Prints the figures of docs/capacity.md: memory of users, and the load of Redis and PostgreSQL.
 * Returns whether the memory of a gateway stays below its limit.
 */
export async function printCapacity(): Promise<boolean> {
  if (!isFresh(SERVERS)) {
    const { ok, output } = await build(SERVERS);
    if (!ok) throw new Error(output);
  }
  const services = await startServicesOfMany();
  const env = { RETAIL_URL: services.url, LOG_LEVEL: 'warn', PORT: '0' };
  let most = 0;
  try {
    for (const users of USERS)
      await withGateway(env, async (gateway) => {
        const memory = await measureMemory(gateway, users);
        printMemory(memory);
        most = Math.max(most, memory.polled.rss);
      });
    await withServers(async (stores) => {
      const { redisUrl: REDIS_URL, databaseUrl: DATABASE_URL } = stores;
      const shared = { REDIS_URL, DATABASE_URL, SESSION_SECRET: randomBytes(32).toString('hex') };
      await withGateway({ ...env, ...shared, EVENT_POLL_MS: '0' }, async (gateway) => {
        console.log('\nWork of the stores for one request');
        console.table(await measureStores(gateway.url, stores));
      });
    });
  } finally {
    await services.close();
  }
  return most < LIMIT;
}

async function withGateway(
  env: Readonly<Record<string, string>>,
  work: (gateway: Program) => Promise<void>,
): Promise<void> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'retail-portal-'));
  const gateway = await startProgram(SERVERS.result, { ...env, DATA_DIR }, GATEWAY_FLAGS);
  try {
    await work(gateway);
  } finally {
    await gateway.stop();
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}

async function withServers(
  work: (stores: { redisUrl: string; databaseUrl: string }) => Promise<void>,
): Promise<void> {
  const [redis, postgres] = [redisProgram(), postgresPrograms()];
  if (redis === null || postgres === null) {
    console.log('\nThere is no Redis or no PostgreSQL: the work of the stores is not measured.');
    return;
  }
  const [shared, durable] = await Promise.all([startRedis(redis), startPostgres(postgres)]);
  try {
    await work({ redisUrl: shared.url, databaseUrl: durable.url });
  } finally {
    await Promise.all([shared.stop(), durable.stop()]);
  }
}

function printMemory({ users, before, signedIn, listening, polled, pollMs }: MemoryOfUsers): void {
  const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);
  const kb = (bytes: number) => Number((bytes / 1024 / users).toFixed(1));
  console.log(`\nMemory of a gateway for ${users} users`);
  console.table([
    { state: 'idle', 'process, MB': mb(before.rss), 'used, MB': mb(before.used) },
    {
      ...{ state: 'signed in', 'process, MB': mb(signedIn.rss), 'used, MB': mb(signedIn.used) },
      'kB a user': kb(signedIn.used - before.used),
    },
    {
      ...{ state: 'listening', 'process, MB': mb(listening.rss), 'used, MB': mb(listening.used) },
      'kB a user': kb(listening.used - signedIn.used),
    },
    { state: 'after three polls', 'process, MB': mb(polled.rss), 'used, MB': mb(polled.used) },
  ]);
  console.log(`The polls take ${pollMs.toFixed(2)} ms of the processor for a user in a minute.`);
}
