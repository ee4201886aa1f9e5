import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { run, seconds } from './steps.mjs';

/**
 * Builds the pages, and the gateway and the embedded services as one file each, which start in half
 * the time of their sources. A build is fresh if the hash of all its input files is still the
 * stored one.
 */
const CACHE = join('node_modules', '.cache');
const COMMON = ['package-lock.json', 'tsconfig.base.json'];
const vite = (...args) => [resolve('node_modules/vite/bin/vite.js'), 'build', '--config', ...args];

export const PAGES = {
  name: 'pages',
  folders: ['web'],
  result: join('web', 'dist', 'index.html'),
  args: vite('web/vite.config.ts'),
};
export const SERVERS = {
  name: 'servers',
  folders: ['gateway', 'retail'],
  result: join(CACHE, 'servers', 'gateway.mjs'),
  args: vite('scripts/servers.vite.config.mjs'),
};

/**
 * Vite takes the mode of React from NODE_ENV. A value in the environment, for example that of the
 * test runner, would put the slow and large development build of React into the pages.
 */
export const PRODUCTION = { NODE_ENV: 'production' };

const stampOf = ({ name }) => join(CACHE, `built-${name}`);

function inputsOf({ folders, args }) {
  const entries = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }),
  );
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return [
    ...files.filter((path) => !path.startsWith(join('web', 'dist'))),
    ...COMMON,
    args.at(-1),
  ].sort();
}

function hashOf(target) {
  const hash = createHash('sha256').update(process.cwd()).update(PRODUCTION.NODE_ENV);
  for (const path of inputsOf(target))
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

export const isFresh = (target) =>
  existsSync(target.result) &&
  existsSync(stampOf(target)) &&
  readFileSync(stampOf(target), 'utf8') === hashOf(target);

export async function build(target, { live = false } = {}) {
  const hash = hashOf(target);
  const outcome = await run(
    process.execPath,
    [...target.args, ...(live ? [] : ['--logLevel', 'warn'])],
    { live, env: PRODUCTION },
  );
  if (outcome.ok) {
    mkdirSync(dirname(stampOf(target)), { recursive: true });
    writeFileSync(stampOf(target), hash);
  }
  return outcome;
}

if (process.argv[1] === import.meta.filename) {
  const since = performance.now();
  const { ok } = await build(PAGES, { live: true });
  console.log(ok ? `Built in ${seconds(since)}.` : 'The build failed.');
  process.exitCode = ok ? 0 : 1;
}
