import type { Pool } from 'pg';
import { StoreUnavailable } from '../../errors/store-unavailable.ts';
import { DURABLE_MIGRATIONS } from '../durable-migrations.ts';
import type { Durable, SqlValue } from '../durable.ts';
import { forbidNesting } from '../forbid-nesting.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { isUnusable } from './postgres-faults.ts';
import { createPostgresPool } from './postgres-pool.ts';
import { queriesOf, transact, withRetries } from './postgres-transactions.ts';
import { createProblemLog, type ProblemLogOptions } from '../problem-log.ts';
import { databaseProblem, StoreError } from '../store-error.ts';

interface PostgresOptions extends ProblemLogOptions {
  url: string;
  steps?: readonly string[] | undefined;
  connectMs?: number | undefined;
}

/** Other statements that return rows change something, and must not be made twice. */
const READS = /^\s*SELECT\b/iu;

/** Opens the connections and brings the tables to the newest version. */
async function openPool({ url, steps = DURABLE_MIGRATIONS, ...options }: PostgresOptions) {
  let pool: Pool | undefined;
  try {
    pool = createPostgresPool(url, options);
    await migratePostgres(pool, steps);
    return pool;
  } catch (error) {
    await pool?.end();
    throw new StoreError(databaseProblem(url, error).text);
  }
}

/**
 * Opens the durable store in PostgreSQL, for several processes. Throws StoreError if the database
 * cannot be reached or used. If that happens later, requests fail with StoreUnavailable.
 */
export async function createPostgresDurable(options: PostgresOptions): Promise<Durable> {
  const { url } = options;
  const pool = await openPool(options);
  const problems = createProblemLog('PostgreSQL', (error) => databaseProblem(url, error), options);
  const nesting = forbidNesting();
  let closing: Promise<void> | null = null;

  async function reported<Result>(answer: Promise<Result>): Promise<Result> {
    try {
      const result = await answer;
      problems.solved();
      return result;
    } catch (error) {
      const cause = error instanceof StoreUnavailable ? error.cause : error;
      if (!isUnusable(cause)) throw error;
      problems.report(cause);
      throw new StoreUnavailable(cause);
    }
  }

  return {
    dialect: 'postgres',
    all: <Row>(sql: string, values?: readonly SqlValue[]) =>
      nesting.outside(() =>
        reported(
          READS.test(sql)
            ? withRetries(() => queriesOf(pool).all<Row>(sql, values))
            : transact(pool, 'READ COMMITTED', ({ all }) => all<Row>(sql, values)),
        ),
      ),
    run: (sql, values) =>
      nesting.outside(() =>
        reported(transact(pool, 'READ COMMITTED', ({ run }) => run(sql, values))),
      ),
    transaction: (work) => nesting.within(() => reported(transact(pool, 'SERIALIZABLE', work))),
    async check() {
      // A write without effect. It fails on a standby server and on a full disk.
      await reported(pool.query('UPDATE durable_store SET version = version'));
    },
    close: () => (closing ??= pool.end()),
  };
}
