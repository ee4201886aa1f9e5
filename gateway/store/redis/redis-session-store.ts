import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../async/clock.ts';
import { createSealing, type Sealing } from '../../sealed/sealing.ts';
import { accountKey, accountKeys, newSession, originOf, type SealedPart } from '../session-rows.ts';
import type { SessionRecord, SessionStore } from '../session-store.ts';
import type { RedisConnection } from './redis-connection.ts';
import { fieldsOf, sessionOf } from './session-hash.ts';
import {
  FAIL_UNLOCK,
  FIND,
  LOCK,
  PROVE,
  RENEW,
  REPLACE,
  TOUCH,
  UNLOCK,
} from './session-scripts.ts';

export interface RedisSessionOptions {
  redis: RedisConnection;
  /** Shared by all processes. */
  secret: Buffer;
  formerSecrets?: readonly Buffer[];
  idleMs: number;
  absoluteMs: number;
  clock: Clock;
}

const SEEN_EVERY_MS = 60_000;
const SESSION = 'portal:session:';
const cookieKey = (cookie: string): string => `portal:cookie:${hashOf(cookie)}`;
const accountSetKey = (key: string): string => `portal:account:${key}`;

/**
 * Creates the session store in Redis, for several processes. As in SQLite, the cookie's secret is
 * stored as a hash, and account, tokens and origin are encrypted. Redis removes what has expired.
 */
export function createRedisSessionStore(options: RedisSessionOptions): SessionStore {
  const { redis, idleMs, absoluteMs, clock } = options;
  const sealing = createSealing(options.secret, options.formerSecrets);
  // The last use is saved often enough for short idle limits.
  const seenEveryMs = Math.min(SEEN_EVERY_MS, idleMs / 8);

  function recordOf(reply: readonly string[]): SessionRecord | null {
    const session = sessionOf(reply, sealing);
    const now = clock();
    if (!session || now - session.lastSeenAt >= idleMs || now - session.createdAt >= absoluteMs)
      return null;
    return session;
  }

  async function read(id: string): Promise<SessionRecord | null> {
    return recordOf(await redis.send<string[]>('HGETALL', SESSION + id));
  }

  const change = createSessionChange(redis, sealing, read);
  const touch = createTouch(options);

  /** Sessions of these sets, which also forget the sessions that have ended. */
  async function liveSessionsOf(sets: readonly string[]): Promise<SessionRecord[]> {
    const ids = await redis.send<string[]>('SUNION', ...sets);
    const found = await Promise.all(ids.map(read));
    const gone = ids.filter((_id, index) => found[index] === null);
    if (gone.length > 0)
      await Promise.all(sets.map((set) => redis.send('SREM', set, ...gone).catch(() => undefined)));
    return found.filter((session) => session !== null).toSorted(byLastUse);
  }

  return {
    home: 'redis',
    async create(account, tokens, known) {
      const now = clock();
      const cookie = randomBytes(32).toString('base64url');
      const origin = originOf(known);
      const session = newSession({ id: randomUUID(), account, tokens, origin, now });
      const key = accountKey(account, sealing);
      const sealed = sealing.seal({ account, tokens, origin } satisfies SealedPart, session.id);
      const fields = fieldsOf(session, sealed, { cookieKey: cookieKey(cookie), accountKey: key });
      const lifeMs = String(Math.min(idleMs, absoluteMs));
      await redis.together([
        ['HSET', SESSION + session.id, ...fields],
        ['PEXPIRE', SESSION + session.id, lifeMs],
        ['SET', cookieKey(cookie), session.id, 'PX', lifeMs],
        ['SADD', accountSetKey(key), session.id],
        ['PEXPIRE', accountSetKey(key), String(absoluteMs)],
      ]);
      return { secret: cookie, session };
    },
    async find(cookie, { quietly = false } = {}) {
      const session = recordOf(await redis.run<string[]>(FIND, [cookieKey(cookie)], [SESSION]));
      const now = clock();
      // A time in the future was saved before the system clock was set back.
      const isRecent = session !== null && Math.abs(now - session.lastSeenAt) < seenEveryMs;
      if (!session || quietly || isRecent) return session;
      await touch(session, cookie, now);
      return { ...session, lastSeenAt: now };
    },
    read,
    replaceTokens: async (id, expected, tokens) => change(id, 'tokenVersion', expected, { tokens }),
    replaceAccount: (id, expected, account) => change(id, 'accountVersion', expected, { account }),
    ...createLockWrites(redis, clock),
    ofAccount: (account) => liveSessionsOf(accountKeys(account, sealing).map(accountSetKey)),
    all: () => allSessions(redis, read),
    ...createCookieWrites(options, read),
    check: () => redis.check(),
    close: async () => undefined,
  };
}

/** How long a session that is used now stays in Redis. */
function lifeOf(
  { createdAt }: SessionRecord,
  now: number,
  { idleMs, absoluteMs }: Pick<RedisSessionOptions, 'idleMs' | 'absoluteMs'>,
): number {
  return Math.max(1, Math.min(idleMs, Math.min(createdAt, now) + absoluteMs - now));
}

/** Returns a function that saves the last use of a session, if Redis can be written. */
function createTouch({ redis, idleMs, absoluteMs }: RedisSessionOptions) {
  return async function touch(session: SessionRecord, cookie: string, now: number): Promise<void> {
    const createdAt = Math.min(session.createdAt, now);
    const restMs = lifeOf(session, now, { idleMs, absoluteMs });
    const keys = [SESSION + session.id, cookieKey(cookie)];
    // Reading works even if Redis cannot be written, such as without memory.
    await redis.run(TOUCH, keys, [now, createdAt, restMs]).catch(() => undefined);
  };
}

/** Like the store in SQLite, compares both versions and tries again if only the other changed. */
function createSessionChange(redis: RedisConnection, sealing: Sealing, read: SessionStore['read']) {
  return async function change(
    id: string,
    version: 'tokenVersion' | 'accountVersion',
    expected: number,
    part: Partial<SealedPart>,
  ): Promise<boolean> {
    for (;;) {
      const session = await read(id);
      if (session?.[version] !== expected) return false;
      const { account, tokens, origin, tokenVersion, accountVersion } = session;
      const next = { tokenVersion, accountVersion, [version]: expected + 1 };
      const sealed = sealing.seal({ account, tokens, origin, ...part }, id).toString('base64');
      const versions = [tokenVersion, accountVersion, next.tokenVersion, next.accountVersion];
      if ((await redis.run<number>(REPLACE, [SESSION + id], [...versions, sealed])) === 1)
        return true;
    }
  };
}

/** Reads all sessions, some at a time. A scan may name a key twice. */
async function* allSessions(
  redis: RedisConnection,
  read: SessionStore['read'],
): AsyncGenerator<SessionRecord> {
  const seen = new Set<string>();
  let cursor = '0';
  do {
    const scan = ['SCAN', cursor, 'MATCH', `${SESSION}*`, 'COUNT', '500'];
    const [next, keys] = await redis.send<[string, string[]]>(...scan);
    const ids = keys.map((key) => key.slice(SESSION.length)).filter((id) => !seen.has(id));
    for (const id of ids) seen.add(id);
    for (const session of await Promise.all(ids.map(read))) if (session !== null) yield session;
    cursor = next;
  } while (cursor !== '0');
}

function byLastUse(one: SessionRecord, other: SessionRecord): number {
  return other.lastSeenAt - one.lastSeenAt || other.createdAt - one.createdAt;
}

function hashOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64url');
}

/** Creates the changes of a session's lock, and of its last proof. */
function createLockWrites(
  redis: RedisConnection,
  clock: Clock,
): Pick<SessionStore, 'lock' | 'unlock' | 'prove' | 'failUnlock'> {
  return {
    lock: async (id) => void (await redis.run(LOCK, [SESSION + id], [clock()])),
    unlock: async (id) => void (await redis.run(UNLOCK, [SESSION + id], [clock()])),
    prove: async (id) => void (await redis.run(PROVE, [SESSION + id], [clock()])),
    failUnlock: (id) => redis.run<number>(FAIL_UNLOCK, [SESSION + id], []),
  };
}

/** Creates the changes of what the cookie of a session is worth: another one, or nothing. */
function createCookieWrites(
  options: RedisSessionOptions,
  read: SessionStore['read'],
): Pick<SessionStore, 'renew' | 'delete'> {
  const { redis, clock } = options;
  return {
    async renew(id) {
      const session = await read(id);
      const cookie = randomBytes(32).toString('base64url');
      if (session === null) return null;
      const keys = [SESSION + id, cookieKey(cookie)];
      const lifeMs = lifeOf(session, clock(), options);
      return (await redis.run<number>(RENEW, keys, [id, lifeMs])) === 1 ? cookie : null;
    },
    async delete(id) {
      const [cookie, account] = await redis.send<(string | null)[]>(
        'HMGET',
        ...[SESSION + id, 'cookieKey', 'accountKey'],
      );
      // Not in a transaction, which Redis refuses without memory: signing out must still work.
      await redis.send('DEL', SESSION + id, ...(cookie ? [cookie] : []));
      if (account) await redis.send('SREM', accountSetKey(account), id);
    },
  };
}
