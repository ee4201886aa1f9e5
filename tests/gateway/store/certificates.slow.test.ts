import { copyFileSync, rmSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { silentLogger } from '../../../gateway/logging/logger.ts';
import { createPostgresDurable } from '../../../gateway/store/postgres/postgres-durable.ts';
import { createPostgresPool } from '../../../gateway/store/postgres/postgres-pool.ts';
import { connectRedis } from '../../../gateway/store/redis/redis-connection.ts';
import { madeCertificate, type Certificate } from '../../support/gateway/certificates.ts';
import { freePort } from '../../support/free-port.ts';
import { postgresPrograms, startPostgres } from '../../support/postgres-server.ts';
import { redisProgram, startRedis } from '../../support/redis-server.ts';

// Each case starts a server.
vi.setConfig({ testTimeout: 60_000 });

const LOG = { logger: silentLogger, clock: Date.now };
const OWN = 'IP:127.0.0.1,DNS:localhost';

/** `used`, or the line that says why the store is refused. */
async function outcomeOf(opening: Promise<{ close(): unknown }>): Promise<string> {
  try {
    await (await opening).close();
    return 'used';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const REFUSED = /^Redis at 127\.0\.0\.1:\d+ of REDIS_URL cannot be used, [^\n]+\.$/u;

const redis = redisProgram();

describe.skipIf(redis === null)('Redis with TLS', () => {
  async function start(host: string) {
    const certificate = madeCertificate(host);
    const server = await startRedis(redis ?? '', [], certificate);
    onTestFinished(() => server.stop());
    const outcome = (authorities: string | null) =>
      outcomeOf(
        connectRedis({
          url: server.url,
          credentials: () => (authorities === null ? {} : { ca: authorities }),
          ...LOG,
        }),
      );
    return { outcome, ...certificate };
  }

  test('is used only if an authority of REDIS_CA_FILE has signed its certificate', async () => {
    const { outcome, certificate } = await start(OWN);
    const refused =
      /^Redis at 127\.0\.0\.1:\d+ of REDIS_URL cannot be used, self.signed certificate: name the authority of its certificate in REDIS_CA_FILE\.$/u;
    expect(await outcome(null)).toMatch(refused);
    expect(await outcome(madeCertificate(OWN).certificate)).toMatch(refused);
    expect(await outcome(certificate)).toBe('used');
  });

  test('and only if it is for its host', async () => {
    const { outcome, certificate } = await start('DNS:other.example');
    expect(await outcome(certificate)).toMatch(
      /^Redis at [^\n]+: name the host of its certificate in REDIS_URL\.$/u,
    );
  });
});

describe.skipIf(redis === null)('Redis that asks for a certificate', () => {
  test('is used only with one of an authority that it knows', async () => {
    const [own, known, stranger] = [
      madeCertificate(OWN),
      madeCertificate(OWN),
      madeCertificate(OWN),
    ];
    const settings = ['--tls-auth-clients', 'yes', '--tls-ca-cert-file', known.certificateFile];
    const server = await startRedis(redis ?? '', settings, own);
    onTestFinished(() => server.stop());
    const outcome = (client: { cert: string; key: string } | null) =>
      outcomeOf(
        connectRedis({
          url: server.url,
          credentials: () => ({ ca: own.certificate, ...client }),
          ...LOG,
        }),
      );
    expect(await outcome({ cert: known.certificate, key: known.key })).toBe('used');
    expect(await outcome({ cert: stranger.certificate, key: stranger.key })).toMatch(REFUSED);
    expect(await outcome(null)).toMatch(REFUSED);
  });
});

describe.skipIf(redis === null)('Redis after a renewal', () => {
  test('gets the renewed certificate when the connection is made again', async () => {
    const [own, former, next] = [madeCertificate(OWN), madeCertificate(OWN), madeCertificate(OWN)];
    const settings = ['--tls-auth-clients', 'yes', '--tls-ca-cert-file', former.certificateFile];
    const server = await startRedis(redis ?? '', settings, own);
    onTestFinished(() => server.stop());
    let shown = former;
    const pairs = new Map(
      [former, next].map((pair) => [
        pair,
        { ca: own.certificate, cert: pair.certificate, key: pair.key },
      ]),
    );
    const connection = await connectRedis({
      ...{ url: server.url, ...LOG },
      credentials: () => pairs.get(shown) ?? {},
    });
    onTestFinished(() => connection.close());
    await server.kill();
    // From now on Redis knows only the authority of the renewed certificate.
    copyFileSync(next.certificateFile, former.certificateFile);
    shown = next;
    await server.restart();
    await expect
      .poll(() => outcomeOf(connection.check().then(() => ({ close: () => 0 }))))
      .toBe('used');
  });
});

const programs = postgresPrograms();

describe.skipIf(programs === null)('PostgreSQL with TLS', () => {
  async function start(host: string) {
    const certificate = madeCertificate(host);
    const port = await freePort();
    const server = await startPostgres(programs ?? '', { port, certificate });
    onTestFinished(() => server.stop());
    const address = `postgres://portal:hush@127.0.0.1:${port}/postgres`;
    const outcome = (parameters: string) =>
      outcomeOf(createPostgresDurable({ url: address + parameters, ...LOG }));
    return { outcome, ...certificate };
  }

  test('is used only if the authority of sslrootcert has signed its certificate, whatever sslmode is', async () => {
    const { outcome, certificateFile } = await start(OWN);
    const other = madeCertificate(OWN).certificateFile;
    const refused =
      /^The database 127\.0\.0\.1:\d+\/postgres of DATABASE_URL cannot be used, self.signed certificate: name the authority of its certificate in sslrootcert of DATABASE_URL\.$/u;
    for (const mode of ['require', 'verify-ca', 'verify-full', 'prefer', 'allow']) {
      expect(await outcome(`?sslmode=${mode}`)).toMatch(refused);
      expect(await outcome(`?sslmode=${mode}&sslrootcert=${other}`)).toMatch(refused);
      expect(await outcome(`?sslrootcert=${certificateFile}&sslmode=${mode}`)).toBe('used');
    }
    expect(await outcome('?sslmode=verify-full&sslrootcert=/nowhere/ca.pem')).toMatch(
      /^The database [^\n]+ENOENT[^\n]+\/nowhere\/ca\.pem/u,
    );
  });

  test('and only if it is for its host, whatever sslmode is', async () => {
    const { outcome, certificateFile } = await start('DNS:other.example');
    for (const mode of ['require', 'verify-ca', 'verify-full'])
      expect(await outcome(`?sslmode=${mode}&sslrootcert=${certificateFile}`)).toMatch(
        /^The database [^\n]+: name the host of its certificate in DATABASE_URL\.$/u,
      );
  });

  test('that signs users in by certificate gets that of sslcert', async () => {
    const [certificate, clients] = [madeCertificate(OWN), madeCertificate('DNS:x', 'portal')];
    const stranger = madeCertificate('DNS:x', 'portal');
    const port = await freePort();
    const server = await startPostgres(programs ?? '', { port, certificate, clients });
    onTestFinished(() => server.stop());
    const address = `postgres://portal@127.0.0.1:${port}/postgres?sslmode=verify-full&sslrootcert=${certificate.certificateFile}`;
    const outcome = (parameters: string) =>
      outcomeOf(createPostgresDurable({ url: address + parameters, ...LOG }));
    const shown = ({ certificateFile, keyFile }: Certificate) =>
      `&sslcert=${certificateFile}&sslkey=${keyFile}`;
    expect(await outcome(shown(clients))).toBe('used');
    expect(await outcome('')).toMatch(/^The database [^\n]+ cannot be used, [^\n]+\.$/u);
    expect(await outcome(shown(stranger))).toMatch(
      /^The database [^\n]+ cannot be used, [^\n]+\.$/u,
    );
  });

  test('gets a renewed certificate a minute later, and the former one when the files are gone', async () => {
    const [certificate, clients] = [madeCertificate(OWN), madeCertificate('DNS:x', 'portal')];
    const former = madeCertificate('DNS:x', 'portal');
    const port = await freePort();
    const server = await startPostgres(programs ?? '', { port, certificate, clients });
    onTestFinished(() => server.stop());
    let now = 0;
    const pool = createPostgresPool(
      `postgres://portal@127.0.0.1:${port}/postgres?sslmode=verify-full&sslrootcert=${certificate.certificateFile}&sslcert=${former.certificateFile}&sslkey=${former.keyFile}`,
      { logger: silentLogger, clock: () => now },
    );
    onTestFinished(() => pool.end());
    const ask = () => pool.query('SELECT 1');
    await expect(ask()).rejects.toThrow();
    copyFileSync(clients.keyFile, former.keyFile);
    copyFileSync(clients.certificateFile, former.certificateFile);
    await expect(ask()).rejects.toThrow();
    now += 60_000;
    expect((await ask()).rowCount).toBe(1);
    for (const file of [former.keyFile, former.certificateFile, certificate.certificateFile])
      rmSync(file);
    now += 60_000;
    // More than the one that is open.
    expect(await Promise.all([ask(), ask(), ask()])).toHaveLength(3);
    expect(pool.totalCount).toBe(3);
  });
});
