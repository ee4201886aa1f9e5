import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../gateway/upstream/operations.ts';
import { emptyDatabaseUrl, within } from '../support/postgres.ts';
import { emptyRedis, adminConnection } from '../support/redis.ts';
import {
  canRunCluster,
  COMMON,
  ownPostgres,
  startCluster,
  type Cluster,
} from './support/cluster.ts';
import { gatewayProcess } from './support/gateway-process.ts';

const WHO = '{ viewer { code } }';
const SIGNED_IN = { viewer: { code: 'ops_director' } };
const UNAVAILABLE = { code: 'INTERNAL', reason: 'STORE_UNAVAILABLE' };
const SAVE_SETTINGS = `mutation ($input: ListSettingsSaveInput!) {
  listSettingsSave(input: $input) { settings { pageSize } userErrors { code } }
}`;
const settings = (pageSize: number) => ({
  input: { list: 'module:200207', columns: [], pageSize },
});
const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)];

const messagesOf = ({ gateways }: Pick<Cluster, 'gateways'>): string[] =>
  gateways.flatMap((one) => one.log().map(({ msg }) => msg));

async function ask(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Options of Node that shift the time of a process. */
const clockSetBy = (minutes: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(
    `const now = Date.now; Date.now = () => now() + ${String(minutes * 60_000)}`,
  )}`;

/** What a gateway prints that does not start. */
async function refusalOf(env: Readonly<Record<string, string>>): Promise<string> {
  const gateway = await gatewayProcess({ ...COMMON, RETAIL_URL: 'http://127.0.0.1:9', ...env });
  return gateway.start().then(
    () => 'started',
    (error: unknown) => (error as Error).message,
  );
}

describe.skipIf(!canRunCluster())('a gateway does not start, and says why in one line', () => {
  test('with a wrong password of Redis, or with a newer schema', async () => {
    const redis = await emptyRedis(['--requirepass', 'right']);
    const DATABASE_URL = await emptyDatabaseUrl();
    const wrong = redis.url.replace('//', '//:wrong-hush@');
    const line = await refusalOf({ DATABASE_URL, REDIS_URL: wrong });
    expect(line).toMatch(/^Redis at [^\n]*: correct user and password in REDIS_URL\.$/u);
    expect(line).not.toContain('hush');
    await ask(DATABASE_URL, 'UPDATE durable_store SET version = 99');
    const right = redis.url.replace('//', '//:right@');
    expect(await refusalOf({ DATABASE_URL, REDIS_URL: right })).toMatch(
      /^The database [^\n]* is of version 99, newer than \d+, [^\n]*: start the newer program[^\n]*$/u,
    );
  });
});

describe.skipIf(!canRunCluster())('no session is lost', () => {
  test('while Redis is full: users go on, and nobody can sign in', async () => {
    const cluster = await startCluster({ redis: ['--maxmemory-policy', 'noeviction'] });
    const user = cluster.browser();
    await user.signIn();
    const { send } = await adminConnection(cluster.redis);
    await send('CONFIG', 'SET', 'maxmemory', '1');
    const answers = await Promise.all(cluster.gateways.map(({ url }) => user.at(url).ask(WHO)));
    expect(answers.map(({ data }) => data)).toEqual(Array(3).fill(SIGNED_IN));
    await expect(cluster.browser().signIn()).rejects.toThrow(UNAVAILABLE.reason);
    expect(messagesOf(cluster).join('\n')).toMatch(
      /Redis at .* give it more memory \(maxmemory\)/u,
    );
    await send('CONFIG', 'SET', 'maxmemory', '0');
    await cluster.browser().signIn();
    expect((await user.ask(WHO)).data).toEqual(SIGNED_IN);
  });

  test('while PostgreSQL is read-only: settings are read and not saved', async () => {
    const postgres = await ownPostgres();
    const cluster = await startCluster({ env: { DATABASE_URL: within(postgres.url, 'public') } });
    const user = cluster.browser();
    await user.signIn();
    await user.ask(SAVE_SETTINGS, settings(30));
    await ask(
      postgres.url,
      'ALTER DATABASE postgres SET default_transaction_read_only = on',
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'retail-portal'`,
    );
    const refused = await user.ask(SAVE_SETTINGS, settings(40));
    expect(refused.errors?.[0]?.extensions).toMatchObject(UNAVAILABLE);
    const read = await user.ask('{ viewer { listSettings(list: "module:200207") { pageSize } } }');
    expect(read.data).toEqual({ viewer: { listSettings: { pageSize: 30 } } });
    expect(messagesOf(cluster).join('\n')).toMatch(
      /The database .* read-only transaction: name the primary server/u,
    );
    await ask(
      postgres.url,
      'SET default_transaction_read_only = off',
      'ALTER DATABASE postgres RESET default_transaction_read_only',
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'retail-portal'`,
    );
    expect((await user.ask(SAVE_SETTINGS, settings(50))).data).toMatchObject({
      listSettingsSave: { settings: { pageSize: 50 } },
    });
  });

  test('while the secret is replaced, one gateway after the other', async () => {
    const cluster = await startCluster({ env: { SESSION_SECRET: OLD } });
    const user = cluster.browser();
    await user.signIn();
    for (const SESSION_SECRET of [`${OLD},${NEW}`, `${NEW},${OLD}`])
      for (const gateway of cluster.gateways) {
        await gateway.kill();
        await gateway.start({ SESSION_SECRET });
        // Sessions that some of them have made before and others after the change.
        const other = cluster.browserAt(gateway);
        await other.signIn();
        const answers = await Promise.all(
          [user, other].flatMap((one) => cluster.gateways.map(({ url }) => one.at(url).ask(WHO))),
        );
        expect(answers.map(({ data }) => data)).toEqual(Array(6).fill(SIGNED_IN));
      }
    expect(messagesOf(cluster).filter((line) => line.includes('SESSION_SECRET'))).toEqual([]);
  });

  test('while the clocks of two gateways are five minutes from that of Redis', async () => {
    const cluster = await startCluster();
    const [early, late] = cluster.gateways;
    for (const [gateway, minutes] of [
      [early, -5],
      [late, 5],
    ] as const) {
      await gateway.kill();
      await gateway.start({ NODE_OPTIONS: clockSetBy(minutes) });
    }
    const user = cluster.browserAt(early);
    await user.signIn('expired');
    const asked = Array.from({ length: 12 }, (_none, index) =>
      user.at(cluster.gateways[index % 3]?.url ?? '').ask('{ viewer { posts { code } } }'),
    );
    expect((await Promise.all(asked)).flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(cluster.services.callsTo(OPERATIONS.refreshToken)).toHaveLength(1);
    const said = cluster.gateways.map((one) =>
      one.log().flatMap(({ msg }) => /\d+ s (?:behind|ahead)/u.exec(msg) ?? []),
    );
    expect(said).toEqual([
      [expect.stringMatching(/^(?:299|30[0-2]) s behind/u)],
      [expect.stringMatching(/^(?:299|30[0-2]) s ahead/u)],
      [],
    ]);
  });
});
