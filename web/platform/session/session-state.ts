import type { AccountSide } from '../routes/paths.ts';
import { createListeners } from '../../design/storage/listeners.ts';
import type { SignOutNotice } from './session-channel.ts';

/**
 * What the browser knows of the session. The session itself is at the gateway: this is only whether
 * the user is signed in, how a session ended, and what the sign-in page reports. A reload forgets
 * it; the first answer of the gateway restores it. The windows of a browser share one session:
 * changes by one window reach the others over the channel.
 */
export interface SessionState {
  readonly status: 'unknown' | 'signed-in' | 'signed-out';
  readonly side: AccountSide | null;
  /** How the session was lost while in use; the page stays until the user has read it. */
  readonly ending: SessionLoss | null;
  /** `replaced`: another account has signed in in another window, and the cookie belongs to it. */
  readonly notice: SignOutNotice | 'replaced' | null;
  /** Locked: the page is covered and sends no requests until it is unlocked. */
  readonly locked: boolean;
  /** Locked in this window, but not confirmed by the gateway yet. */
  readonly lockPending: boolean;
  /** Whether the user is asked for the password before a change, and how it ended last. */
  readonly confirmation: 'asked' | 'given' | 'refused' | null;
  /** The post or store was switched in another window: this page still shows the previous one. */
  readonly scopeChanged: boolean;
  /**
   * Another account has signed in than the one that signed out: it must not return to the previous
   * page.
   */
  readonly changedHands: boolean;
}

/**
 * `absent`: there is no session. `expired`: it has ended at the gateway. `ended`: the services have
 * just ended it. `refresh-failed`: it exists, but its tokens could not be renewed.
 */
export type SessionLoss = 'absent' | 'expired' | 'ended' | 'refresh-failed';

/** The state of the session in this page, without the other windows and the gateway. */
export interface SessionStateStore {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  update(change: Partial<SessionState>): void;
  signOut(notice: SessionState['notice']): void;
  /** Locks the page, if it is not locked. */
  cover(lockPending: boolean): void;
  /** Unlocks the page, if it is locked. */
  uncover(): void;
  scope(): string | null;
  /** Sets the scope of the page and ends `scopeChanged`. */
  setScope(scope: string): void;
  /** Marks the scope as changed elsewhere, if the page has a scope. */
  loseScope(): void;
  account(): string | null;
  setAccount(account: string): void;
  /** Whether another account was signed in here before. */
  isOtherAccount(account: string): boolean;
}

const initial: SessionState = {
  status: 'unknown',
  side: null,
  ending: null,
  notice: null,
  locked: false,
  lockPending: false,
  confirmation: null,
  scopeChanged: false,
  changedHands: false,
};

export function createSessionStateStore(): SessionStateStore {
  let state = initial;
  let scope: string | null = null;
  let account: string | null = null;
  let previousAccount: string | null = null;
  const listeners = createListeners();
  const update = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    listeners.notify();
  };
  return {
    state: () => state,
    subscribe: listeners.add,
    update,
    signOut(notice) {
      scope = null;
      previousAccount = account ?? previousAccount;
      account = null;
      update({ ...initial, status: 'signed-out', side: state.side, notice });
    },
    cover(lockPending) {
      if (!state.locked) update({ locked: true, lockPending });
    },
    uncover() {
      // Whoever unlocks has just proved who they are, so nothing is asked again.
      const confirmation = state.confirmation && 'given';
      if (state.locked) update({ locked: false, lockPending: false, confirmation });
    },
    scope: () => scope,
    setScope(next) {
      if (scope === next && !state.scopeChanged) return;
      scope = next;
      update({ scopeChanged: false });
    },
    loseScope() {
      if (!state.scopeChanged && scope !== null) update({ scopeChanged: true });
    },
    account: () => account,
    setAccount(next) {
      account = next;
    },
    isOtherAccount: (other) => previousAccount !== null && previousAccount !== other,
  };
}
