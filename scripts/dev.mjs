import { resolve } from 'node:path';
import { announce } from './announce.mjs';
import { createFamily } from './family.mjs';
import { samplesAt, samplesFor } from './samples-for.mjs';

/**
 * `npm run dev`: like `npm start`, but the services and the gateway restart when their sources
 * change, and Vite serves the pages from source.
 */
const since = performance.now();
const family = createFamily();
const embedded = !process.env.RETAIL_URL;
const tsx = resolve('node_modules/tsx/dist/cli.mjs');
const gateway = `http://127.0.0.1:${process.env.PORT || 4000}`;
const retail = process.env.RETAIL_URL || `http://127.0.0.1:${process.env.RETAIL_PORT || 4100}`;
const portal = 'http://127.0.0.1:5173';
const samples = samplesAt(
  process.env.PORTAL_URL || portal,
  process.env.RETAIL_SAMPLES_PORT || 4200,
);
const watch = (entry) => [tsx, 'watch', '--clear-screen=false', entry];

/**
 * Waits until an address answers. A program under `tsx watch` cannot report its start to us,
 * because its IPC channel belongs to the watcher.
 */
async function answering(address) {
  while (!family.isEnding()) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer) return;
    await new Promise((next) => setTimeout(next, 200));
  }
}

if (embedded) {
  void family.start('The embedded retail services', watch('retail/main.ts'), {
    watched: true,
    env: {
      RETAIL_SAMPLES_PORT: process.env.RETAIL_SAMPLES_PORT || '4200',
      PORTAL_URL: process.env.PORTAL_URL || portal,
    },
  });
  await answering(retail);
}
void family.start('The gateway', watch('gateway/main.ts'), {
  watched: true,
  env: embedded
    ? { RETAIL_URL: retail, DEMO_ACCOUNTS: '1', ...samplesFor(process.env, samples) }
    : {},
});
void family.start(
  'Vite',
  [
    resolve('node_modules/vite/bin/vite.js'),
    '--config',
    'web/vite.config.ts',
    '--host',
    '127.0.0.1',
  ],
  {
    watched: true,
  },
);
await answering(`${gateway}/healthz`);
if (!family.isEnding())
  announce({ portal, gateway, retail, samples: embedded && samples, demo: embedded, since });
process.exit(await family.ended);
