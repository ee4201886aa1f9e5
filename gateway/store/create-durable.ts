import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Durable } from './durable.ts';
import { createSqliteDurable } from './sqlite-durable.ts';

/** Opens the durable store and brings it to its newest version. Throws StoreError when it may not be used. */
export async function createDurable({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Durable> {
  if (databaseUrl === null) return createSqliteDurable(join(dataDir, 'durable.sqlite'));
  // Its client is only loaded where it is wanted.
  const { createPostgresDurable } = await import('./postgres-durable.ts');
  return createPostgresDurable(databaseUrl);
}
