import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * `npm run test:long`: what needs minutes, and is not part of `npm test`. Without Redis, PostgreSQL
 * or nginx its tests fail.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    name: 'long',
    environment: 'node',
    include: ['tests/cluster/long/*.long.test.ts'],
    globalSetup: [
      'tests/support/postgres-setup.ts',
      'tests/support/redis-setup.ts',
      'tests/cluster/support/nginx-setup.ts',
      'tests/cluster/support/servers-setup.ts',
    ],
    fileParallelism: false,
    disableConsoleIntercept: true,
    testTimeout: 3 * 3_600_000,
    hookTimeout: 120_000,
  },
});
