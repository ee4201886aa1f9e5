import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

// Processes of their own for each test, on machines that do other things as well.
vi.setConfig({ testTimeout: 60_000 });

/** Says who it is, and that it is ready unless the test wants it to fail. */
const PROGRAM = `
  import { existsSync } from 'node:fs';
  if (existsSync(process.env.BROKEN)) { console.error('the program is broken'); process.exit(3); }
  console.log('pid ' + process.pid);
  process.send({ ready: true, url: 'http://program' });
  process.on('disconnect', () => process.exit(0));
  setInterval(() => {}, 1000);
`;

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'start-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A process that runs the given programs as `npm start` does. */
function parent(programs: [name: string, args: string[], env: Record<string, string>][]) {
  const code = `
    import { createFamily } from './scripts/family.mjs';
    const family = createFamily();
    for (const [name, args, env] of ${JSON.stringify(programs)}) {
      const { url, failed, said } = await family.start(name, args, { env });
      if (failed) { console.error(said.trim()); family.end(1); }
      else console.log('ready ' + url);
    }
    process.exit(await family.ended);
  `;
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const pieces: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece));
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece));
  const lines = () => pieces.join('').trim().split('\n');
  const pids = () =>
    lines().flatMap((line) => (/^pid (\d+)$/.exec(line) ?? []).slice(1).map(Number));
  const exited = once(child, 'close').then(([exitCode]) => exitCode as number | null);
  return {
    child,
    lines,
    exited,
    /** The process ids so far, once there are so many and all programs have reported that they are ready: one that ends before has failed to start. */
    started: async (count: number) => {
      await vi.waitFor(() => expect(pids()).toHaveLength(count), { timeout: 30_000 });
      const ready = () => lines().filter((line) => line.startsWith('ready '));
      await vi.waitFor(() => expect(ready()).toHaveLength(programs.length), { timeout: 30_000 });
      return pids();
    },
  };
}

const program = (env: Record<string, string> = {}): [string, string[], Record<string, string>] => [
  'The program',
  ['--input-type=module', '-e', PROGRAM],
  { BROKEN: '/nowhere', ...env },
];

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a program that dies is started again, and the others go on', async () => {
  const { child, lines, started, exited } = parent([program(), program()]);
  const [first = 0, other = 0] = await started(2);
  process.kill(first, 'SIGKILL');
  const [, , again = 0] = await started(3);
  expect([isRunning(first), isRunning(other), isRunning(again)]).toEqual([false, true, true]);
  expect(lines()).toContain(
    'The program: ended by SIGKILL and is started again (restart 1 of 5 within a minute).',
  );
  child.kill('SIGINT');
  expect(await exited).toBe(0);
  expect([isRunning(other), isRunning(again)]).toEqual([false, false]);
});

test('after five restarts within a minute everything stops, with the reason', async () => {
  const { lines, started, exited } = parent([program()]);
  for (let count = 1; count <= 6; count += 1)
    process.kill((await started(count)).at(-1) ?? 0, 'SIGKILL');
  expect(await exited).toBe(1);
  expect(lines().at(-1)).toBe(
    'The program: ended by SIGKILL again after 5 restarts within a minute, so everything stops.',
  );
});

test('a program that cannot start ends at once, with its own reason', async () => {
  const { lines, exited } = parent([program({ BROKEN: process.execPath })]);
  expect(await exited).toBe(1);
  expect(lines()).toEqual(['the program is broken']);
});

test('one that does not come back is given up after five restarts, and says why each time', async () => {
  const file = join(folder(), 'broken');
  const { lines, started, exited } = parent([program({ BROKEN: file })]);
  const [pid = 0] = await started(1);
  writeFileSync(file, '');
  process.kill(pid, 'SIGKILL');
  expect(await exited).toBe(1);
  expect(lines().filter((line) => line === 'the program is broken')).toHaveLength(5);
  expect(lines().at(-1)).toBe(
    'The program: ended with code 3 again after 5 restarts within a minute, so everything stops.',
  );
});

test('the gateway comes back at the same address', async () => {
  const port = await freePort();
  const said = `console.log('pid ' + process.pid); await import('./gateway/main.ts');`;
  const { child, started, exited } = parent([
    [
      'The gateway',
      ['--import', 'tsx', '--input-type=module', '-e', said],
      {
        PORT: String(port),
        RETAIL_URL: 'http://127.0.0.1:9',
        DATA_DIR: folder(),
        LOG_LEVEL: 'silent',
      },
    ],
  ]);
  const answers = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
  const [pid = 0] = await started(1);
  await vi.waitFor(async () => expect(await answers()).toBe(200), { timeout: 30_000 });
  process.kill(pid, 'SIGKILL');
  await started(2);
  await vi.waitFor(async () => expect(await answers()).toBe(200), { timeout: 30_000 });
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
