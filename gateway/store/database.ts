import Database from 'libsql';
import { BUSY_MS, openDataFile, type SqliteDatabase } from './data-file.ts';
import type { DataFileKind } from './inspect-file.ts';

/** The database of sessions and grants. */
export type GatewayDatabase = SqliteDatabase;

/**
 * Step n migrates a file from version n to n + 1. Released steps are never changed. Times are epoch
 * milliseconds.
 */
const MIGRATIONS = [
  `CREATE TABLE session (
     id TEXT PRIMARY KEY, secret_hash BLOB NOT NULL UNIQUE, sealed BLOB NOT NULL, token_version INTEGER NOT NULL,
     created_at INTEGER NOT NULL, last_seen_at INTEGER NOT NULL) WITHOUT ROWID;
   CREATE INDEX session_last_seen ON session (last_seen_at);`,
  `ALTER TABLE session ADD COLUMN account_key TEXT NOT NULL DEFAULT '';
   ALTER TABLE session ADD COLUMN account_version INTEGER NOT NULL DEFAULT 1;
   ALTER TABLE session ADD COLUMN locked_at INTEGER;
   ALTER TABLE session ADD COLUMN unlock_failures INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX session_account ON session (account_key);
   CREATE TABLE microapp_grant (
     hash BLOB PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('code', 'token')), session_id TEXT NOT NULL, module_code TEXT NOT NULL,
     expires_at INTEGER NOT NULL) WITHOUT ROWID;
   CREATE INDEX microapp_grant_expiry ON microapp_grant (expires_at);`,
  'ALTER TABLE microapp_grant ADD COLUMN account_version INTEGER NOT NULL DEFAULT 1;',
  // Tells this file from those of other processes.
  `CREATE TABLE home (id TEXT NOT NULL);
   INSERT INTO home (id) VALUES (lower(hex(randomblob(16))));`,
  'ALTER TABLE session ADD COLUMN proven_at INTEGER;',
];

/** "RPGW" in the file's header. */
const KIND: DataFileKind = {
  application: 0x52504757,
  migrations: MIGRATIONS,
  loss: 'signs everybody out',
};

/** Opens DATA_DIR/gateway.sqlite, or memory for ':memory:'. */
export function openDatabase(file: string): GatewayDatabase {
  return openDataFile(file, KIND);
}

/**
 * Opens a further connection to a file that openDatabase has opened in this process. The file is
 * not inspected again: reading its header outside SQLite would drop the locks of the first
 * connection.
 */
export function connectDatabase(file: string): GatewayDatabase {
  if (file === ':memory:') return openDatabase(file);
  const db = new Database(file, { timeout: BUSY_MS });
  db.pragma('synchronous = FULL');
  return db;
}
