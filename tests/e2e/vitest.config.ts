import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './slowest-first.ts';

/**
 * The end-to-end tests: Chromium with a real gateway and real services. Each file starts its own
 * portal on free ports.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'journeys',
    environment: 'node',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/seeded-data.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As long as the other waits of a journey; one second is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    // The project has no mutable module state, so a worker can run several files.
    isolate: false,
  },
});
