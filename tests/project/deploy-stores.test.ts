import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { silentLogger } from '../../gateway/logging/logger.ts';
import { createPostgresDurable } from '../../gateway/store/postgres/postgres-durable.ts';
import {
  askDatabase,
  askPostgres,
  asUser,
  emptyDatabaseUrl,
  hasPostgres,
} from '../support/postgres.ts';

const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<
    string,
    { environment?: Record<string, string>; command?: string[]; volumes?: string[] }
  >;
};
const script = readFileSync('deploy/postgres/portal-user.sh', 'utf8');

test('Redis has users with passwords, from a file with secrets', () => {
  const { command = [] } = compose.services.redis ?? {};
  expect(command[command.indexOf('--aclfile') + 1]).toBe('/run/secrets/redis-users');
});

test('PostgreSQL makes a user of its own for the gateways, who do not get the password of its administrator', () => {
  const { environment, volumes } = compose.services.postgres ?? {};
  expect(environment?.POSTGRES_USER).toBe('postgres');
  expect(volumes).toContain(
    './postgres/portal-user.sh:/docker-entrypoint-initdb.d/portal-user.sh:ro',
  );
  expect(readFileSync('deploy/compose.yaml', 'utf8')).toContain('postgres://portal:');
});

test.skipIf(!hasPostgres())(
  'that user can work with its database, and administers nothing',
  async () => {
    const name = `portal_${randomUUID().slice(0, 8)}`;
    const [, sql = ''] = /<<'SQL'\n(.+)\nSQL\n/su.exec(script) ?? [];
    const statements = sql
      .replaceAll(":'password'", "'hush'")
      .replaceAll(/\bportal\b/gu, name)
      .split(';')
      .filter((statement) => statement.trim() !== '');
    expect(statements).toHaveLength(4);
    const url = await emptyDatabaseUrl();
    const inside = url.replace('/postgres?', `/${name}?`).replace(/&options=.*$/u, '');
    await askPostgres(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
    onTestFinished(() =>
      askPostgres(`DROP DATABASE ${name} WITH (FORCE)`, `DROP ROLE IF EXISTS ${name}`),
    );
    await askDatabase(inside, ...statements);
    const durable = await createPostgresDurable({
      url: asUser(inside, name, 'hush'),
      logger: silentLogger,
      clock: Date.now,
    });
    onTestFinished(() => durable.close());
    await durable.check();
    const rights =
      'SELECT rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication AS any FROM pg_roles WHERE rolname = current_user';
    expect(await durable.all(rights)).toEqual([{ any: false }]);
  },
);
