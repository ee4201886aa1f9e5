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
}

export function createSession(): Session {
  let state: SessionState = { status: 'unknown', side: null, ending: null, notice: null };
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
      become({ status: 'signed-in', side, ending: null, notice: null });
    },
    signedOut(notice) {
      become({ status: 'signed-out', side: state.side, ending: null, notice });
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
  };
}
