import type { AccountSide } from '../routes/paths.ts';
import type { LiveEvent } from './live-event.ts';
import {
  silentChannel,
  type SessionChannel,
  type SessionMessage,
  type SignOutNotice,
} from './session-channel.ts';

/**
 * What the browser knows of the session. The session itself is the gateway's: here stands only whether somebody is signed in, how a
 * session ended, and what to tell at the sign-in page. A reload forgets all of it, the first answer of the gateway brings it back. The
 * windows of a browser share one session: what one of them does to it, the others hear over the channel.
 */
export interface SessionState {
  readonly status: 'unknown' | 'signed-in' | 'signed-out';
  readonly side: AccountSide | null;
  /** How a session in use ended; the page stays as it is until the user has read it. */
  readonly ending: SessionLoss | null;
  /** `replaced`: another account has signed in in another window, and the cookie is its. */
  readonly notice: SignOutNotice | 'replaced' | null;
  /** Locked: the page is covered and asks nothing until it is unlocked. */
  readonly locked: boolean;
  /** Locked in this window, and the gateway has not confirmed it yet. */
  readonly lockPending: boolean;
  /** The post or the store was switched in another window: the page still shows the former. */
  readonly scopeChanged: boolean;
  /** Another account has signed in than the one that left: where that one was is not its place. */
  readonly changedHands: boolean;
}

/** `absent`: there is none. `expired`: there was one. `refresh-failed`: it lives, its tokens could not be renewed. */
export type SessionLoss = 'absent' | 'expired' | 'refresh-failed';

export interface Session {
  readonly channel: SessionChannel;
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** With an account: somebody has just signed in here, and the other windows are told. */
  signedIn(side: AccountSide, account?: string): void;
  signedOut(notice: SessionState['notice']): void;
  /** Any number of calls may report the loss of the session; the first one counts. */
  lost(loss: SessionLoss): void;
  /** The user wants to go on after a failed renewal. */
  resume(): void;
  /** `asked`: somebody locks it here: the gateway is still to be told, and so are the other windows. `told`: the gateway says that it is. */
  lock(how?: 'asked' | 'told'): void;
  lockConfirmed(): void;
  /** `here`: somebody has unlocked it in this window, and the others are told. */
  unlock(how?: 'here' | 'told'): void;
  scopeLost(): void;
  /** What the requests of this page carry as their scope; null until the shell has told it. Telling a new one ends `scopeChanged`. */
  scope(): string | null;
  setScope(scope: string): void;
  /** The post or the store was switched here: as setScope, and the other windows are told. */
  switched(scope: string): void;
  /** The opaque id of the account that this page shows; null until the shell has told it. */
  account(): string | null;
  setAccount(account: string): void;
  /** The gateway has answered something that counts as use of the session. */
  used(): void;
  onUsed(listener: () => void): () => void;
  /** The page is about to ask again by itself, nobody has asked for it: the session does not count as used by what begins in this moment. */
  retriesByItself(): void;
  isRetryingByItself(): boolean;
  /** Somebody is at work where no event of this page tells it: in the frame of an embedded module. */
  active(): void;
  onActive(listener: () => void): () => void;
  /** A mutation of this window has changed what its other tabs show. */
  changedHere(events: readonly LiveEvent[]): void;
  onChangedHere(listener: (events: readonly LiveEvent[]) => void): () => void;
}

/** How long it takes until the requests of a retry have begun. */
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
    // Each window tells the gateway too: the one that asked first may not have reached it yet.
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
      // Nobody works behind a cover: its end leads to the sign-in page without a word before.
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
