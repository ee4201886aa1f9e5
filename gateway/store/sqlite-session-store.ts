import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { openDatabase } from './database.ts';
import { createSealing } from './sealing.ts';
import type { SessionRecord, SessionStore } from './session-store.ts';

export interface SessionStoreOptions {
  /** DATA_DIR/gateway.sqlite, or ':memory:'. */
  file: string;
  /** 32 bytes. With another secret than the one they were made with, sessions are simply unknown. */
  secret: Buffer;
  idleMs: number;
  absoluteMs: number;
  clock: Clock;
}

interface Row {
  id: string;
  sealed: Buffer;
  token_version: number;
  created_at: number;
  last_seen_at: number;
}

const SEEN_EVERY_MS = 60_000;
const PURGE_EVERY_MS = 10 * 60_000;

/** Sessions in SQLite: they survive a restart. Of a cookie's secret only its hash lies on disk, account and tokens lie there sealed. */
export function createSessionStore({ file, secret, idleMs, absoluteMs, clock }: SessionStoreOptions): SessionStore {
  const db = openDatabase(file);
  const sealing = createSealing(secret);
  // Parameters go in as one list: libsql takes a single buffer for an object of named ones.
  const byHash = db.prepare('SELECT * FROM session WHERE secret_hash = ?');
  const byId = db.prepare('SELECT * FROM session WHERE id = ?');
  const insert = db.prepare('INSERT INTO session VALUES (?, ?, ?, 1, ?, ?)');
  const touch = db.prepare('UPDATE session SET last_seen_at = ? WHERE id = ? AND last_seen_at < ?');
  const replace = db.prepare(
    'UPDATE session SET sealed = ?, token_version = token_version + 1 WHERE id = ? AND token_version = ?',
  );
  const remove = db.prepare('DELETE FROM session WHERE id = ?');
  const purgeBefore = db.prepare('DELETE FROM session WHERE last_seen_at <= ? OR created_at <= ?');
  let purgedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  function purge(now: number): void {
    if (now - purgedAt < PURGE_EVERY_MS) return;
    purgeBefore.run(now - idleMs, now - absoluteMs);
    purgedAt = now;
  }

  function recordOf(found: unknown): SessionRecord | null {
    const row = found as Row | undefined;
    const now = clock();
    if (!row || now - row.last_seen_at >= idleMs || now - row.created_at >= absoluteMs) return null;
    const kept = sealing.unseal(row.sealed, row.id) as Pick<SessionRecord, 'account' | 'tokens'> | null;
    return (
      kept && { ...kept, id: row.id, tokenVersion: row.token_version, createdAt: row.created_at, lastSeenAt: row.last_seen_at }
    );
  }

  purge(clock());

  return {
    async create(account, tokens) {
      const now = clock();
      purge(now);
      const id = randomUUID();
      const cookie = randomBytes(32).toString('base64url');
      insert.run(id, hashOf(cookie), sealing.seal({ account, tokens }, id), now, now);
      return { secret: cookie, session: { id, account, tokens, tokenVersion: 1, createdAt: now, lastSeenAt: now } };
    },
    async find(cookie) {
      const now = clock();
      purge(now);
      const session = recordOf(byHash.get([hashOf(cookie)]));
      if (!session || now - session.lastSeenAt < SEEN_EVERY_MS) return session;
      touch.run(now, session.id, now);
      return { ...session, lastSeenAt: now };
    },
    async read(id) {
      return recordOf(byId.get([id]));
    },
    async replaceTokens(id, expectedVersion, tokens) {
      const session = recordOf(byId.get([id]));
      if (session?.tokenVersion !== expectedVersion) return false;
      return replace.run(sealing.seal({ account: session.account, tokens }, id), id, expectedVersion).changes === 1;
    },
    async delete(id) {
      remove.run([id]);
    },
    async check() {
      if (isClosed) throw new Error('the session store is closed');
      byId.get(['']);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      // libsql lets go of the file only when its statements are collected, so the log is moved into the file here.
      if (file !== ':memory:') db.pragma('wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}

function hashOf(cookie: string): Buffer {
  return createHash('sha256').update(cookie).digest();
}
