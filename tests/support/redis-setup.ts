import type { TestProject } from 'vitest/node';
import { redisProgram } from './redis-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The program of Redis or Valkey; null if none is installed. */
    redisProgram: string | null;
  }
}

/**
 * Finds Redis for a test run. Each place that needs it starts a server on an own port. If it is not
 * installed, its tests are skipped, unless REQUIRE_REDIS=1 requires it.
 */
export function setup(project: TestProject): void {
  const program = redisProgram();
  project.provide('redisProgram', program);
  if (program !== null) return;
  const line = 'Neither redis-server nor valkey-server is installed';
  if (process.env.REQUIRE_REDIS === '1')
    throw new Error(`${line}, and REQUIRE_REDIS=1 demands one of them.`);
  process.stderr.write(`${line}: its tests are skipped.\n`);
}
