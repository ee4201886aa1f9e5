import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { inject } from 'vitest';

/**
 * Requested when the module is loaded, so that starting the server does not count toward the time
 * of a test.
 */
const started = await startedUrl();

/** Whether this machine has PostgreSQL. If not, its tests are skipped. */
export const hasPostgres = () => started !== null;

/** Runs statements as superuser on the server of this test run. */
export const askPostgres = (...statements: string[]): Promise<void> =>
  askDatabase(serverUrl(), ...statements);

/** Runs statements as the user of an address. */
export async function askDatabase(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates an empty schema that no other test uses, and returns its address. */
export async function emptyDatabaseUrl(): Promise<string> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await askPostgres(`CREATE SCHEMA ${schema}`);
  return within(serverUrl(), schema);
}

/** The same address for a different user of the database. */
export function asUser(url: string, user: string, password = ''): string {
  return url.replace('portal@', `${user}${password === '' ? '' : `:${password}`}@`);
}

function serverUrl(): string {
  if (started === null)
    throw new Error('there is no PostgreSQL: skip the test where hasPostgres() is false');
  return started;
}

async function startedUrl(): Promise<string | null> {
  const socket = inject('postgresAt');
  if (socket === null) return null;
  const answer = await text(createConnection(socket));
  if (!answer.startsWith('postgres://')) throw new Error(`PostgreSQL did not start: ${answer}`);
  return answer;
}

/** The same address within a schema. */
export function within(url: string, schema: string): string {
  return `${url}&options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

/** The rights of a gateway at its tables, as docs/operating.md has them. */
const [, ROW_RIGHTS = ''] =
  /^ALTER DEFAULT PRIVILEGES FOR ROLE portal_owner GRANT ([A-Z, ]+) ON TABLES TO portal;$/mu.exec(
    readFileSync('docs/operating.md', 'utf8'),
  ) ?? [];

/** The same address for a user who has no more rights than a gateway needs once the tables exist. */
export async function withRowRights(url: string): Promise<string> {
  const role = `rows_${randomUUID().replaceAll('-', '')}`;
  const schema = /search_path%3D(\w+)/u.exec(url)?.[1] ?? '';
  await askPostgres(
    `CREATE ROLE ${role} LOGIN`,
    `GRANT USAGE ON SCHEMA ${schema} TO ${role}`,
    `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT ${ROW_RIGHTS} ON TABLES TO ${role}`,
  );
  return asUser(url, role);
}
