import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Two projects: what runs in Node, and what runs in a browser's DOM. The browser journeys have a configuration of their own. */
export default defineConfig({
  test: {
    projects: [
      {
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
