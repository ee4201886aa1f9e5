import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '../../../gateway/logging/logger.ts';
import { createDurable } from '../../../gateway/store/create-durable.ts';
import { createPostgresDurable } from '../../../gateway/store/postgres/postgres-durable.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { asUser, askPostgres, emptyDatabaseUrl, hasPostgres } from '../../support/postgres.ts';

const STEPS = ['CREATE TABLE thing (id TEXT PRIMARY KEY)'];

const open = (
  url: string,
  options: { steps?: readonly string[] | undefined; connectMs?: number | undefined } = {},
) =>
  createPostgresDurable({ steps: STEPS, ...options, url, logger: silentLogger, clock: Date.now });

async function refusalOf(url: string, connectMs?: number): Promise<string> {
  const opening = open(url, { connectMs });
  await expect(opening).rejects.toMatchObject({ name: 'StoreError' });
  const message = await opening.then(String, (error: unknown) => (error as Error).message);
  expect(message).toMatch(/^The database .* of DATABASE_URL cannot be used, [^\n]+\.$/u);
  return message;
}

async function madeRole(role: string, rights: string): Promise<string> {
  const url = await emptyDatabaseUrl();
  await askPostgres(
    `DROP ROLE IF EXISTS ${role}`,
    `CREATE ROLE ${role} LOGIN`,
    ...(rights === '' ? [] : [rights]),
  );
  onTestFinished(() => askPostgres(`DROP OWNED BY ${role}`, `DROP ROLE ${role}`));
  return asUser(url, role, 'hush');
}

describe.skipIf(!hasPostgres())('PostgreSQL', () => {
  test('is used if DATABASE_URL names it', async () => {
    const durable = await createDurable({
      dataDir: '/nowhere',
      databaseUrl: await emptyDatabaseUrl(),
      logger: silentLogger,
      clock: Date.now,
    });
    onTestFinished(() => durable.close());
    expect(durable.dialect).toBe('postgres');
    expect(await durable.all('SELECT * FROM list_view')).toEqual([]);
  });

  test('that cannot be reached is reported without user and password', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => free.once('listening', resolve));
    const { port } = free.address() as { port: number };
    await new Promise((resolve) => free.close(resolve));
    const message = await refusalOf(`postgres://somebody:hush@127.0.0.1:${port}/portal`);
    expect(message).toContain(`127.0.0.1:${port}/portal`);
    expect(message).toContain('start it, or correct DATABASE_URL');
    expect(message).not.toMatch(/somebody|hush/u);
  });

  test('that accepts a connection but never answers is given up', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    expect(await refusalOf(`postgres://somebody:hush@127.0.0.1:${port}/portal`, 200)).toContain(
      'timeout',
    );
  });

  test('without the database or the user is reported', async () => {
    const url = await emptyDatabaseUrl();
    expect(await refusalOf(url.replace('/postgres?', '/nothing?'))).toContain(
      'create the database',
    );
    const message = await refusalOf(asUser(url, 'nobody_knows', 'hush'));
    expect(message).toContain('correct user and password');
    expect(message).not.toContain('hush');
  });

  test('whose user may not create tables is reported, and used once the tables exist', async () => {
    const poor = await madeRole('portal_poor', 'GRANT CONNECT ON DATABASE postgres TO portal_poor');
    expect(await refusalOf(poor)).toContain('let its user create tables');
    const schema = /search_path%3D(\w+)/u.exec(poor)![1]!;
    await askPostgres(`GRANT USAGE ON SCHEMA ${schema} TO portal_poor`);
    expect(await refusalOf(poor)).toContain('let its user create tables');
    await (await open(poor.replace('portal_poor:hush@', 'portal@'))).close();
    await askPostgres(`GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA ${schema} TO portal_poor`);
    const durable = await open(poor);
    onTestFinished(() => durable.close());
    expect(await durable.run('INSERT INTO thing VALUES (?)', ['a'])).toEqual({ changes: 1 });
  });

  test('that contains tables of a different program is left unchanged', async () => {
    const url = await emptyDatabaseUrl();
    const other = await open(url, { steps: ['CREATE TABLE thing (other TEXT)'] });
    await other.run("INSERT INTO thing VALUES ('mine')");
    await other.run('DROP TABLE durable_store');
    expect(await refusalOf(url)).toContain('choose a database that no other program uses');
    expect(await other.all('SELECT other FROM thing')).toEqual([{ other: 'mine' }]);
    await other.close();
  });

  test('with a different encoding than Unicode is refused', async () => {
    const url = await emptyDatabaseUrl();
    await askPostgres("CREATE DATABASE plain ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0");
    onTestFinished(() => askPostgres('DROP DATABASE plain'));
    expect(await refusalOf(url.replace('/postgres?', '/plain?'))).toContain("ENCODING 'UTF8'");
  });

  test('that closes its connections is used over new ones', async () => {
    const url = await emptyDatabaseUrl();
    const name = `gone${String(process.pid)}`;
    const durable = await open(`${url}&application_name=${name}`);
    onTestFinished(() => durable.close());
    await durable.run("INSERT INTO thing VALUES ('a')");
    const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${name}'`;
    await askPostgres(end);
    await expect
      .poll(() => durable.all('SELECT id FROM thing').catch(() => null))
      .toEqual([{ id: 'a' }]);
    const broken = durable.transaction(async ({ run }) => {
      await run("INSERT INTO thing VALUES ('b')");
      await askPostgres(end);
      await run("INSERT INTO thing VALUES ('c')");
    });
    await expect(broken).rejects.toThrow();
    await expect
      .poll(() => durable.all('SELECT id FROM thing').catch(() => null))
      .toEqual([{ id: 'a' }]);
    await durable.check();
  });

  test('that fails later leaves the gateway running but not ready, and is reported only in its log', async () => {
    const url = await emptyDatabaseUrl();
    const durable = await open(url, { steps: undefined });
    const { app, clock, logLines } = await startGateway({}, { durable });
    expect((await app.inject('/readyz')).json()).toMatchObject({ store: 'up' });
    await durable.close();
    clock.now += 5_000;
    const { statusCode, body } = await app.inject('/readyz');
    expect([statusCode, JSON.parse(body)]).toMatchObject([
      503,
      { status: 'unavailable', store: 'down' },
    ]);
    expect(logLines.join('')).toContain('durable store down');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
