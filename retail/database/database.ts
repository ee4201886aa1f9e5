import { rmSync } from 'node:fs';
import type { Clock } from '../server/clock.ts';
import { dateIn } from '../server/calendar.ts';
import type { FactSpan } from '../seed/facts.ts';
import { extendFacts, seed } from '../seed/seed.ts';
import { createFile } from './create-file.ts';
import { inspectDataFile } from './data-file.ts';
import { setAside } from './set-aside.ts';
import { connect, type RetailDatabase } from './sqlite.ts';
import { SCHEMA_VERSION, TABLES } from './tables.ts';

export interface DatabaseOptions {
  /** Path of the data file, or `:memory:`. */
  file: string;
  clock: Clock;
  /** Business date `YYYY-MM-DD` instead of the calendar's. */
  demoToday?: string | undefined;
  /** IANA zone of the enterprise. */
  timeZone?: string | undefined;
  /** How far back the facts go; shorter only for tests that need less. */
  span?: FactSpan | undefined;
  onProgress?: ((line: string) => void) | undefined;
}

const DEFAULT_TIME_ZONE = 'Asia/Shanghai';

/**
 * Opens the data file, or creates it with demo data; facts follow the calendar. A file of another version is kept under another name, and
 * a new one takes its place, because demo data is not worth a migration. Throws DataFileError and leaves the file alone when it must.
 */
export function openDatabase({
  file,
  clock,
  demoToday,
  timeZone = DEFAULT_TIME_ZONE,
  span,
  onProgress = () => {},
}: DatabaseOptions): RetailDatabase {
  const today = demoToday ?? dateIn(timeZone, clock());
  const fill = (db: RetailDatabase) => {
    db.exec(TABLES);
    seed(db, { today, span, onProgress });
    db.pragma(`user_version = ${SCHEMA_VERSION}`);
  };
  if (file === ':memory:') {
    const db = connect(file);
    fill(db);
    return withTimeZone(db, timeZone);
  }
  const version = inspectDataFile(file);
  if (version === SCHEMA_VERSION) {
    const db = connect(file);
    extendFacts(db, { today, span });
    return withTimeZone(db, timeZone);
  }
  createFile(file, fill, () => {
    if (version === null) removeLog(file);
    else onProgress(setAside(file, version, { timeZone, now: clock() }));
  });
  return withTimeZone(connect(file), timeZone);
}

/** Removes a log that is left of a removed file; SQLite must not apply it to the new one. */
function removeLog(file: string): void {
  for (const part of ['-wal', '-shm']) rmSync(file + part, { force: true });
}

function withTimeZone(db: RetailDatabase, timeZone: string): RetailDatabase {
  db.prepare('UPDATE enterprise SET timezone = ? WHERE timezone <> ?').run([timeZone, timeZone]);
  return db;
}
