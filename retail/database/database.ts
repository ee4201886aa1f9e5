import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { dateIn, type Clock } from '../server/clock.ts';
import { DataFileError, inspectDataFile, tooNew } from './data-file.ts';
import { migrate, versionOf } from './migrations.ts';
import { extendFacts, seed } from '../seed/seed.ts';
import { connect, openFile, type RetailDatabase } from './sqlite.ts';
import { SCHEMA_VERSION, TABLES } from './tables.ts';

export interface DatabaseOptions {
  /** Path of the data file, or `:memory:`. */
  file: string;
  clock: Clock;
  /** Business date `YYYY-MM-DD` instead of the calendar's. */
  demoToday?: string | undefined;
  /** IANA zone of the enterprise. */
  timeZone?: string | undefined;
  onProgress?: ((line: string) => void) | undefined;
}

const DEFAULT_TIME_ZONE = 'Asia/Shanghai';

/** Opens the data file, or makes it with demo data; facts follow the calendar. Throws DataFileError and leaves the file alone when it must. */
export function openDatabase({
  file,
  clock,
  demoToday,
  timeZone = DEFAULT_TIME_ZONE,
  onProgress = () => {},
}: DatabaseOptions): RetailDatabase {
  const today = demoToday ?? dateIn(timeZone, clock());
  const fill = (db: RetailDatabase) => {
    db.exec(TABLES);
    seed(db, { today, onProgress });
    db.pragma(`user_version = ${SCHEMA_VERSION}`);
  };
  if (file === ':memory:') {
    const db = connect(file);
    fill(db);
    return withTimeZone(db, timeZone);
  }
  const isNew = inspectDataFile(file) === null;
  if (isNew) create(file, fill);
  const db = connect(file);
  if (!isNew) {
    refuseNewer(db, file);
    migrate(db, today);
    extendFacts(db, { today });
  }
  return withTimeZone(db, timeZone);
}

/** Fills a file beside the wanted one and renames it when it is whole, so that a killed first start leaves nothing half. */
function create(file: string, fill: (db: RetailDatabase) => void): void {
  const unfinished = `${file}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(unfinished, { force: true });
    const db = openFile(unfinished);
    try {
      db.pragma('journal_mode = OFF');
      db.pragma('synchronous = OFF');
      fill(db);
    } finally {
      db.close();
    }
    flush(unfinished);
    for (const remains of ['-wal', '-shm']) rmSync(file + remains, { force: true });
    renameSync(unfinished, file);
  } catch (error) {
    if (isSystemError(error))
      throw new DataFileError(file, `cannot be made (${error.code})`, 'choose another DATA_DIR or make room');
    throw error;
  }
}

function flush(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** What the file says of itself may be older than the log beside it. */
function refuseNewer(db: RetailDatabase, file: string): void {
  const version = versionOf(db);
  if (version <= SCHEMA_VERSION) return;
  db.close();
  throw tooNew(file, version);
}

function withTimeZone(db: RetailDatabase, timeZone: string): RetailDatabase {
  db.prepare('UPDATE enterprise SET timezone = ? WHERE timezone <> ?').run([timeZone, timeZone]);
  return db;
}
