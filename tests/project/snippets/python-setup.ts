import type { TestProject } from 'vitest/node';
import { findProgram } from '../../support/find-program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The program of Python 3; null if it is not installed. */
    pythonProgram: string | null;
  }
}

/**
 * Finds Python for a test run. If it is not installed, the examples in Python are skipped, unless
 * REQUIRE_PYTHON=1 requires it.
 */
export function setup(project: TestProject): void {
  const program = findProgram('python3');
  project.provide('pythonProgram', program);
  if (program !== null) return;
  const line = 'python3 is not installed';
  if (process.env.REQUIRE_PYTHON === '1')
    throw new Error(`${line}, and REQUIRE_PYTHON=1 demands it.`);
  process.stderr.write(`${line}: the examples in Python are skipped.\n`);
}
