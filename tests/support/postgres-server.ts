import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** Debian's packages keep a folder for each version, the newest of which is taken; others put the programs on the path. */
const DEBIAN = '/usr/lib/postgresql';

export interface PostgresServer {
  /** Of its superuser, through a socket in its own folder. */
  url: string;
  stop(): Promise<void>;
}

/** The folder of PostgreSQL's programs; null where there are none, or nobody who may run them. */
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

/** PostgreSQL refuses to run as root: its own user runs it then. Null where there is no such user. */
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

/** It ends when whoever started it is gone, however that went: its shell reads what that one never writes. */
const UNTIL_ALONE =
  'trap "" INT TERM HUP; folder=$1; shift; "$@" </dev/null & pid=$!; read -r _; kill -QUIT $pid; wait $pid; rm -rf "$folder"';
/** Nothing of it has to outlive a loss of power. */
const CARELESS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'shared_buffers=16MB',
];

/** A server with an empty cluster in a folder of its own, which goes with it. It listens to no network. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
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
    'listen_addresses=',
    'max_connections=200',
    'max_wal_senders=0',
    'wal_level=minimal',
    ...CARELESS,
  ].flatMap((one) => ['-c', one]);
  const command = [join(programs, 'postgres'), '-D', data, '-k', folder, ...settings];
  const shell = spawn('/bin/sh', ['-c', UNTIL_ALONE, 'sh', folder, ...command], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => shell.once('exit', () => resolve()));
  const stop = () => {
    shell.stdin.end();
    return ended;
  };
  try {
    await isReady(shell.stderr);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://portal@localhost/postgres?host=${encodeURIComponent(folder)}`, stop };
}

/** What it says is read to its end, so that it never waits for a reader. */
function isReady(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    createInterface({ input: output }).on('line', (line) => {
      if (line.includes('ready to accept connections')) resolve();
      if (/FATAL|PANIC|not found/u.test(line)) reject(new Error(line));
    });
  });
}
