import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { primeIcons } from './web/design/icons/prime-icons-plugin.ts';

// One copy of graphql: what is imported as a module and required by a package must be the same.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };
const env = { TZ: 'America/New_York' };
// Started when a test asks for it.
const globalSetup = ['tests/support/postgres-setup.ts'];
const never = ['tests/web/**', 'tests/e2e/**', '**/node_modules/**'];

// A page in jsdom is slow where many of them run side by side: a test that hangs is told all the same.
const page = {
  plugins: [react(), primeIcons()],
  test: {
    environment: 'jsdom' as const,
    clearMocks: true,
    setupFiles: ['tests/support/dom.ts'],
    env,
    testTimeout: 20_000,
  },
};

/**
 * What runs in Node, what runs in a browser's DOM, and what is slow because it starts programs or makes all the demo data (`*.slow.test.ts`,
 * not part of `npm run test:unit`). A file that puts a module of its own in
 * another's place has modules to itself (`*.alone.test.tsx`). The browser journeys have a configuration of their own.
 */
export default defineConfig({
  test: {
    // All cores: one for the runner would leave a small machine with a single worker.
    maxWorkers: '100%',
    projects: [
      // The files of a worker share their modules: nothing of the project changes in module scope, and importing it for each file costs more than the tests.
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
          // Far above what any of them needs: a machine that does other things beside may be slow.
          testTimeout: 20_000,
        },
      },
      {
        resolve,
        test: {
          name: 'slow',
          environment: 'node',
          globalSetup,
          include: ['tests/**/*.slow.test.ts'],
          exclude: never,
          env,
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
