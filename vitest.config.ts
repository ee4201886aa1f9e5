import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Two projects: what runs in Node, and what runs in a browser's DOM. The browser journeys have a configuration of their own. */
export default defineConfig({
  test: {
    projects: [
      {
        // One copy of graphql: what is imported here as a module and required by a package must be the same.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/web/**', 'tests/e2e/**', '**/node_modules/**'],
          env: { TZ: 'America/New_York' },
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/dom.ts'],
          env: { TZ: 'America/New_York' },
        },
      },
    ],
  },
});
