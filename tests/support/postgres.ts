import { randomUUID } from 'node:crypto';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { inject } from 'vitest';

/** Started as the first file that needs it is read, so that no test's own time is spent on it. */
const started = await startedUrl();

/** False: there is no PostgreSQL on this machine, and its tests are skipped. */
export const hasPostgres = () => started !== null;

/** Asks the server of this run something as its superuser. */
export async function askPostgres(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of a place in the server where nobody else's tables are. */
export async function emptyDatabaseUrl(): Promise<string> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await askPostgres(`CREATE SCHEMA ${schema}`);
  return within(serverUrl(), schema);
}

/** The same database as another of its users. */
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

function within(url: string, schema: string): string {
  return `${url}&options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}
