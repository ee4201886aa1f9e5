import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '../../../gateway/logging/logger.ts';
import { createPostgresDurable } from '../../../gateway/store/postgres/postgres-durable.ts';
import { askPostgres, emptyDatabaseUrl, hasPostgres } from '../../support/postgres.ts';

const STEPS = [
  "CREATE TABLE box (id TEXT PRIMARY KEY, count BIGINT NOT NULL); INSERT INTO box VALUES ('a', 0), ('b', 0)",
];
const ADD = 'UPDATE box SET count = count + 1 WHERE id = ?';
const COUNTS = 'SELECT count FROM box ORDER BY id';

async function opened(url: string) {
  const durable = await createPostgresDurable({
    url,
    steps: STEPS,
    logger: silentLogger,
    clock: Date.now,
  });
  onTestFinished(() => durable.close());
  return durable;
}

type Opened = Awaited<ReturnType<typeof opened>>;

const countsIn = async (durable: Opened): Promise<number[]> =>
  (await durable.all<{ count: number }>(COUNTS)).map(({ count }) => count);

/** Ends the backend of the connection that commits, the first time only. */
async function endsItsFirstCommit(url: string): Promise<void> {
  const schema = /search_path%3D(\w+)/u.exec(url)?.[1] ?? '';
  await askPostgres(
    `CREATE SEQUENCE ${schema}.commits`,
    `CREATE FUNCTION ${schema}.end_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF nextval('${schema}.commits') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
       RETURN NULL; END $$`,
    `CREATE CONSTRAINT TRIGGER ends AFTER UPDATE ON ${schema}.box DEFERRABLE INITIALLY DEFERRED
       FOR EACH ROW EXECUTE FUNCTION ${schema}.end_once()`,
  );
}

/**
 * A proxy in front of PostgreSQL that breaks a connection when the answer to its first COMMIT
 * arrives, so that the client cannot know whether it was committed; after `lose()`.
 */
async function losesFirstCommitAnswer(
  url: string,
): Promise<{ url: string; lose: () => void; lost: () => number }> {
  const folder = decodeURIComponent(/host=([^&]+)/u.exec(url)?.[1] ?? '');
  let lost = 0;
  let isArmed = false;
  const server = createServer((client) => {
    const upstream = createConnection(join(folder, '.s.PGSQL.5432'));
    let isCommitting = false;
    for (const each of [client, upstream]) each.on('error', () => undefined);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.on('data', (bytes) => {
      if (isArmed && bytes.includes('COMMIT\0')) [isCommitting, isArmed] = [true, false];
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (!isCommitting) return void client.write(bytes);
      lost += 1;
      client.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const port = String((server.address() as AddressInfo).port);
  const { searchParams } = new URL(url);
  const options = encodeURIComponent(searchParams.get('options') ?? '');
  return {
    url: `postgres://portal@127.0.0.1:${port}/postgres?options=${options}`,
    lose: () => void (isArmed = true),
    lost: () => lost,
  };
}

describe.skipIf(!hasPostgres())('changes in PostgreSQL', () => {
  test('of 90 requests at once in three processes are all made, each once', async () => {
    const url = await emptyDatabaseUrl();
    const stores = [await opened(url), await opened(url), await opened(url)];
    const changes = stores.flatMap((store) =>
      Array.from({ length: 30 }, () =>
        store.transaction(async ({ all, run }) => {
          const [row] = await all<{ count: number }>("SELECT count FROM box WHERE id = 'a'");
          await run("UPDATE box SET count = ? WHERE id = 'a'", [(row?.count ?? 0) + 1]);
        }),
      ),
    );
    await Promise.all(changes);
    expect(await countsIn(stores[0]!)).toEqual([90, 0]);
  });

  test('that wait for each other are made one after the other', async () => {
    const durable = await opened(await emptyDatabaseUrl());
    let met = (): void => undefined;
    const bothChanged = new Promise<void>((resolve) => (met = resolve));
    let changed = 0;
    const change = (ids: readonly string[]) =>
      durable.transaction(async ({ run }) => {
        await run(ADD, [ids[0]!]);
        changed += 1;
        if (changed === 2) met();
        await bothChanged;
        await run(ADD, [ids[1]!]);
      });
    await Promise.all([change(['a', 'b']), change(['b', 'a'])]);
    expect(await countsIn(durable)).toEqual([2, 2]);
  });

  test('whose connection ends before the commit are made once', async () => {
    const url = `${await emptyDatabaseUrl()}&application_name=ending`;
    const durable = await opened(url);
    let runs = 0;
    await durable.transaction(async ({ run }) => {
      runs += 1;
      await run(ADD, ['a']);
      if (runs === 1)
        await askPostgres(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ending'",
        );
      await run(ADD, ['b']);
    });
    expect([runs, await countsIn(durable)]).toEqual([2, [1, 1]]);
  });

  test('whose connection ends in the commit, which fails, are made once', async () => {
    const url = await emptyDatabaseUrl();
    const durable = await opened(url);
    await endsItsFirstCommit(url);
    await durable.transaction(({ run }) => run(ADD, ['a']));
    expect(await durable.run(ADD, ['b'])).toEqual({ changes: 1 });
    expect(await countsIn(durable)).toEqual([1, 1]);
  });

  test.each(['transaction', 'run'] as const)(
    'whose commit has been made but was not answered are made once, by %s',
    async (way) => {
      const proxy = await losesFirstCommitAnswer(await emptyDatabaseUrl());
      const durable = await opened(proxy.url);
      proxy.lose();
      const changed =
        way === 'run'
          ? await durable.run(ADD, ['a'])
          : await durable.transaction(({ run }) => run(ADD, ['a']));
      expect(changed).toEqual({ changes: 1 });
      expect([proxy.lost(), await countsIn(durable)]).toEqual([1, [1, 0]]);
    },
  );

  test('are read over a new connection when one has just ended', async () => {
    const url = `${await emptyDatabaseUrl()}&application_name=reading`;
    const durable = await opened(url);
    await durable.run(ADD, ['a']);
    const [counts] = await Promise.all([
      durable.all<{ count: number }>('SELECT count FROM box, pg_sleep(0.3) ORDER BY id'),
      new Promise((resolve) => void setTimeout(resolve, 100)).then(() =>
        askPostgres(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'reading'",
        ),
      ),
    ]);
    expect(counts).toEqual([{ count: 1 }, { count: 0 }]);
  });
});
