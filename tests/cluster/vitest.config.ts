import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `npm run test:cluster`: three gateway processes that share Redis and PostgreSQL. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'cluster',
    environment: 'node',
    include: ['tests/cluster/*.test.ts'],
    globalSetup: [
      'tests/support/postgres-setup.ts',
      'tests/support/redis-setup.ts',
      'tests/cluster/support/nginx-setup.ts',
      'tests/cluster/support/servers-setup.ts',
    ],
    // Each file starts a dozen processes.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
