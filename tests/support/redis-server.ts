import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Certificate } from './gateway/certificates.ts';
import { freePort } from './free-port.ts';
import { KEEP_FOLDER, untilAlone } from './until-alone.ts';

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

export async function startRedis(
  program: string,
  settings: readonly string[] = [],
  certificate?: Certificate,
): Promise<RedisServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'portal-redis-'));
  const command = [
    ...[program, '--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
    ...['--save', '', '--appendonly', 'no', '--databases', '1'],
    ...[...(certificate ? withTls(port, certificate) : []), ...settings],
  ];
  let running = await start();

  async function start(): Promise<ChildProcess> {
    const shell = spawn('/bin/sh', untilAlone('KILL', folder, command), {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    await isReady(shell);
    return shell;
  }
  async function kill(): Promise<void> {
    const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
    running.stdin?.end(KEEP_FOLDER);
    await ended;
  }

  return {
    url: `${certificate ? 'rediss' : 'redis'}://127.0.0.1:${String(port)}`,
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

/** Settings of a server that accepts connections with TLS only. */
const withTls = (port: number, { certificateFile, keyFile }: Certificate): string[] => [
  ...['--port', '0', '--tls-port', String(port), '--tls-auth-clients', 'no'],
  ...['--tls-cert-file', certificateFile, '--tls-key-file', keyFile],
  ...['--tls-ca-cert-file', certificateFile],
];

/** Resolves when the server accepts connections, or rejects with the line that says why not. */
function isReady(shell: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    if (shell.stdout === null) throw new Error('the output of Redis cannot be read');
    createInterface({ input: shell.stdout }).on('line', (line) => {
      if (/Ready to accept connections/iu.test(line)) resolve();
      if (/Fatal|Failed|Could not create|Exiting/u.test(line)) reject(new Error(line));
    });
    shell.once('exit', () => reject(new Error('Redis has ended')));
  });
}
