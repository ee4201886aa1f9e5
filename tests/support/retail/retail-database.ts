import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock, type Clock } from '../../../retail/server/clock.ts';
import { openDatabase } from '../../../retail/database/database.ts';
import { connect, type RetailDatabase } from '../../../retail/database/sqlite.ts';
import './quick-passwords.ts';

/** The business date of all tests, fixed so that figures and snapshots never change. */
export const DEMO_TODAY = '2026-06-15';

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache/retail-tests');

/**
 * A private, writable copy of the demo data of DEMO_TODAY. Its file is deleted when it is closed.
 */
export function openSeededDatabase({
  clock = systemClock,
}: { clock?: Clock } = {}): RetailDatabase {
  const file = copySeededFile(clock);
  const db = connect(file);
  const close = db.close.bind(db);
  db.close = () => {
    close();
    for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
    return db;
  };
  return db;
}

/** The path of such a copy that is not opened yet, for tests that start the services themselves. */
export function copySeededFile(clock: Clock = systemClock): string {
  const file = join(temporaryFolder(), `${randomUUID()}.sqlite`);
  copyFileSync(seededFile(clock), file);
  return file;
}

const FOLDERS = 'retail-data-';

/**
 * One folder per process. Test processes are killed at their end, so each process removes the
 * folders of processes that no longer run.
 */
function temporaryFolder(): string {
  const folder = join(tmpdir(), FOLDERS + String(process.pid));
  if (mkdirSync(folder, { recursive: true }) === undefined) return folder;
  for (const name of readdirSync(tmpdir())) {
    if (name.startsWith(FOLDERS) && !isAlive(Number(name.slice(FOLDERS.length))))
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
  return folder;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The sources of the services do not change while a test process runs. */
let sourcesHash: string | undefined;

/** Seeding takes seconds, so it is done once for each state of the retail sources. */
function seededFile(clock: Clock): string {
  const name = `${(sourcesHash ??= hashOfSources())}.sqlite`;
  const file = join(CACHE, name);
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  for (const other of readdirSync(CACHE))
    if (other.endsWith('.sqlite') && other !== name) rmSync(join(CACHE, other), { force: true });
  // Test files run in separate processes and can get here at the same time. Each seeds its own
  // file, and the last rename wins.
  const own = join(temporaryFolder(), name);
  openDatabase({ file: own, clock, demoToday: DEMO_TODAY }).close();
  copyFileSync(own, `${file}.${process.pid}`);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(DEMO_TODAY);
  const folder = join(ROOT, 'retail');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ts|json)$/.test(name),
  );
  for (const name of names.toSorted()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
