import { rmSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { postgresPrograms, startPostgres, type PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * A socket that sends a test the address of PostgreSQL. Null if PostgreSQL is neither installed
     * nor required.
     */
    postgresAt: string | null;
  }
}

/**
 * Provides PostgreSQL for a test run. The server starts when the first test asks for its address,
 * and stops at the end of the run. If PostgreSQL is not installed, its tests are skipped, unless
 * REQUIRE_POSTGRES=1 requires it.
 */
export function setup(project: TestProject): (() => Promise<void>) | undefined {
  const programs = postgresPrograms();
  if (programs === null) {
    const line =
      'PostgreSQL (initdb, postgres) is not installed, or this is root without a user postgres';
    if (process.env.REQUIRE_POSTGRES === '1')
      throw new Error(`${line}, and REQUIRE_POSTGRES=1 demands it.`);
    project.provide('postgresAt', null);
    process.stderr.write(`${line}: its tests are skipped.\n`);
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-pg-at-'));
  const socket = join(folder, 'address');
  let started: Promise<PostgresServer> | undefined;
  const door = createServer((caller) => {
    caller.on('error', () => undefined);
    started ??= startPostgres(programs);
    started.then(
      ({ url }) => caller.end(url),
      (error: unknown) => caller.end(String(error)),
    );
  }).listen(socket);
  project.provide('postgresAt', socket);
  return async () => {
    door.close();
    await started?.then(
      (server) => server.stop(),
      () => undefined,
    );
    rmSync(folder, { recursive: true, force: true });
  };
}
