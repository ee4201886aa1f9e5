import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { silentLogger } from '../../../gateway/logging/logger.ts';
import type { Durable } from '../../../gateway/store/durable.ts';
import { createPostgresDurable } from '../../../gateway/store/postgres/postgres-durable.ts';
import { createSqliteDurable } from '../../../gateway/store/sqlite-durable.ts';
import { emptyDatabaseUrl, hasPostgres, withRowRights } from '../postgres.ts';

/**
 * An empty place for a durable store. Each `open` acts like a separate process that opens the same
 * place.
 */
export interface DurablePlace {
  open(steps?: readonly string[]): Promise<Durable>;
}

const makers: Readonly<Record<Durable['dialect'], () => Promise<DurablePlace>>> = {
  async sqlite() {
    const folder = mkdtempSync(join(tmpdir(), 'gateway-durable-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'durable.sqlite');
    return { open: async (steps) => closing(createSqliteDurable(file, steps)) };
  },
  async postgres() {
    const owner = await emptyDatabaseUrl();
    const rows = await withRowRights(owner);
    const open = (url: string, steps?: readonly string[]) =>
      createPostgresDurable({ url, steps, logger: silentLogger, clock: Date.now });
    return {
      async open(steps) {
        if (steps !== undefined) return closing(await open(owner, steps));
        // The owner makes the tables; the gateway works with the fewest rights.
        await (await open(owner)).close();
        return closing(await open(rows));
      },
    };
  },
};

/** The dialects for `describe.each`: both, or only SQLite if the machine has no PostgreSQL. */
export const durableDialects: Durable['dialect'][] = hasPostgres()
  ? ['sqlite', 'postgres']
  : ['sqlite'];

export function durablePlace(dialect: Durable['dialect']): Promise<DurablePlace> {
  return makers[dialect]();
}

function closing(durable: Durable): Durable {
  onTestFinished(() => durable.close());
  return durable;
}
