import { defineConfig } from 'vitest/config';

/** `npm run faults`: all faults of all calls, which takes minutes. */
export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    include: ['tests/gateway/faults/*.full.ts'],
    env: { TZ: 'America/New_York' },
  },
});
