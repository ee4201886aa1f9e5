import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Durable } from '../../../gateway/store/durable.ts';
import { createPostgresDurable } from '../../../gateway/store/postgres-durable.ts';
import { createSqliteDurable } from '../../../gateway/store/sqlite-durable.ts';
import { emptyDatabaseUrl, hasPostgres } from '../postgres.ts';

/** A place for a durable store that nobody has used yet. Each opening is what another process would have. */
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
    const url = await emptyDatabaseUrl();
    return { open: async (steps) => closing(await createPostgresDurable(url, steps)) };
  },
};

/** Both dialects, or the one that this machine has: for `describe.each`. */
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
