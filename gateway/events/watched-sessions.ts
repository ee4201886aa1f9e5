import type { SessionStore } from '../store/session-store.ts';

/**
 * A session store that calls `changed` after this process has locked, unlocked, switched or ended a
 * session.
 */
export function watchSessions(sessions: SessionStore, changed: (id: string) => void): SessionStore {
  async function afterwards<Result>(id: string, change: Promise<Result>): Promise<Result> {
    const result = await change;
    changed(id);
    return result;
  }
  // All other methods are inherited from the store.
  return Object.assign(Object.create(sessions) as SessionStore, {
    replaceAccount: (id, ...change) => afterwards(id, sessions.replaceAccount(id, ...change)),
    lock: (id) => afterwards(id, sessions.lock(id)),
    unlock: (id) => afterwards(id, sessions.unlock(id)),
    delete: (id) => afterwards(id, sessions.delete(id)),
  } satisfies Partial<SessionStore>);
}
