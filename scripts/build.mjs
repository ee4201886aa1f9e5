import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, seconds } from './steps.mjs';

/** Builds the portal's pages into web/dist, and knows whether that is needed: the stamp is a hash of all that the build reads. */
const BUILT = 'web/dist/index.html';
const STAMP = 'node_modules/.cache/web-build';

const isInput = (path) => !path.startsWith(join('web', 'dist'));

function inputs() {
  const entries = readdirSync('web', { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return [...files.filter(isInput), 'package-lock.json', 'tsconfig.base.json'].sort();
}

function hashOfInputs() {
  const hash = createHash('sha256');
  for (const path of inputs()) hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

export const buildIsFresh = () => existsSync(BUILT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfInputs();

export async function build({ live = false } = {}) {
  const hash = hashOfInputs();
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const outcome = await run(process.execPath, [vite, 'build', '--config', 'web/vite.config.ts', ...(live ? [] : ['--logLevel', 'warn'])], { live });
  if (outcome.ok) {
    mkdirSync(dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, hash);
  }
  return outcome;
}

if (process.argv[1] === import.meta.filename) {
  const since = performance.now();
  const { ok } = await build({ live: true });
  console.log(ok ? `Built in ${seconds(since)}.` : 'The build failed.');
  process.exitCode = ok ? 0 : 1;
}
