import type { Clock } from '../async/clock.ts';
import type { SessionStore } from '../store/session-store.ts';

const PERIOD_MS = 5 * 60_000;

export interface ActiveSessions {
  /** The same store, whose sessions are counted when the user of one makes a request. */
  watch(sessions: SessionStore): SessionStore;
  /** Sessions with a request in the current or the last period. */
  count(): number;
}

/**
 * Counts the sessions that this process serves. The stores cannot be asked: those in Redis expire by
 * themselves and have no list.
 */
export function createActiveSessions(clock: Clock): ActiveSessions {
  let current = new Set<string>();
  let last = new Set<string>();
  let startedAt = clock();

  function turn(): void {
    const passed = clock() - startedAt;
    if (passed >= 0 && passed < PERIOD_MS) return;
    last = passed >= 0 && passed < 2 * PERIOD_MS ? current : new Set();
    current = new Set();
    startedAt = clock();
  }

  return {
    watch: (sessions) =>
      // All other methods are inherited from the store.
      Object.assign(Object.create(sessions) as SessionStore, {
        async find(secret, options) {
          const session = await sessions.find(secret, options);
          if (session === null) return null;
          turn();
          current.add(session.id);
          return session;
        },
      } satisfies Partial<SessionStore>),
    count() {
      turn();
      let count = current.size;
      for (const id of last) if (!current.has(id)) count += 1;
      return count;
    },
  };
}
