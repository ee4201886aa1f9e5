import type { Pool, PoolClient } from 'pg';
import { stepsFrom } from '../durable-migrations.ts';
import { StoreError } from '../store-error.ts';

/** Key of the advisory lock; the letters "RPDU", to be unique. */
const LOCK = 0x52504455;
/** How long a process waits for another that migrates, and how long a migration may take. */
const MAX_WAIT_MS = 120_000;

/**
 * Migrates the store to the newest version, or leaves it unchanged. If several processes start at
 * once, one migrates and the others wait.
 */
export async function migratePostgres(pool: Pool, steps: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // Set only for this transaction, so that it also works through a connection pooler.
    await client.query(
      `SET LOCAL lock_timeout = ${MAX_WAIT_MS}; SET LOCAL statement_timeout = ${MAX_WAIT_MS}`,
    );
    await withLongTimeout(client, `SELECT pg_advisory_xact_lock(${LOCK})`);
    await requireUnicode(client);
    const version = await versionOf(client);
    if (version > steps.length) throw newer(version, steps.length);
    for (const step of stepsFrom(version, 'postgres', steps)) await withLongTimeout(client, step);
    if (version < steps.length)
      await client.query('UPDATE durable_store SET version = $1', [steps.length]);
    await client.query('COMMIT');
  } finally {
    // Closing the connection rolls back an uncommitted transaction.
    client.release(true);
  }
}

async function withLongTimeout(client: PoolClient, text: string): Promise<void> {
  // Overrides the client's own limit, which is shorter.
  const query = { text, query_timeout: MAX_WAIT_MS };
  await client.query(query);
}

async function requireUnicode(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8')
    throw new StoreError(
      `its encoding is ${encoding ?? 'unknown'}: create a database with ENCODING 'UTF8'`,
    );
}

/** The store's version; 0 for a new database. */
async function versionOf(client: PoolClient): Promise<number> {
  const { rows: found } = await client.query<{ present: boolean }>(
    "SELECT to_regclass('durable_store') IS NOT NULL AS present",
  );
  if (found[0]?.present !== true) {
    await client.query(
      'CREATE TABLE durable_store (version INTEGER NOT NULL); INSERT INTO durable_store VALUES (0)',
    );
  }
  const { rows } = await client.query<{ version: number }>('SELECT version FROM durable_store');
  return rows[0]?.version ?? 0;
}

function newer(found: number, known: number): StoreError {
  const problem = `it is of version ${found}, newer than ${known}, the newest this program knows, and was left as it is`;
  return new StoreError(`${problem}: start the newer program, or choose another database`);
}
