import { join } from 'node:path';
import type { Durable } from './durable.ts';
import type { ProblemLogOptions } from './problem-log.ts';
import { createSqliteDurable } from './sqlite-durable.ts';

interface DurableOptions extends ProblemLogOptions {
  dataDir: string;
  /** Null: SQLite in the data directory. */
  databaseUrl: string | null;
}

/**
 * Opens the durable store and migrates it to the newest version. Throws StoreError if it cannot be
 * used.
 */
export async function createDurable(options: DurableOptions): Promise<Durable> {
  const { dataDir, databaseUrl } = options;
  if (databaseUrl === null) return createSqliteDurable(join(dataDir, 'durable.sqlite'));
  // The PostgreSQL client is loaded only when it is used, which shortens the start.
  const { createPostgresDurable } = await import('./postgres/postgres-durable.ts');
  return createPostgresDurable({ ...options, url: databaseUrl });
}
