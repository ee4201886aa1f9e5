import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { primeIcons } from './web/design/icons/prime-icons-plugin.ts';

// Only one copy of graphql: imports and packages that require it must get the same module.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };
const env = { TZ: 'America/New_York' };
// Starts PostgreSQL when the first test asks for it, and finds Redis.
const globalSetup = ['tests/support/postgres-setup.ts', 'tests/support/redis-setup.ts'];
const never = ['tests/web/**', 'tests/e2e/**', 'tests/cluster/**', '**/node_modules/**'];

/**
 * Pages and gateways of tests live for milliseconds, and collecting their objects takes an eighth of
 * the time. With more room for new objects, V8 collects them less often, and fewer survive.
 */
const execArgv = ['--max-semi-space-size=32', '--min-semi-space-size=16'];

/**
 * Keeps modules on disk as the tests run them, so that the next run need not make them again: a single
 * file of the portal then starts in half the time. The key is the content of the module, of the
 * configuration and of the lock file.
 */
const experimental = { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' };

// Pages in jsdom are slow when many run in parallel. The limit still detects a test that hangs.
const page = {
  plugins: [react(), primeIcons()],
  test: {
    environment: 'jsdom' as const,
    // Restores spies before each test. Clearing all mocks instead would, before each test, go through
    // the mocks of all files that the worker has run so far.
    restoreMocks: true,
    setupFiles: ['tests/support/dom.ts'],
    env,
    execArgv,
    experimental,
    testTimeout: 20_000,
  },
};

/**
 * The projects of the tests: those that run in Node, those that run in a simulated DOM, and slow
 * ones that start programs or generate all demo data (`*.slow.test.ts`, not part of
 * `npm run test:unit`). Files that replace modules with mocks do not share modules with other files
 * (`*.alone.test.tsx`). The browser journeys have a separate configuration.
 */
export default defineConfig({
  test: {
    // Uses all cores. Reserving one for the runner would leave a small machine with one worker.
    maxWorkers: '100%',
    experimental,
    projects: [
      // The files of a worker share their modules. This is safe, because the project has no mutable
      // module state, and importing the modules for each file would take longer than the tests.
      {
        resolve,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          globalSetup,
          include: ['tests/**/*.test.ts'],
          exclude: [...never, '**/*.slow.test.ts'],
          env,
          execArgv,
          experimental,
          // Much higher than any test needs, because the machine may be busy with other work.
          testTimeout: 20_000,
        },
      },
      {
        resolve,
        test: {
          name: 'slow',
          environment: 'node',
          globalSetup: [...globalSetup, 'tests/project/snippets/python-setup.ts'],
          include: ['tests/**/*.slow.test.ts'],
          exclude: never,
          env,
          experimental,
          testTimeout: 30_000,
        },
      },
      {
        ...page,
        test: {
          ...page.test,
          name: 'web',
          isolate: false,
          include: ['tests/web/**/*.test.{ts,tsx}'],
          exclude: ['**/*.alone.test.tsx'],
        },
      },
      {
        ...page,
        test: { ...page.test, name: 'web-alone', include: ['tests/web/**/*.alone.test.tsx'] },
      },
    ],
  },
});
