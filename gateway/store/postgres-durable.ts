import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { DURABLE_MIGRATIONS } from './durable-migrations.ts';
import type { Durable, DurableQueries, SqlValue } from './durable.ts';
import { forbidNesting } from './forbid-nesting.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { CONNECT_MS, createPostgresPool } from './postgres-pool.ts';
import { databaseError } from './store-error.ts';

/**
 * Attempts by SQLSTATE of a conflict with another transaction. A unique violation is tried only
 * twice, because PostgreSQL reports a key taken a moment ago like one that has always existed.
 */
const ATTEMPTS: Readonly<Record<string, number>> = { '40001': 8, '40P01': 8, '23505': 2 };
const PAUSE_MS = 5;

/**
 * Opens the durable store in PostgreSQL, for several processes. Throws StoreError if the database
 * cannot be reached or used.
 */
export async function createPostgresDurable(
  url: string,
  steps: readonly string[] = DURABLE_MIGRATIONS,
  connectMs = CONNECT_MS,
): Promise<Durable> {
  const pool = createPostgresPool(url, connectMs);
  try {
    await migratePostgres(pool, steps);
  } catch (error) {
    await pool.end();
    throw databaseError(url, error);
  }
  const { all, run } = queriesOf(pool);
  const nesting = forbidNesting();
  let closing: Promise<void> | null = null;
  return {
    dialect: 'postgres',
    all: <Row>(sql: string, values?: readonly SqlValue[]) =>
      nesting.outside(() => all<Row>(sql, values)),
    run: (sql, values) => nesting.outside(() => run(sql, values)),
    transaction: (work) => nesting.within(() => transactWithRetries(pool, work)),
    async check() {
      // A write without effect. It fails on a standby server and on a full disk.
      await pool.query('UPDATE durable_store SET version = version');
    },
    close: () => (closing ??= pool.end()),
  };
}

function queriesOf(client: Pool | PoolClient): DurableQueries {
  const ask = (sql: string, values: readonly SqlValue[] = []) =>
    client.query<Record<string, unknown>>(numbered(sql), [...values]);
  return {
    all: async <Row>(sql: string, values?: readonly SqlValue[]) =>
      (await ask(sql, values)).rows as Row[],
    run: async (sql, values) => ({ changes: (await ask(sql, values)).rowCount ?? 0 }),
  };
}

/** Replaces question marks by $1, $2 and so on, except within quotes. */
function numbered(sql: string): string {
  let count = 0;
  return sql.replaceAll(/'[^']*'|"[^"]*"|\?/gu, (part) =>
    part === '?' ? `$${(count += 1)}` : part,
  );
}

async function transactWithRetries<Result>(
  pool: Pool,
  work: (queries: DurableQueries) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact(pool, work);
    } catch (error) {
      if (attempt >= attemptsFor(error)) throw error;
      await pause(Math.random() * PAUSE_MS * 2 ** attempt);
    }
  }
}

function attemptsFor(error: unknown): number {
  return ATTEMPTS[String((error as { code?: unknown }).code)] ?? 1;
}

async function transact<Result>(
  pool: Pool,
  work: (queries: DurableQueries) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query('BEGIN ISOLATION LEVEL SERIALIZABLE');
    const result = await work(queriesOf(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => (isBroken = true));
    throw error;
  } finally {
    client.release(isBroken);
  }
}
