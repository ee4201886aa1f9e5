import { createServer } from 'node:net';
import { announce } from './announce.mjs';
import { build, buildIsFresh } from './build.mjs';
import { createFamily } from './family.mjs';
import { run, seconds } from './steps.mjs';

/**
 * `npm start`: the embedded retail services (unless RETAIL_URL names others), the pages (built when they are missing or older than their
 * sources) and the gateway. Whatever need not wait for each other starts at once.
 */
const since = performance.now();
const family = createFamily();
const embedded = !process.env.RETAIL_URL;
/** Node reads TypeScript by itself from 22.18 on, and faster. */
const loader = process.features.typescript ? [] : ['--import', 'tsx'];

const preflight = () => run(process.execPath, [...loader, 'scripts/preflight.ts']);

async function stop(reason) {
  if (family.isEnding()) return;
  const { ok, output } = await preflight();
  if (family.isEnding()) return;
  console.error((ok ? reason : output).trimEnd());
  family.end(1);
}

async function pages() {
  if (buildIsFresh()) return;
  console.log('Building the pages …');
  const started = performance.now();
  const [{ ok, output }, checked] = await Promise.all([build(), preflight()]);
  if (!ok || !checked.ok) await stop(`${output.trimEnd()}\nThe pages could not be built.`);
  else if (!family.isEnding()) console.log(`Built the pages in ${seconds(started)}.`);
}

/** The address is settled before the services listen, so that the gateway need not wait for them. */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function program(name, entry, env) {
  const { url, failed, said } = await family.start(name, [...loader, entry], { env });
  if (failed) await stop(said || `${name} did not start.`);
  return url;
}

async function main() {
  const port = Number(process.env.RETAIL_PORT) || (await freePort());
  const retail = embedded ? `http://127.0.0.1:${port}` : process.env.RETAIL_URL;
  const services = embedded && program('The embedded retail services', 'retail/main.ts', { RETAIL_PORT: process.env.RETAIL_PORT || port, HOST: '127.0.0.1' });
  await pages();
  if (family.isEnding()) return;
  const gateway = program('The gateway', 'gateway/main.ts', embedded ? { RETAIL_URL: retail, DEMO_ACCOUNTS: '1' } : {});
  const [portal] = await Promise.all([gateway, services]);
  if (!family.isEnding()) announce({ portal, retail, demo: embedded, since });
}

void main();
process.exit(await family.ended);
