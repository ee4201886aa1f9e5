import { createHash, randomBytes, randomUUID } from 'node:crypto';
import Database from 'libsql';
import type { Clock } from '../async/clock.ts';
import { probeDataFile } from './data-file.ts';
import { openDatabase } from './database.ts';
import { createSealing } from '../sealed/sealing.ts';
import { accountKey, originOf, readRow, type SealedPart, type SessionRow } from './session-rows.ts';
import type { SessionRecord, SessionStore } from './session-store.ts';

export interface SessionStoreOptions {
  /** DATA_DIR/gateway.sqlite, or ':memory:'. */
  file: string;
  /** 32 bytes. Sessions sealed with a different secret are treated as unknown. */
  secret: Buffer;
  idleMs: number;
  absoluteMs: number;
  clock: Clock;
}

const SEEN_EVERY_MS = 60_000;
const PURGE_EVERY_MS = 10 * 60_000;

/**
 * Creates the session store in SQLite; sessions survive a restart. The cookie's secret is stored as
 * a hash; account, tokens and origin are encrypted; sessions of one account share a keyed hash.
 */
export function createSqliteSessionStore({
  file,
  secret,
  idleMs,
  absoluteMs,
  clock,
}: SessionStoreOptions): SessionStore {
  const db = openDatabase(file);
  const sealing = createSealing(secret);
  // The last use is saved often enough for short idle limits.
  const seenEveryMs = Math.min(SEEN_EVERY_MS, idleMs / 8);
  // Parameters are passed as one list, because libsql takes a single buffer for an object of named
  // parameters.
  const byHash = db.prepare('SELECT * FROM session WHERE secret_hash = ?');
  const byId = db.prepare('SELECT * FROM session WHERE id = ?');
  const byAccount = db.prepare(
    'SELECT * FROM session WHERE account_key = ? ORDER BY last_seen_at DESC, created_at DESC, id',
  );
  const insert = db.prepare(
    'INSERT INTO session (id, secret_hash, sealed, account_key, token_version, created_at, last_seen_at) VALUES (?, ?, ?, ?, 1, ?, ?)',
  );
  const touch = db.prepare(
    'UPDATE session SET last_seen_at = ?, created_at = MIN(created_at, ?) WHERE id = ?',
  );
  const replace = db.prepare(
    `UPDATE session SET sealed = ?, token_version = ?, account_version = ?
     WHERE id = ? AND token_version = ? AND account_version = ?`,
  );
  const lock = db.prepare(
    'UPDATE session SET locked_at = ?, unlock_failures = 0 WHERE id = ? AND locked_at IS NULL',
  );
  const unlock = db.prepare(
    'UPDATE session SET locked_at = NULL, unlock_failures = 0 WHERE id = ?',
  );
  const fail = db.prepare(
    'UPDATE session SET unlock_failures = unlock_failures + 1 WHERE id = ? RETURNING unlock_failures',
  );
  const remove = db.prepare('DELETE FROM session WHERE id = ?');
  const purgeBefore = db.prepare('DELETE FROM session WHERE last_seen_at <= ? OR created_at <= ?');
  let purgedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  function purge(now: number): void {
    if (Math.abs(now - purgedAt) < PURGE_EVERY_MS) return;
    writeIfPossible(() => purgeBefore.run([now - idleMs, now - absoluteMs]));
    purgedAt = now;
  }

  /** Adds the account key to rows written before it existed. */
  function nameAccounts(): void {
    const name = db.prepare("UPDATE session SET account_key = ? WHERE id = ? AND account_key = ''");
    for (const row of db
      .prepare("SELECT * FROM session WHERE account_key = ''")
      .all([]) as SessionRow[]) {
      const session = readRow(row, sealing);
      if (session) name.run([accountKey(session.account, sealing), row.id]);
    }
  }

  function recordOf(found: unknown): SessionRecord | null {
    const row = found as SessionRow | undefined;
    const now = clock();
    if (!row || now - row.last_seen_at >= idleMs || now - row.created_at >= absoluteMs) return null;
    return readRow(row, sealing);
  }

  /**
   * Replaces the account or the tokens by compare-and-set. Both are in one encrypted part with a
   * version each. Both versions are compared, so that a change of one never overwrites a concurrent
   * change of the other; if only the other version has changed, it tries again.
   */
  function change(
    id: string,
    version: 'tokenVersion' | 'accountVersion',
    expected: number,
    part: Partial<SealedPart>,
  ): boolean {
    for (;;) {
      const session = recordOf(byId.get([id]));
      if (session?.[version] !== expected) return false;
      const { account, tokens, origin, tokenVersion, accountVersion } = session;
      const next = { tokenVersion, accountVersion, [version]: expected + 1 };
      const sealed = sealing.seal({ account, tokens, origin, ...part }, id);
      const values = [
        sealed,
        next.tokenVersion,
        next.accountVersion,
        id,
        tokenVersion,
        accountVersion,
      ];
      if (replace.run(values).changes === 1) return true;
    }
  }

  purge(clock());
  nameAccounts();

  return {
    async create(account, tokens, known) {
      const now = clock();
      purge(now);
      const id = randomUUID();
      const origin = originOf(known);
      const cookie = randomBytes(32).toString('base64url');
      const sealed = sealing.seal({ account, tokens, origin } satisfies SealedPart, id);
      insert.run([id, hashOf(cookie), sealed, accountKey(account, sealing), now, now]);
      const versions = { accountVersion: 1, tokenVersion: 1 };
      const session = {
        id,
        account,
        tokens,
        origin,
        lockedAt: null,
        unlockFailures: 0,
        ...versions,
        createdAt: now,
        lastSeenAt: now,
      };
      return { secret: cookie, session };
    },
    async find(cookie, { quietly = false } = {}) {
      const now = clock();
      purge(now);
      const session = recordOf(byHash.get([hashOf(cookie)]));
      // A time in the future was saved before the system clock was set back.
      const isRecent = session !== null && Math.abs(now - session.lastSeenAt) < seenEveryMs;
      if (!session || quietly || isRecent) return session;
      writeIfPossible(() => touch.run([now, now, session.id]));
      return { ...session, lastSeenAt: now };
    },
    async read(id) {
      return recordOf(byId.get([id]));
    },
    async replaceTokens(id, expectedVersion, tokens) {
      return change(id, 'tokenVersion', expectedVersion, { tokens });
    },
    async replaceAccount(id, expectedVersion, account) {
      return change(id, 'accountVersion', expectedVersion, { account });
    },
    async lock(id) {
      lock.run([clock(), id]);
    },
    async unlock(id) {
      unlock.run([id]);
    },
    async failUnlock(id) {
      const row = fail.get([id]) as Pick<SessionRow, 'unlock_failures'> | undefined;
      return row?.unlock_failures ?? 0;
    },
    async ofAccount(account) {
      const rows = byAccount.all([accountKey(account, sealing)]);
      return rows.map(recordOf).filter((session) => session !== null);
    },
    async delete(id) {
      remove.run([id]);
    },
    async check() {
      if (isClosed) throw new Error('the session store is closed');
      probeDataFile(db);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      // libsql releases the file only after its statements are garbage-collected, so the log is
      // written back into the file here.
      if (file !== ':memory:') db.pragma('wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}

/**
 * Ignores write errors of data that may be lost, so that reading works with a full disk. Readiness
 * reports the problem.
 */
function writeIfPossible(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
  }
}

function hashOf(cookie: string): Buffer {
  return createHash('sha256').update(cookie).digest();
}
