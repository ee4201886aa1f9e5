import { copyFileSync, cpSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PAGES, PRODUCTION, build, isFresh } from './build.mjs';
import { run, seconds } from './steps.mjs';

/**
 * `npm run package`: makes `dist/`, a folder that runs the gateway and serves the pages without the
 * sources and the development tools: `npm ci --omit=dev && npm start` in it. Its packages are those
 * that the gateway imports, in the versions of this project's lock file.
 */
const FOLDER = 'dist';

const bundle = () =>
  run(
    process.execPath,
    [
      resolve('node_modules/vite/bin/vite.js'),
      ...['build', '--config', 'scripts/servers.vite.config.mjs', '--mode', 'package'],
      ...['--logLevel', 'warn'],
    ],
    { env: PRODUCTION },
  );

function copyData() {
  cpSync('schema', join(FOLDER, 'schema'), {
    recursive: true,
    filter: (path) => !path.endsWith('generated'),
  });
  cpSync(join('web', 'dist'), join(FOLDER, 'web', 'dist'), { recursive: true });
  copyFileSync('package-lock.json', join(FOLDER, 'package-lock.json'));
  copyFileSync('LICENSE', join(FOLDER, 'LICENSE'));
}

/** Removes from the copied lock file what the smaller package.json does not need. */
const pruneLock = () =>
  run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
  });

/** Lists the packages of the folder with their licences and checksums, as a CycloneDX document. */
async function listPackages() {
  const { ok, output } = await run(
    'npm',
    [
      'sbom',
      '--sbom-format',
      'cyclonedx',
      '--omit',
      'dev',
      '--package-lock-only',
      '--loglevel',
      'error',
      '--no-update-notifier',
    ],
    { cwd: FOLDER },
  );
  if (ok) writeFileSync(join(FOLDER, 'sbom.cdx.json'), output);
  return { ok, output };
}

async function main() {
  const since = performance.now();
  const steps = [
    ['The pages', async () => (isFresh(PAGES) ? { ok: true } : build(PAGES))],
    ['The gateway', bundle],
    ['The data', async () => (copyData(), { ok: true })],
    ['The lock file', pruneLock],
    ['The list of packages', listPackages],
  ];
  for (const [name, work] of steps) {
    const { ok, output } = await work();
    if (!ok) {
      console.error(`${output.trimEnd()}\n${name} could not be packaged.`);
      return 1;
    }
  }
  console.log(
    `Packaged in ${seconds(since)}: cd ${FOLDER} && npm ci --omit=dev && RETAIL_URL=… npm start`,
  );
  return 0;
}

process.exitCode = await main();
