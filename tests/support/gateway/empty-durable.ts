import type { Durable } from '../../../gateway/store/durable.ts';
import { createSqliteDurable } from '../../../gateway/store/sqlite-durable.ts';

/**
 * The statements that make the tables of the newest version. Migrating through all versions takes
 * five times as long, and every test of a gateway needs a store. Migrations have tests of their own.
 */
let newest: Promise<readonly string[]> | undefined;

/** Creates an empty store of lasting data in memory. */
export async function emptyDurable(): Promise<Durable> {
  return createSqliteDurable(':memory:', await (newest ??= readNewest()));
}

async function readNewest(): Promise<readonly string[]> {
  const migrated = createSqliteDurable(':memory:');
  const made = await migrated.all<{ type: string; name: string; sql: string }>(
    'SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid',
  );
  for (const { name } of made.filter(({ type }) => type === 'table')) {
    const [row] = await migrated.all(`SELECT 1 FROM ${name} LIMIT 1`);
    if (row !== undefined)
      throw new Error(`The migrations write rows of ${name}, which the tests would not have.`);
  }
  await migrated.close();
  return [made.map(({ sql }) => sql).join(';\n')];
}
