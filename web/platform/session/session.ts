import type { AccountSide } from '../routes/paths.ts';
import type { LiveEvent } from './live-event.ts';
import {
  silentChannel,
  type SessionChannel,
  type SessionMessage,
  type SignOutNotice,
} from './session-channel.ts';

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
  /** The post or store was switched in another window: this page still shows the previous one. */
  readonly scopeChanged: boolean;
  /**
   * Another account has signed in than the one that signed out: it must not return to the previous
   * page.
   */
  readonly changedHands: boolean;
}

/**
 * `absent`: there is no session. `expired`: it has ended. `refresh-failed`: it exists, but its
 * tokens could not be renewed.
 */
export type SessionLoss = 'absent' | 'expired' | 'refresh-failed';

export interface Session {
  readonly channel: SessionChannel;
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * The user is signed in. With an account: the user has just signed in here, and other windows are
   * notified.
   */
  signedIn(side: AccountSide, account?: string): void;
  signedOut(notice: SessionState['notice']): void;
  /** Any number of requests may report the loss of the session; the first one counts. */
  lost(loss: SessionLoss): void;
  /** The user wants to continue after a failed renewal. */
  resume(): void;
  /**
   * Locks the page. `asked`: the user locked it here; the gateway and the other windows are to be
   * notified. `reported`: the gateway says that it is locked.
   */
  lock(how?: 'asked' | 'told'): void;
  lockConfirmed(): void;
  /** Unlocks the page. `here`: the user unlocked it in this window; the others are notified. */
  unlock(how?: 'here' | 'told'): void;
  scopeLost(): void;
  /**
   * The scope sent with the requests of this page; null until the shell has loaded it. Setting a
   * new one ends `scopeChanged`.
   */
  scope(): string | null;
  setScope(scope: string): void;
  /** The post or store was switched here: like `setScope`, and the other windows are notified. */
  switched(scope: string): void;
  /** The opaque id of the account that this page shows; null until the shell has loaded it. */
  account(): string | null;
  setAccount(account: string): void;
  /** The gateway has answered a request that counts as use of the session. */
  used(): void;
  onUsed(listener: () => void): () => void;
  /**
   * The page is about to retry automatically: requests that start within a moment do not count as
   * use of the session.
   */
  retriesByItself(): void;
  isRetryingByItself(): boolean;
  /** The user is active where this page gets no events: in the frame of an embedded module. */
  active(): void;
  onActive(listener: () => void): () => void;
  /** A mutation of this window has changed what its other tabs show. */
  changedHere(events: readonly LiveEvent[]): void;
  onChangedHere(listener: (events: readonly LiveEvent[]) => void): () => void;
}

/** Time within which the requests of an automatic retry start. */
const retryMomentMs = 500;

const initial: SessionState = {
  status: 'unknown',
  side: null,
  ending: null,
  notice: null,
  locked: false,
  lockPending: false,
  scopeChanged: false,
  changedHands: false,
};

export function createSession(channel: SessionChannel = silentChannel): Session {
  let state = initial;
  let scope: string | null = null;
  let account: string | null = null;
  let former: string | null = null;
  let retriedAt = -Infinity;
  const listeners = new Set<() => void>();
  const useListeners = new Set<() => void>();
  const activityListeners = new Set<() => void>();
  const changeListeners = new Set<(events: readonly LiveEvent[]) => void>();
  const become = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };
  const leave = (notice: SessionState['notice']) => {
    scope = null;
    former = account ?? former;
    account = null;
    become({ ...initial, status: 'signed-out', side: state.side, notice });
  };
  const changesHands = (newcomer: string) => former !== null && former !== newcomer;
  const cover = (lockPending: boolean) => {
    if (!state.locked) become({ locked: true, lockPending });
  };
  const uncover = () => {
    if (state.locked) become({ locked: false, lockPending: false });
  };
  const setScope = (next: string) => {
    if (scope === next && !state.scopeChanged) return;
    scope = next;
    become({ scopeChanged: false });
  };
  const scopeLost = () => {
    if (!state.scopeChanged && scope !== null) become({ scopeChanged: true });
  };
  const isHere = () => state.status === 'signed-in' || state.locked;

  const heard: {
    [Kind in SessionMessage['kind']]: (message: Extract<SessionMessage, { kind: Kind }>) => void;
  } = {
    'signed-out': ({ notice }) => isHere() && leave(notice),
    'signed-in'(message) {
      if (state.status === 'signed-out') {
        become({
          status: 'signed-in',
          side: message.side,
          notice: null,
          changedHands: changesHands(message.account),
        });
      } else if (account !== null && account !== message.account) leave('replaced');
      else if (state.ending !== null || state.locked)
        become({ ending: null, locked: false, lockPending: false });
    },
    // Each window locks the session at the gateway too: the first one may not have reached it yet.
    locked: () => state.status === 'signed-in' && cover(true),
    unlocked: uncover,
    scope(message) {
      if (message.scope !== scope) scopeLost();
      else setScope(message.scope);
    },
    activity: () => undefined,
    live: () => undefined,
  };
  channel.subscribe((message) => heard[message.kind](message as never));

  return {
    channel,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signedIn(side, newcomer) {
      if (newcomer !== undefined) {
        become({ changedHands: changesHands(newcomer) });
        account = newcomer;
        channel.post({ kind: 'signed-in', side, account: newcomer });
      }
      if (state.status === 'signed-in' && state.side === side) return;
      become({ status: 'signed-in', side, ending: null, notice: null });
    },
    signedOut(notice) {
      leave(notice);
      if (notice !== null && notice !== 'replaced') channel.post({ kind: 'signed-out', notice });
    },
    lost(loss) {
      if (state.status === 'signed-out' || state.ending !== null) return;
      // While locked there is no work to keep: go to the sign-in page without a warning.
      if (loss !== 'refresh-failed' && (state.status === 'unknown' || state.locked)) {
        leave(loss === 'expired' || state.locked ? 'expired' : null);
      } else {
        become({ ending: loss });
      }
    },
    resume() {
      become({ ending: null });
    },
    lock(how = 'told') {
      if (state.locked) return;
      cover(how === 'asked');
      if (how === 'asked') channel.post({ kind: 'locked' });
    },
    lockConfirmed() {
      if (state.lockPending) become({ lockPending: false });
    },
    unlock(how = 'here') {
      if (!state.locked) return;
      uncover();
      if (how === 'here') channel.post({ kind: 'unlocked' });
    },
    scopeLost,
    scope: () => scope,
    setScope,
    switched(next) {
      setScope(next);
      channel.post({ kind: 'scope', scope: next });
    },
    account: () => account,
    setAccount(known) {
      account = known;
    },
    retriesByItself() {
      retriedAt = Date.now();
    },
    isRetryingByItself: () => Date.now() - retriedAt < retryMomentMs,
    used() {
      useListeners.forEach((listener) => listener());
    },
    onUsed(listener) {
      useListeners.add(listener);
      return () => useListeners.delete(listener);
    },
    active() {
      activityListeners.forEach((listener) => listener());
    },
    changedHere: (events) => changeListeners.forEach((listener) => listener(events)),
    onChangedHere(listener) {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },
    onActive(listener) {
      activityListeners.add(listener);
      return () => activityListeners.delete(listener);
    },
  };
}
