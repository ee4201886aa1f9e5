import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { announce } from './announce.mjs';
import { PAGES, SERVERS, build, isFresh } from './build.mjs';
import { createFamily } from './family.mjs';
import { GATEWAY_FLAGS } from './gateway-flags.mjs';
import { samplesAt, samplesFor } from './samples-for.mjs';
import { run, seconds } from './steps.mjs';

/**
 * `npm start`: runs the embedded retail services (unless RETAIL_URL is set), the pages and the
 * gateway. Missing or outdated builds are made first, and independent steps run in parallel. A
 * program that ends is restarted.
 */
const since = performance.now();
const family = createFamily();
const embedded = !process.env.RETAIL_URL;

const preflight = () => run(process.execPath, ['--import', 'tsx', 'scripts/preflight.ts']);

/**
 * Stops everything. If an environment variable is invalid, that is reported instead of the given
 * reason.
 */
async function stop(reason) {
  if (family.isEnding()) return;
  const { ok, output } = await preflight();
  if (family.isEnding()) return;
  console.error((ok ? reason : output).trimEnd());
  family.end(1);
}

async function built(target) {
  if (isFresh(target)) return;
  const started = performance.now();
  const { ok, output } = await build(target);
  if (!ok) await stop(`${output.trimEnd()}\nThe ${target.name} could not be built.`);
  else if (!family.isEnding()) console.log(`Built the ${target.name} in ${seconds(started)}.`);
}

/**
 * A free port; the wanted one if possible. Ports are chosen before the programs start, so that they
 * need not wait for each other.
 */
const freePort = (wanted = 0) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
const chosenPort = async (given, usual) =>
  given && given !== '0' ? given : String(await freePort(given ? 0 : usual));

const originOf = (host, port) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

async function program(name, file, env, flags = []) {
  const args = [...flags, join(dirname(SERVERS.result), file)];
  const { url, failed, said } = await family.start(name, args, { env });
  if (failed) await stop(said || `${name} did not start.`);
  return url;
}

async function main() {
  const { HOST, PORT, PUBLIC_ORIGIN, RETAIL_PORT, RETAIL_SAMPLES_PORT, RETAIL_URL } = process.env;
  const port = await chosenPort(RETAIL_PORT, 0);
  const samplesPort = await chosenPort(RETAIL_SAMPLES_PORT, 4200);
  const gatewayPort = PORT === '0' ? String(await freePort()) : PORT || '4000';
  const retail = embedded ? `http://127.0.0.1:${port}` : RETAIL_URL;
  const portalUrl =
    process.env.PORTAL_URL || PUBLIC_ORIGIN || originOf(HOST || '127.0.0.1', gatewayPort);
  const samples = embedded && samplesAt(portalUrl, samplesPort);
  // A build takes long, so report invalid variables before it.
  if (!isFresh(PAGES)) {
    console.log('Building what is not built yet …');
    const checked = await preflight();
    if (!checked.ok) return stop('');
  }
  await built(SERVERS);
  if (family.isEnding()) return undefined;
  const services =
    embedded &&
    program('The embedded retail services', 'retail.mjs', {
      RETAIL_PORT: port,
      RETAIL_SAMPLES_PORT: samplesPort,
      PORTAL_URL: portalUrl,
      HOST: '127.0.0.1',
    });
  await built(PAGES);
  if (family.isEnding()) return undefined;
  const settings = {
    PORT: gatewayPort,
    // Without it, GraphQL checks on every value whether it is loaded twice.
    NODE_ENV: process.env.NODE_ENV || 'production',
    ...(embedded && {
      RETAIL_URL: retail,
      DEMO_ACCOUNTS: '1',
      ...samplesFor(process.env, samples),
    }),
  };
  const gateway = program('The gateway', 'gateway.mjs', settings, GATEWAY_FLAGS);
  const [portal] = await Promise.all([gateway, services]);
  if (!family.isEnding()) announce({ portal, retail, samples, demo: embedded, since });
  return undefined;
}

void main();
process.exit(await family.ended);
