import { memoize } from '../async/memoize.ts';
import { createMutex } from '../async/mutex.ts';
import { closeDataFile, openDataFile, probeDataFile, type SqliteDatabase } from './data-file.ts';
import { DURABLE_MIGRATIONS, stepsFrom } from './durable-migrations.ts';
import type { Durable, DurableQueries } from './durable.ts';
import { forbidNesting } from './forbid-nesting.ts';

/** "RPDU" in the file's header. */
const APPLICATION = 0x52504455;

/**
 * Opens the durable store in an SQLite file, or in memory for ':memory:'. There is one connection,
 * so queries wait until a running transaction has ended.
 */
export function createSqliteDurable(
  file: string,
  steps: readonly string[] = DURABLE_MIGRATIONS,
): Durable {
  const migrations = stepsFrom(0, 'sqlite', steps);
  const db = openDataFile(file, {
    application: APPLICATION,
    migrations,
    loss: 'loses saved views and jobs',
  });
  const queries = queriesOf(db);
  const mutex = createMutex();
  const exclusively = <Result>(work: () => Promise<Result>) => mutex('', work);
  const nesting = forbidNesting();
  let isClosed = false;

  return {
    dialect: 'sqlite',
    all: (sql, values) => nesting.outside(() => exclusively(() => queries.all(sql, values))),
    run: (sql, values) => nesting.outside(() => exclusively(() => queries.run(sql, values))),
    transaction: (work) =>
      nesting.within(() =>
        exclusively(async () => {
          db.exec('BEGIN IMMEDIATE');
          try {
            const result = await work(queries);
            db.exec('COMMIT');
            return result;
          } catch (error) {
            if (db.inTransaction) db.exec('ROLLBACK');
            throw error;
          }
        }),
      ),
    async check() {
      if (isClosed) throw new Error('the durable store is closed');
      await exclusively(async () => probeDataFile(db));
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await exclusively(async () => closeDataFile(db, file));
    },
  };
}

function queriesOf(db: SqliteDatabase): DurableQueries {
  const prepared = memoize((sql: string) => db.prepare(sql));
  return {
    async all<Row>(sql: string, values: readonly unknown[] = []) {
      return (prepared(sql).all([...values]) as Record<string, unknown>[]).map(
        withBuffers,
      ) as Row[];
    },
    async run(sql, values = []) {
      return { changes: prepared(sql).run([...values]).changes };
    },
  };
}

/** libsql returns the bytes of several rows as array buffers. */
function withBuffers(row: Record<string, unknown>): Record<string, unknown> {
  for (const [name, value] of Object.entries(row)) {
    if (value instanceof ArrayBuffer) row[name] = Buffer.from(value);
  }
  return row;
}
