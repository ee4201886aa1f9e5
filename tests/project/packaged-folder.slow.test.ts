import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

// The pages and the gateway are built, and a process of its own is started.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

interface LockFile {
  packages: Readonly<Record<string, { version?: string; dev?: boolean; optional?: boolean }>>;
}

/** The parts of a CycloneDX document that matter here. */
interface Inventory {
  bomFormat: string;
  components: { 'bom-ref': string; purl: string; hashes?: object[]; licenses?: object[] }[];
}

const readLock = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as LockFile;

/**
 * A copy of the packaged folder with exactly the packages of its lock file, which `npm ci` would
 * install: they are copied from the project, so that the test needs no network.
 */
function installed(): string {
  const folder = mkdtempSync(join(tmpdir(), 'packaged-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('dist', folder, {
    recursive: true,
    filter: (path) => !path.startsWith(join('dist', 'node_modules')),
  });
  for (const path of Object.keys(readLock(join(folder, 'package-lock.json')).packages)) {
    if (path !== '' && !/\/node_modules\//u.test(path)) copyPackage(path, folder);
  }
  return folder;
}

/** Binaries for other systems are in the lock file, but not installed. */
function copyPackage(path: string, folder: string): void {
  try {
    cpSync(path, join(folder, path), { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Starts the gateway of the folder on a free port, with nothing of this process's environment. */
async function start(folder: string) {
  const child = spawn(process.execPath, ['gateway.mjs'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      // Nothing listens there: pages and the schema need no services.
      RETAIL_URL: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => said.push(piece));
  const ready = once(child, 'message') as Promise<[{ url: string }]>;
  const exited = once(child, 'close') as Promise<[number | null]>;
  const [first] = await Promise.race([ready, exited]);
  if (first === null || typeof first === 'number') throw new Error(said.join(''));
  return { url: first.url, child, exited };
}

describe('The packaged folder', () => {
  beforeAll(async () => {
    await promisify(execFile)(process.execPath, ['scripts/package.mjs']);
  });

  it('has no development dependencies, and the versions of the project', () => {
    const { packages } = readLock(join('dist', 'package-lock.json'));
    const ours = readLock('package-lock.json').packages;
    const names = Object.keys(packages).filter((name) => name !== '');
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => packages[name]?.dev)).toEqual([]);
    const versions = (lock: LockFile['packages']) =>
      names.map((name) => JSON.stringify(lock[name]));
    const withoutDev = Object.fromEntries(
      names.map((name) => {
        const { dev: _dev, ...rest } = ours[name] ?? {};
        return [name, rest];
      }),
    );
    expect(versions(packages)).toEqual(versions(withoutDev));
  });

  it('has the package whose list of common passwords the gateway reads', () => {
    const { packages } = readLock(join('dist', 'package-lock.json'));
    expect(packages).toHaveProperty(['node_modules/@zxcvbn-ts/language-common']);
  });

  it('lists its packages with versions, licences and checksums', () => {
    const { packages } = readLock(join('dist', 'package-lock.json'));
    const named = Object.entries(packages)
      .filter(([path]) => path !== '')
      .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
    const { bomFormat, components } = JSON.parse(
      readFileSync(join('dist', 'sbom.cdx.json'), 'utf8'),
    ) as Inventory;
    expect(bomFormat).toBe('CycloneDX');
    const listed = components.map(({ 'bom-ref': ref }) => ref);
    expect([...new Set(listed)].toSorted()).toEqual([...new Set(named)].toSorted());
    const incomplete = components.filter(
      ({ purl, hashes = [], licenses = [] }) =>
        !purl.startsWith('pkg:npm/') || hashes.length === 0 || licenses.length === 0,
    );
    expect(incomplete).toEqual([]);
  });

  it('has the production build of React, although NODE_ENV is not production here', () => {
    expect(process.env.NODE_ENV).not.toBe('production');
    const folder = join('dist', 'web', 'dist', 'assets');
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(50);
    const ofDevelopment = scripts.filter((name) =>
      readFileSync(join(folder, name), 'utf8').includes('Download the React DevTools'),
    );
    expect(ofDevelopment).toEqual([]);
  });

  it('ends sessions with a command beside the running gateway', async () => {
    const folder = installed();
    await start(folder);
    const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') };
    const command = ['gateway.mjs', 'end-sessions', '--all'];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: folder, env });
    expect(stdout).toBe('Sessions ended: 0.\n');
  });

  it('serves the pages and the schema without the sources, and stops when told to', async () => {
    const { url, child, exited } = await start(installed());
    const page = await fetch(url);
    expect(page.status).toBe(200);
    const html = await page.text();
    const script = /src="(\/assets\/[^"]+\.js)"/u.exec(html)?.[1] ?? '';
    expect((await fetch(new URL(script, url))).status).toBe(200);
    const answer = await fetch(new URL('/graphql', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal-request': '1' },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    });
    expect(await answer.json()).toMatchObject({ data: { viewer: null } });
    expect(await (await fetch(new URL('/readyz', url))).json()).toMatchObject({ status: 'ready' });
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  });
});
