import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Certificate } from './gateway/certificates.ts';
import { KEEP_FOLDER, untilAlone } from './until-alone.ts';

/**
 * Debian has a folder for each version of PostgreSQL, of which the newest is used. Other systems
 * have its programs in PATH.
 */
const DEBIAN = '/usr/lib/postgresql';

export interface PostgresServer {
  /** The address for the superuser, over a socket in the folder of the server. */
  url: string;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again with the data that it had. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The folder with the programs of PostgreSQL. Null if there are none, or if no user can run them.
 */
export function postgresPrograms(): string | null {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found =
    folders.find(
      (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
    ) ?? null;
  return identity() === null ? null : found;
}

/**
 * The user that runs PostgreSQL. PostgreSQL refuses to run as root, so its own user runs it then.
 * Null if that user does not exist.
 */
function identity(): { uid?: number; gid?: number } | null {
  if (process.getuid?.() !== 0) return {};
  try {
    const of = (flag: string) =>
      Number(
        execFileSync('id', [flag, 'postgres'], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        }),
      );
    return { uid: of('-u'), gid: of('-g') };
  } catch {
    return null;
  }
}

/** Settings that trade durability for speed. The data need not survive a power failure. */
const CARELESS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'shared_buffers=16MB',
];

/** A port of the loopback interface that accepts connections with TLS. */
interface TlsPort {
  port: number;
  certificate: Certificate;
  /** If given, users sign in with a certificate of this authority, which names them. */
  clients?: Certificate;
}

/**
 * Starts a server with an empty cluster in a separate folder, which is removed when the server
 * stops. The server does not listen on the network, except at the given port.
 */
export async function startPostgres(programs: string, tls?: TlsPort): Promise<PostgresServer> {
  const user = identity() ?? {};
  const folder = mkdtempSync(join(tmpdir(), 'portal-pg-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  try {
    const made = [
      '-D',
      data,
      '-U',
      'portal',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ];
    await promisify(execFile)(join(programs, 'initdb'), made, options);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const settings = [
    ...(tls ? listening(tls, folder, user) : ['listen_addresses=']),
    'max_connections=200',
    'max_wal_senders=0',
    'wal_level=minimal',
    ...CARELESS,
  ].flatMap((one) => ['-c', one]);
  const command = [join(programs, 'postgres'), '-D', data, '-k', folder, ...settings];

  async function start(): Promise<ChildProcess> {
    const shell = spawn('/bin/sh', untilAlone('QUIT', folder, command), {
      ...options,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    try {
      await isReady(shell.stderr);
    } catch (error) {
      await endOf(shell);
      throw error;
    }
    return shell;
  }

  let running = await start();
  return {
    url: `postgres://portal@localhost/postgres?host=${encodeURIComponent(folder)}`,
    kill: () => endOf(running, KEEP_FOLDER),
    async restart() {
      running = await start();
    },
    async stop() {
      await endOf(running);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function endOf(shell: ChildProcess, lastWords = ''): Promise<void> {
  if (shell.exitCode !== null) return;
  const ended = once(shell, 'exit');
  shell.stdin?.end(lastWords);
  await ended;
}

/** The settings for a port with TLS. PostgreSQL must own its key, so it gets copies of the files. */
function listening(
  { port, certificate, clients }: TlsPort,
  folder: string,
  { uid, gid }: { uid?: number; gid?: number },
): string[] {
  if (clients) {
    copyFileSync(clients.certificateFile, join(folder, 'clients.crt'));
    chmodSync(join(folder, 'clients.crt'), 0o644);
    writeFileSync(
      join(folder, 'data', 'pg_hba.conf'),
      'hostssl all all 127.0.0.1/32 cert\nlocal all all trust\n',
    );
  }
  const names = { key: 'server.key', certificate: 'server.crt' };
  for (const [from, to] of [
    [certificate.keyFile, names.key],
    [certificate.certificateFile, names.certificate],
  ] as const) {
    copyFileSync(from, join(folder, to));
    chmodSync(join(folder, to), 0o600);
    if (uid !== undefined && gid !== undefined) chownSync(join(folder, to), uid, gid);
  }
  return [
    ...['listen_addresses=127.0.0.1', `port=${String(port)}`, 'ssl=on'],
    `ssl_key_file=${join(folder, names.key)}`,
    `ssl_cert_file=${join(folder, names.certificate)}`,
    ...(clients ? [`ssl_ca_file=${join(folder, 'clients.crt')}`] : []),
  ];
}

/**
 * Resolves when the server accepts connections. The output is read to its end, so that the server
 * never blocks on a full pipe.
 */
function isReady(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    createInterface({ input: output }).on('line', (line) => {
      if (line.includes('ready to accept connections')) resolve();
      // A gateway that connects again while the server starts is refused, which is no failure.
      if (/FATAL(?!: {2}the database system is )|PANIC|not found/u.test(line))
        reject(new Error(line));
    });
  });
}
