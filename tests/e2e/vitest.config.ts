import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The journeys: a real Chromium before a real gateway and real services, each file with a portal of its own on free ports. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'journeys',
    environment: 'node',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/seeded-data.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Nothing of the project changes in module scope: a worker goes from file to file instead of being begun anew for each.
    isolate: false,
  },
});
