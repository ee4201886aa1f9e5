import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { StoreUnavailable } from '../../errors/store-unavailable.ts';
import type { DurableQueries, SqlValue } from '../durable.ts';
import { isLostConnection, isWorthRetrying } from './postgres-faults.ts';

const FIRST_PAUSE_MS = 5;
const MAX_PAUSE_MS = 200;
/** How long a transaction whose commit was not answered is waited for. */
const MAX_UNSURE_MS = 10_000;

/** The attempt from which transactions that were in conflict with others run one after the other. */
const LOCK_FROM_ATTEMPT = 3;
/**
 * A lock of tables does not fix what the transaction sees, so it then sees what the others have
 * committed. Transactions without conflicts do not wait for it.
 */
const LOCK = 'LOCK TABLE durable_store IN SHARE UPDATE EXCLUSIVE MODE';

/** A change of several statements needs to be serializable. */
type Isolation = 'SERIALIZABLE' | 'READ COMMITTED';

export function queriesOf(client: Pool | PoolClient): DurableQueries {
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

/**
 * Runs work that changes nothing, or nothing if it fails. Repeats it for a limited time after
 * conflicts with other transactions and lost connections.
 */
export async function withRetries<Result>(
  work: (attempt: number) => Promise<Result>,
): Promise<Result> {
  const since = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      if (!isWorthRetrying(error, attempt, performance.now() - since)) throw error;
      // At random, so that those in conflict do not meet again.
      await pause(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, MAX_PAUSE_MS));
    }
  }
}

/**
 * Runs work in a transaction that is committed once. If the connection is lost before the answer to
 * the commit arrives, PostgreSQL is asked whether the transaction was committed: repeating it would
 * make the change twice.
 */
export function transact<Result>(
  pool: Pool,
  isolation: Isolation,
  work: (queries: DurableQueries) => Promise<Result>,
): Promise<Result> {
  return withRetries(async (attempt) => {
    const begin = `BEGIN ISOLATION LEVEL ${isolation}`;
    const statements = attempt < LOCK_FROM_ATTEMPT ? [begin] : [begin, LOCK];
    const { result, unsure } = await transactOnce(await pool.connect(), statements, work);
    if (unsure === null) return result;
    const isCommitted = await wasCommitted(pool, unsure.id).catch((cause: unknown) => {
      // It is not known, so the change must not be repeated.
      throw new StoreUnavailable(cause);
    });
    if (!isCommitted) throw unsure.error;
    return result;
  });
}

interface Transacted<Result> {
  result: Result;
  /** A transaction whose commit was not answered. */
  unsure: { id: string; error: unknown } | null;
}

/** Gives the connection back, so that one that was lost is not waited for. */
async function transactOnce<Result>(
  client: PoolClient,
  statements: readonly string[],
  work: (queries: DurableQueries) => Promise<Result>,
): Promise<Transacted<Result>> {
  let lost: Error | undefined;
  try {
    for (const statement of statements) await client.query(statement);
    const result = await work(queriesOf(client));
    const unsure = await commit(client);
    if (unsure !== null) lost = unsure.error as Error;
    return { result, unsure };
  } catch (error) {
    if (isLostConnection(error)) lost = error as Error;
    // On a lost connection, the rollback would wait for an answer that does not come.
    else await client.query('ROLLBACK').catch((failed: unknown) => (lost = failed as Error));
    throw error;
  } finally {
    client.release(lost);
  }
}

async function commit(client: PoolClient): Promise<Transacted<unknown>['unsure']> {
  const { rows } = await client.query<{ id: string | null }>(
    'SELECT pg_current_xact_id_if_assigned()::text AS id',
  );
  const id = rows[0]?.id ?? null;
  try {
    await client.query('COMMIT');
    return null;
  } catch (error) {
    // Without an id, the transaction has changed nothing.
    if (id === null || !isLostConnection(error)) throw error;
    return { id, error };
  }
}

/**
 * Waits until the transaction has ended: the server may not have noticed the lost connection. Throws
 * when it takes too long.
 */
async function wasCommitted(pool: Pool, id: string): Promise<boolean> {
  const since = performance.now();
  while (performance.now() - since < MAX_UNSURE_MS) {
    const { rows } = await withRetries(() =>
      pool.query<{ status: string | null }>('SELECT pg_xact_status($1::xid8) AS status', [id]),
    );
    const status = rows[0]?.status;
    if (status !== 'in progress') return status === 'committed';
    await pause(MAX_PAUSE_MS);
  }
  throw new Error('The transaction has not ended.');
}
