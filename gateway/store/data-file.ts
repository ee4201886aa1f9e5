import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { inspectFile, type DataFileKind } from './inspect-file.ts';
import { newerFile } from './store-error.ts';

/** A libsql database. Its API is that of better-sqlite3, synchronous. */
export type SqliteDatabase = Database.Database;

/** How long a process waits while another process writes. */
export const BUSY_MS = 5000;

/**
 * Size of the test write. It is larger than the free space of existing pages, so that a full disk
 * is detected early.
 */
const PROBE_BYTES = 64 * 1024;

/**
 * Opens a data file of the gateway, or an in-memory database for ':memory:', and migrates it to the
 * newest version. Only the owner can read the file. Throws StoreError, without changing the file,
 * when it is damaged, newer or belongs to a different program.
 */
export function openDataFile(file: string, kind: DataFileKind): SqliteDatabase {
  if (file !== ':memory:') {
    inspectFile(file, kind);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
  }
  const db = new Database(file, { timeout: BUSY_MS });
  migrate(db, file, kind);
  // Set after the migration, so that the version is in the file itself, where inspectFile reads it,
  // and not in the log beside it.
  db.pragma('journal_mode = WAL');
  // Committed changes survive a power failure.
  db.pragma('synchronous = FULL');
  return db;
}

/**
 * Closes a data file. libsql releases the file only after its statements are garbage-collected, so
 * the log is written back into the file here.
 */
export function closeDataFile(db: SqliteDatabase, file: string): void {
  if (file !== ':memory:') db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}

/**
 * Throws if the file cannot be written, for example because the disk is full. Leaves no data
 * behind.
 */
export function probeDataFile(db: SqliteDatabase): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    db.prepare('INSERT INTO write_probe (bytes) VALUES (zeroblob(?))').run([PROBE_BYTES]);
    db.prepare('DELETE FROM write_probe').run([]);
    db.exec('COMMIT');
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function migrate(
  db: SqliteDatabase,
  file: string,
  { application, migrations }: DataFileKind,
): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const [row] = db.pragma('user_version') as { user_version: number }[];
    const version = row?.user_version ?? 0;
    // A newer process may have migrated the file since it was inspected.
    if (version > migrations.length) throw newerFile(file, version, migrations.length);
    for (const step of migrations.slice(version)) db.exec(step);
    // Not a migration step, because the table holds no data and every version works without it.
    db.exec('CREATE TABLE IF NOT EXISTS write_probe (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL)');
    db.exec(
      `PRAGMA application_id = ${application}; PRAGMA user_version = ${migrations.length}; COMMIT`,
    );
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
