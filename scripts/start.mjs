import { announce } from './announce.mjs';
import { build, buildIsFresh } from './build.mjs';
import { createFamily } from './family.mjs';
import { seconds } from './steps.mjs';

/**
 * `npm start`: the embedded retail services (unless RETAIL_URL names others), the pages (built when they are missing or older than their
 * sources) and the gateway. The services seed their data while the pages are built.
 */
const since = performance.now();
const family = createFamily();
const loader = ['--import', 'tsx'];
const embedded = !process.env.RETAIL_URL;

async function pages() {
  if (buildIsFresh()) return;
  console.log('Building the pages …');
  const started = performance.now();
  const { ok, output } = await build();
  if (family.ending) return;
  if (!ok) {
    console.error(`${output.trimEnd()}\nThe pages could not be built; stopping.`);
    family.end(1);
  } else console.log(`Built the pages in ${seconds(started)}.`);
}

async function services() {
  if (!embedded) return process.env.RETAIL_URL;
  const port = process.env.RETAIL_PORT || '0';
  const { url } = await family.start('The embedded retail services', [...loader, 'retail/main.ts'], { env: { RETAIL_PORT: port, HOST: '127.0.0.1' } });
  return url;
}

async function main() {
  const [retail] = await Promise.all([services(), pages()]);
  if (family.ending) return;
  const env = embedded ? { RETAIL_URL: retail, DEMO_ACCOUNTS: '1' } : {};
  const { url } = await family.start('The gateway', [...loader, 'gateway/main.ts'], { env });
  announce({ portal: url, retail, demo: embedded, since });
}

void main();
process.exit(await family.ended);
