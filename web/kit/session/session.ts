import type { AccountSide } from '../routes/paths.ts';

/**
 * What the browser knows of the session. The session itself is the gateway's: here stands only whether somebody is signed in, how a
 * session ended, and what to tell at the sign-in page. A reload forgets all of it, the first answer of the gateway brings it back.
 */
export interface SessionState {
  readonly status: 'unknown' | 'signed-in' | 'signed-out';
  readonly side: AccountSide | null;
  /** How a session in use ended; the page stays as it is until the user has read it. */
  readonly ending: SessionLoss | null;
  readonly notice: 'signed-out' | 'expired' | null;
  /** Locked at the gateway: the page is covered and asks nothing until it is unlocked. */
  readonly locked: boolean;
  /** The post or the store was switched in another window: the page still shows the former. */
  readonly scopeChanged: boolean;
}

/** `absent`: there is none. `expired`: there was one. `refresh-failed`: it lives, its tokens could not be renewed. */
export type SessionLoss = 'absent' | 'expired' | 'refresh-failed';

export interface Session {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  signedIn(side: AccountSide): void;
  signedOut(notice: SessionState['notice']): void;
  /** Any number of calls may report the loss of the session; the first one counts. */
  lost(loss: SessionLoss): void;
  /** The user wants to go on after a failed renewal. */
  resume(): void;
  lock(): void;
  unlock(): void;
  scopeLost(): void;
  /** What the requests of this page carry as their scope; null until the shell has told it. Telling a new one ends `scopeChanged`. */
  scope(): string | null;
  setScope(scope: string): void;
}

export function createSession(): Session {
  let state: SessionState = { status: 'unknown', side: null, ending: null, notice: null, locked: false, scopeChanged: false };
  let scope: string | null = null;
  const listeners = new Set<() => void>();
  const become = (next: SessionState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signedIn(side) {
      if (state.status === 'signed-in' && state.side === side) return;
      become({ ...state, status: 'signed-in', side, ending: null, notice: null });
    },
    signedOut(notice) {
      scope = null;
      become({ status: 'signed-out', side: state.side, ending: null, notice, locked: false, scopeChanged: false });
    },
    lost(loss) {
      if (state.status === 'signed-out' || state.ending !== null) return;
      if (loss !== 'refresh-failed' && state.status === 'unknown') {
        become({ ...state, status: 'signed-out', notice: loss === 'expired' ? 'expired' : null });
      } else {
        become({ ...state, ending: loss });
      }
    },
    resume() {
      become({ ...state, ending: null });
    },
    lock() {
      if (!state.locked) become({ ...state, locked: true });
    },
    unlock() {
      if (state.locked) become({ ...state, locked: false });
    },
    scopeLost() {
      if (!state.scopeChanged) become({ ...state, scopeChanged: true });
    },
    scope: () => scope,
    setScope(next) {
      scope = next;
      if (state.scopeChanged) become({ ...state, scopeChanged: false });
    },
  };
}
