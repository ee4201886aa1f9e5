import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { inspectFile } from './inspect-file.ts';

/** The gateway's own data file; the API is better-sqlite3's, synchronous. */
export type GatewayDatabase = Database.Database;

/** Step n brings a file of version n to n + 1. A step that was released is never changed. Times are epoch milliseconds. */
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
];

const VERSION = MIGRATIONS.length;

/** "RPGW" in the file's header: another program's database is never touched. */
const APPLICATION = 0x52504757;

/**
 * Opens DATA_DIR/gateway.sqlite, or memory for ':memory:'. Throws StoreError, and leaves the file as it was, when it is damaged, newer or
 * somebody else's. The file is its owner's alone.
 */
export function openDatabase(file: string): GatewayDatabase {
  if (file !== ':memory:') {
    inspectFile(file, { application: APPLICATION, version: VERSION });
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
  }
  const db = new Database(file, { timeout: 5000 });
  migrate(db);
  // After the migration: the version is then in the file itself, where inspectFile looks for it, and not in a log beside it.
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  return db;
}

/**
 * A further connection to a file that openDatabase has opened in this process. It is not inspected again: reading the file's header beside
 * SQLite would drop the locks that the first connection holds.
 */
export function connectDatabase(file: string): GatewayDatabase {
  return file === ':memory:' ? openDatabase(file) : new Database(file, { timeout: 5000 });
}

function migrate(db: GatewayDatabase): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const [row] = db.pragma('user_version') as { user_version: number }[];
    for (const step of MIGRATIONS.slice(row?.user_version ?? 0)) db.exec(step);
    db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${VERSION}; COMMIT`);
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
