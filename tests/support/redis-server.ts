import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server that listens on an own port of the loopback interface and saves nothing. */
export interface RedisServer {
  url: string;
  /** Ends it at once, as a crash does. All data are lost. */
  kill(): Promise<void>;
  /** Starts it again at the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The program of Redis or Valkey in PATH; null if there is none. */
export function redisProgram(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const programs = ['redis-server', 'valkey-server'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return programs.find((program) => existsSync(program)) ?? null;
}

/**
 * Stops the server when the process that started it ends, for any reason. The shell reads from a
 * pipe to which nothing is ever written, and the pipe closes with that process.
 */
const UNTIL_ALONE =
  'trap "" INT TERM HUP; folder=$1; shift; "$@" </dev/null & pid=$!; read -r _; kill -KILL $pid; wait $pid; rm -rf "$folder"';

export async function startRedis(
  program: string,
  settings: readonly string[] = [],
): Promise<RedisServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'portal-redis-'));
  const command = [
    ...[program, '--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
    ...['--save', '', '--appendonly', 'no', '--databases', '1', ...settings],
  ];
  let running = await start();

  async function start(): Promise<ChildProcess> {
    const shell = spawn('/bin/sh', ['-c', UNTIL_ALONE, 'sh', join(folder, 'none'), ...command], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    await isReady(shell);
    return shell;
  }
  async function kill(): Promise<void> {
    const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
    running.stdin?.end();
    await ended;
  }

  return {
    url: `redis://127.0.0.1:${String(port)}`,
    kill,
    async restart() {
      running = await start();
    },
    async stop() {
      if (running.exitCode === null) await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when the server accepts connections, or rejects with the line that says why not. */
function isReady(shell: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    if (shell.stdout === null) throw new Error('the output of Redis cannot be read');
    createInterface({ input: shell.stdout }).on('line', (line) => {
      if (/Ready to accept connections/iu.test(line)) resolve();
      if (/Fatal|Failed|Could not create/u.test(line)) reject(new Error(line));
    });
    shell.once('exit', () => reject(new Error('Redis has ended')));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
