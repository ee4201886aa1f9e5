import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../../../retail/config.ts';
import { copySeededFile, DEMO_TODAY } from '../../support/retail/retail-database.ts';

const MAIN = join(import.meta.dirname, '../../../retail/main.ts');
/** A start compiles the code and checks the data file, which takes long on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retail-main-'));
});

afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(environment: Record<string, string> = {}): ChildProcess {
  child = spawn(process.execPath, ['--import', 'tsx', MAIN, '--port=0'], {
    env: { ...process.env, DATA_DIR: folder, DEMO_TODAY, RETAIL_SAMPLES_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return child;
}

async function outcome(process: ChildProcess): Promise<{ code: number | null; errors: string }> {
  const errors: Buffer[] = [];
  process.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
  const [code] = (await once(process, 'close')) as [number | null];
  return { code, errors: Buffer.concat(errors).toString() };
}

it('the process reports its address to its parent when it is ready, and ends when the parent disconnects', async () => {
  renameSync(copySeededFile(), join(folder, 'retail.sqlite'));
  const process = start();
  const [message] = (await once(process, 'message')) as [
    { ready: boolean; url: string; samples: string },
  ];
  expect(message).toEqual({
    ready: true,
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string,
    samples: expect.stringMatching(/^http:\/\/localhost:\d+$/) as string,
  });
  expect((await fetch(`${message.samples}/module/slow`)).status).toBe(200);
  const response = await fetch(`${message.url}/nothing`);
  expect(response.status).toBe(404);
  // Not 'close', because Node does not emit it for a parent that has disconnected.
  const end = once(process, 'exit');
  process.disconnect();
  expect(await end).toEqual([0, null]);
});

it('the process shuts down gracefully on SIGTERM', async () => {
  renameSync(copySeededFile(), join(folder, 'retail.sqlite'));
  const process = start();
  await once(process, 'message');
  const end = outcome(process);
  process.kill('SIGTERM');
  expect(await end).toEqual({ code: 0, errors: '' });
});

it('the process stops immediately although a delayed call is running', async () => {
  renameSync(copySeededFile(), join(folder, 'retail.sqlite'));
  const process = start({ DEMO_FAULTS: 'slow=600000:/api/msc-ucs/favorite/pageQuery' });
  const [{ url }] = (await once(process, 'message')) as [{ url: string }];
  const slowCall = fetch(`${url}/api/msc-ucs/favorite/pageQuery`, { method: 'POST' }).then(
    () => 'answered',
    () => 'dropped',
  );
  // This response arrives after the slow call has been received.
  await fetch(`${url}/nothing`);
  const end = outcome(process);
  process.kill('SIGTERM');
  expect(await end).toEqual({ code: 0, errors: '' });
  expect(await slowCall).toBe('dropped');
});

it('invalid environment variables are reported with one line each', async () => {
  const { code, errors } = await outcome(
    start({
      HOST: '0.0.0.0',
      RETAIL_SAMPLES_PORT: '70000',
      PORTAL_URL: 'http://127.0.0.1:4000/page',
      TIME_ZONE: 'Mars/Olympus',
      DEMO_TODAY: '2026-02-30',
      DEMO_FAULTS: 'slow',
    }),
  );
  expect(code).toBe(1);
  expect(
    errors
      .trim()
      .split('\n')
      .map((line) => line.split(':')[0]),
  ).toEqual([
    'HOST',
    'RETAIL_SAMPLES_PORT',
    'PORTAL_URL',
    'TIME_ZONE',
    'DEMO_TODAY',
    'DEMO_FAULTS',
  ]);
});

it('a port that is in use is reported in one line', async () => {
  renameSync(copySeededFile(), join(folder, 'retail.sqlite'));
  const occupant = createServer();
  await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve));
  const { port } = occupant.address() as AddressInfo;
  child = spawn(process.execPath, ['--import', 'tsx', MAIN, `--port=${port}`], {
    env: { ...process.env, DATA_DIR: folder, DEMO_TODAY, RETAIL_SAMPLES_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { code, errors } = await outcome(child);
  const samples = await outcome(start({ RETAIL_SAMPLES_PORT: String(port) }));
  occupant.close();
  expect({ code, errors }).toEqual({
    code: 1,
    errors: `RETAIL_PORT: 127.0.0.1:${port} is already in use\n`,
  });
  expect(samples).toEqual({
    code: 1,
    errors: `RETAIL_SAMPLES_PORT: 127.0.0.1:${port} is already in use\n`,
  });
});

it('the samples use a different host name than the portal, because they must not get its cookie', async () => {
  renameSync(copySeededFile(), join(folder, 'retail.sqlite'));
  const [message] = (await once(start({ PORTAL_URL: 'http://localhost:4000' }), 'message')) as [
    { samples: string },
  ];
  expect(message.samples).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

it('the defaults are port 4100 and the folder .data, and --port overrides RETAIL_PORT', () => {
  expect(readConfig({}, [])).toMatchObject({
    host: '127.0.0.1',
    port: 4100,
    dataDir: '.data',
    timeZone: 'Asia/Shanghai',
    demoToday: undefined,
    samplesPort: null,
    portalUrl: 'http://127.0.0.1:4000',
  });
  expect(readConfig({ RETAIL_PORT: '4101', DATA_DIR: '' }, ['--port=0'])).toMatchObject({
    port: 0,
    dataDir: '.data',
  });
});
