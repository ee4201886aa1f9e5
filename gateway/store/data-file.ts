import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { inspectFile, type DataFileKind } from './inspect-file.ts';
import { newerFile } from './store-error.ts';

/** The API is better-sqlite3's, synchronous. */
export type SqliteDatabase = Database.Database;

/** How long a process waits for another one that writes. */
export const BUSY_MS = 5000;

/** More than fits into the pages that a small change leaves free, so that a full disk is noticed before somebody's work is lost. */
const PROBE_BYTES = 64 * 1024;

/**
 * Opens a data file of the gateway, or memory for ':memory:', and brings it to its newest version. Throws StoreError, and leaves the file as it
 * was, when it is damaged, newer or somebody else's. The file is its owner's alone.
 */
export function openDataFile(file: string, kind: DataFileKind): SqliteDatabase {
  if (file !== ':memory:') {
    inspectFile(file, kind);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
  }
  const db = new Database(file, { timeout: BUSY_MS });
  migrate(db, file, kind);
  // After the migration: the version is then in the file itself, where inspectFile looks for it, and not in a log beside it.
  db.pragma('journal_mode = WAL');
  // What was answered as saved is still there after a power cut.
  db.pragma('synchronous = FULL');
  return db;
}

/** Closes it. libsql lets go of the file only when its statements are collected, so the log is moved into the file here. */
export function closeDataFile(db: SqliteDatabase, file: string): void {
  if (file !== ':memory:') db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}

/** Throws when the file cannot be written to, for example because the disk is full. It leaves nothing behind. */
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
    // A newer process may have been here since the file was inspected.
    if (version > migrations.length) throw newerFile(file, version, migrations.length);
    for (const step of migrations.slice(version)) db.exec(step);
    // No step of its own, as it holds nothing: every version may do without it.
    db.exec('CREATE TABLE IF NOT EXISTS write_probe (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL)');
    db.exec(
      `PRAGMA application_id = ${application}; PRAGMA user_version = ${migrations.length}; COMMIT`,
    );
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
