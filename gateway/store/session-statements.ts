import { setImmediate } from 'node:timers/promises';
import type { SqliteDatabase } from './data-file.ts';
import type { SessionRow } from './session-rows.ts';
import type { SessionRecord } from './session-store.ts';

/**
 * The SQL statements of the session store. Parameters are passed as one list, because libsql takes a
 * single buffer for an object of named parameters.
 */
export function prepareSessionStatements(db: SqliteDatabase) {
  return {
    byHash: db.prepare('SELECT * FROM session WHERE secret_hash = ?'),
    byId: db.prepare('SELECT * FROM session WHERE id = ?'),
    byAccount: db.prepare(
      'SELECT * FROM session WHERE account_key = ? ORDER BY last_seen_at DESC, created_at DESC, id',
    ),
    after: db.prepare('SELECT * FROM session WHERE id > ? ORDER BY id LIMIT 200'),
    insert: db.prepare(
      'INSERT INTO session (id, secret_hash, sealed, account_key, token_version, created_at, last_seen_at) VALUES (?, ?, ?, ?, 1, ?, ?)',
    ),
    touch: db.prepare(
      'UPDATE session SET last_seen_at = ?, created_at = MIN(created_at, ?) WHERE id = ?',
    ),
    replace: db.prepare(
      `UPDATE session SET sealed = ?, token_version = ?, account_version = ?
       WHERE id = ? AND token_version = ? AND account_version = ?`,
    ),
    lock: db.prepare(
      'UPDATE session SET locked_at = ?, unlock_failures = 0 WHERE id = ? AND locked_at IS NULL',
    ),
    unlock: db.prepare(
      'UPDATE session SET locked_at = NULL, unlock_failures = 0, proven_at = ? WHERE id = ?',
    ),
    prove: db.prepare('UPDATE session SET proven_at = ? WHERE id = ?'),
    failUnlock: db.prepare(
      'UPDATE session SET unlock_failures = unlock_failures + 1 WHERE id = ? RETURNING unlock_failures',
    ),
    renew: db.prepare('UPDATE session SET secret_hash = ? WHERE id = ?'),
    remove: db.prepare('DELETE FROM session WHERE id = ?'),
    purgeBefore: db.prepare('DELETE FROM session WHERE last_seen_at <= ? OR created_at <= ?'),
    withoutAccountKey: db.prepare("SELECT * FROM session WHERE account_key = ''"),
    setAccountKey: db.prepare(
      "UPDATE session SET account_key = ? WHERE id = ? AND account_key = ''",
    ),
  };
}

export type SessionStatements = ReturnType<typeof prepareSessionStatements>;

/** Converts a row into a session, or null if it is missing or has expired. */
export type RecordReader = (found: unknown) => SessionRecord | null;

/** Reads all sessions in the order of their ids, some at a time, so that requests are answered meanwhile. */
export async function* allSessions(
  { after }: SessionStatements,
  recordOf: RecordReader,
): AsyncGenerator<SessionRecord> {
  let last = '';
  for (;;) {
    const rows = after.all([last]) as SessionRow[];
    const end = rows.at(-1);
    if (end === undefined) return;
    for (const row of rows) {
      const session = recordOf(row);
      if (session !== null) yield session;
    }
    last = end.id;
    await setImmediate();
  }
}
