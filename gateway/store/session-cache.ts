import type { Clock } from '../async/clock.ts';
import { freezeData } from '../values/freeze-data.ts';
import type { SessionRecord } from './session-store.ts';

/** Sessions that were just read, by the secret of their cookie. */
export interface SessionCache {
  find(secret: string): SessionRecord | null;
  store(secret: string, session: SessionRecord): void;
  /** To be called with every change of a session. */
  forget(sessionId: string): void;
}

/** The requests of one page arrive within this time. Another process is noticed after it. */
const MAX_AGE_MS = 1_000;
const MAX_SESSIONS = 2_000;

/**
 * Caches sessions for a second, because reading and decrypting one costs a fifth of what a small
 * query does. Sessions are frozen, because several requests share them.
 */
export function createSessionCache(clock: Clock): SessionCache {
  const cached = new Map<string, { session: SessionRecord; readAt: number }>();
  const secrets = new Map<string, string>();

  function drop(secret: string): void {
    const entry = cached.get(secret);
    if (entry === undefined) return;
    cached.delete(secret);
    secrets.delete(entry.session.id);
  }

  return {
    find(secret) {
      const entry = cached.get(secret);
      if (entry === undefined) return null;
      const age = clock() - entry.readAt;
      if (age >= 0 && age < MAX_AGE_MS) return entry.session;
      drop(secret);
      return null;
    },
    store(secret, session) {
      freezeData(session);
      drop(secret);
      cached.set(secret, { session, readAt: clock() });
      secrets.set(session.id, secret);
      const oldest = cached.keys().next();
      if (cached.size > MAX_SESSIONS && !oldest.done) drop(oldest.value);
    },
    forget(sessionId) {
      const secret = secrets.get(sessionId);
      if (secret !== undefined) drop(secret);
    },
  };
}
