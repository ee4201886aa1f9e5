import type { SessionStore } from '../store/session-store.ts';

/**
 * A session store that calls `onChange` after this process has locked, unlocked, switched or
 * ended a session.
 */
export function watchSessions(
  sessions: SessionStore,
  onChange: (id: string) => void,
): SessionStore {
  async function thenNotify<Result>(id: string, change: Promise<Result>): Promise<Result> {
    const result = await change;
    onChange(id);
    return result;
  }
  // All other methods are inherited from the store.
  return Object.assign(Object.create(sessions) as SessionStore, {
    replaceAccount: (id, ...change) => thenNotify(id, sessions.replaceAccount(id, ...change)),
    lock: (id) => thenNotify(id, sessions.lock(id)),
    unlock: (id) => thenNotify(id, sessions.unlock(id)),
    delete: (id) => thenNotify(id, sessions.delete(id)),
  } satisfies Partial<SessionStore>);
}
