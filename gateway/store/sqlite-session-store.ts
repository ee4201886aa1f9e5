import { createHash, randomBytes, randomUUID } from 'node:crypto';
import Database from 'libsql';
import type { Clock } from '../async/clock.ts';
import { createSealing, type Sealing } from '../sealed/sealing.ts';
import { closeDataFile, probeDataFile } from './data-file.ts';
import { openDatabase } from './database.ts';
import { createSessionCache, type SessionCache } from './session-cache.ts';
import {
  accountKey,
  accountKeys,
  newSession,
  originOf,
  readRow,
  type SealedPart,
  type SessionRow,
} from './session-rows.ts';
import {
  allSessions,
  prepareSessionStatements,
  type RecordReader,
  type SessionStatements,
} from './session-statements.ts';
import type { SessionStore } from './session-store.ts';

export interface SessionStoreOptions {
  /** DATA_DIR/gateway.sqlite, or ':memory:'. */
  file: string;
  /** 32 bytes. Sessions sealed with a different secret are treated as unknown. */
  secret: Buffer;
  /** Secrets before it. Sessions that they have sealed are still known. */
  formerSecrets?: readonly Buffer[];
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
export function createSqliteSessionStore(options: SessionStoreOptions): SessionStore {
  const { file, idleMs, absoluteMs, clock } = options;
  const db = openDatabase(file);
  const sealing = createSealing(options.secret, options.formerSecrets);
  const statements = prepareSessionStatements(db);
  const recordOf = createRecordReader(options, sealing);
  const cache = createSessionCache(clock);
  const change = createSessionChange(statements, sealing, recordOf);
  const replace: typeof change = (id, ...how) => {
    cache.forget(id);
    return change(id, ...how);
  };
  const find = createFind(options, statements, recordOf, cache);
  let purgedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  function purge(now: number): void {
    if (Math.abs(now - purgedAt) < PURGE_EVERY_MS) return;
    writeIfPossible(() => statements.purgeBefore.run([now - idleMs, now - absoluteMs]));
    purgedAt = now;
  }

  purge(clock());
  addAccountKeys(statements, sealing);

  const [identity] = db.prepare('SELECT id FROM home').all([]) as { id: string }[];

  return {
    home: identity?.id ?? '',
    async create(account, tokens, known) {
      const now = clock();
      purge(now);
      const cookie = randomBytes(32).toString('base64url');
      const origin = originOf(known);
      const session = newSession({ id: randomUUID(), account, tokens, origin, now });
      const sealed = sealing.seal({ account, tokens, origin } satisfies SealedPart, session.id);
      const key = accountKey(account, sealing);
      statements.insert.run([session.id, hashOf(cookie), sealed, key, now, now]);
      return { secret: cookie, session };
    },
    async find(cookie, how) {
      purge(clock());
      return find(cookie, how);
    },
    read: async (id) => recordOf(statements.byId.get([id])),
    replaceTokens: async (id, expectedVersion, tokens) =>
      replace(id, 'tokenVersion', expectedVersion, { tokens }),
    replaceAccount: async (id, expectedVersion, account) =>
      replace(id, 'accountVersion', expectedVersion, { account }),
    ...createLockWrites(statements, cache, clock),
    async ofAccount(account) {
      const rows = accountKeys(account, sealing).flatMap((key) => statements.byAccount.all([key]));
      return rows.map(recordOf).filter((session) => session !== null);
    },
    all: () => allSessions(statements, recordOf),
    async renew(id) {
      cache.forget(id);
      const cookie = randomBytes(32).toString('base64url');
      return statements.renew.run([hashOf(cookie), id]).changes === 1 ? cookie : null;
    },
    async delete(id) {
      cache.forget(id);
      statements.remove.run([id]);
    },
    async check() {
      if (isClosed) throw new Error('the session store is closed');
      probeDataFile(db);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      closeDataFile(db, file);
    },
  };
}

/** Creates the changes of a session's lock, and of its last proof. */
function createLockWrites(
  { lock, unlock, prove, failUnlock }: SessionStatements,
  cache: SessionCache,
  clock: Clock,
): Pick<SessionStore, 'lock' | 'unlock' | 'prove' | 'failUnlock'> {
  return {
    async lock(id) {
      cache.forget(id);
      lock.run([clock(), id]);
    },
    async unlock(id) {
      cache.forget(id);
      unlock.run([clock(), id]);
    },
    async prove(id) {
      cache.forget(id);
      prove.run([clock(), id]);
    },
    async failUnlock(id) {
      cache.forget(id);
      const row = failUnlock.get([id]) as Pick<SessionRow, 'unlock_failures'> | undefined;
      return row?.unlock_failures ?? 0;
    },
  };
}

/** Creates the search for the session of a cookie. Its last use is saved now and then. */
function createFind(
  { idleMs, clock }: SessionStoreOptions,
  { byHash, touch }: SessionStatements,
  recordOf: RecordReader,
  cache: SessionCache,
): SessionStore['find'] {
  // The last use is saved often enough for short idle limits.
  const seenEveryMs = Math.min(SEEN_EVERY_MS, idleMs / 8);
  return async function find(cookie, { quietly = false } = {}) {
    const now = clock();
    const cached = cache.find(cookie);
    const session = cached ?? recordOf(byHash.get([hashOf(cookie)]));
    if (session === null) return null;
    if (cached === null) cache.store(cookie, session);
    // A time in the future was saved before the system clock was set back.
    const isRecent = Math.abs(now - session.lastSeenAt) < seenEveryMs;
    if (quietly || isRecent) return session;
    cache.forget(session.id);
    writeIfPossible(() => touch.run([now, now, session.id]));
    return { ...session, lastSeenAt: now };
  };
}

/** Creates a function that converts a row into a session, or null if it is missing or has expired. */
function createRecordReader(
  { idleMs, absoluteMs, clock }: SessionStoreOptions,
  sealing: Sealing,
): RecordReader {
  return (found) => {
    const row = found as SessionRow | undefined;
    const now = clock();
    if (!row || now - row.last_seen_at >= idleMs || now - row.created_at >= absoluteMs) return null;
    return readRow(row, sealing);
  };
}

/**
 * Creates a function that replaces the account or the tokens of a session by compare-and-set. Both
 * are in one encrypted part with a version each. Both versions are compared, so that a change of one
 * never overwrites a concurrent change of the other; if only the other version has changed, it tries
 * again.
 */
function createSessionChange(
  { byId, replace }: SessionStatements,
  sealing: Sealing,
  recordOf: RecordReader,
) {
  return function change(
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
        ...[sealed, next.tokenVersion, next.accountVersion],
        ...[id, tokenVersion, accountVersion],
      ];
      if (replace.run(values).changes === 1) return true;
    }
  };
}

/** Adds the account key to rows written before it existed. */
function addAccountKeys(
  { withoutAccountKey, setAccountKey }: SessionStatements,
  sealing: Sealing,
): void {
  for (const row of withoutAccountKey.all([]) as SessionRow[]) {
    const session = readRow(row, sealing);
    if (session) setAccountKey.run([accountKey(session.account, sealing), row.id]);
  }
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
