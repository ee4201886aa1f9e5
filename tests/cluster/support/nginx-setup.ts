import { findProgram } from '../../support/find-program.ts';

/**
 * Finds nginx for a test run. If it is not installed, its tests are skipped, unless REQUIRE_NGINX=1
 * requires it.
 */
export function setup(): void {
  if (findProgram('nginx') !== null) return;
  const line = 'nginx is not installed';
  if (process.env.REQUIRE_NGINX === '1')
    throw new Error(`${line}, and REQUIRE_NGINX=1 demands it.`);
  process.stderr.write(`${line}: its tests are skipped.\n`);
}
