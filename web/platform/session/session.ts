import type { AccountSide } from '../routes/paths.ts';
import { createListeners } from '../../design/storage/listeners.ts';
import type { LiveEvent } from './live-event.ts';
import { silentChannel, type SessionChannel, type SessionMessage } from './session-channel.ts';
import {
  createSessionStateStore,
  type SessionLoss,
  type SessionState,
  type SessionStateStore,
} from './session-state.ts';

export type { SessionLoss, SessionState } from './session-state.ts';

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
  reportLoss(loss: SessionLoss): void;
  /** The user wants to continue after a failed renewal. */
  resume(): void;
  /**
   * Locks the page. `asked`: the user locked it here; the gateway and the other windows are to be
   * notified. `reported`: the gateway says that it is locked.
   */
  lock(how?: 'asked' | 'reported'): void;
  lockConfirmed(): void;
  /** Unlocks the page. `here`: the user unlocked it in this window; the others are notified. */
  unlock(how?: 'here' | 'reported'): void;
  /** The gateway wants the password again before it changes something. */
  askToConfirm(): void;
  /** The user has given the password, or does not want to. */
  endConfirmation(how: 'given' | 'refused'): void;
  reportScopeLoss(): void;
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
  reportUse(): void;
  onUsed(listener: () => void): () => void;
  /**
   * The page is about to retry automatically: requests that start within a moment do not count as
   * use of the session.
   */
  markAutomaticRetry(): void;
  isAutomaticRetry(): boolean;
  /** The user is active where this page gets no events: in the frame of an embedded module. */
  reportActivity(): void;
  onActive(listener: () => void): () => void;
  /** A mutation of this window has changed what its other tabs show. */
  reportOwnChanges(events: readonly LiveEvent[]): void;
  onOwnChanges(listener: (events: readonly LiveEvent[]) => void): () => void;
}

/** Time within which the requests of an automatic retry start. */
const RETRY_START_MS = 500;

export function createSession(channel: SessionChannel = silentChannel): Session {
  const store = createSessionStateStore();
  const { state, update } = store;
  const useListeners = createListeners();
  const activityListeners = createListeners();
  const changeListeners = createListeners<[events: readonly LiveEvent[]]>();
  let retriedAt = -Infinity;
  const handlers = createMessageHandlers(store);
  channel.subscribe((message) => handlers[message.kind](message as never));

  return {
    channel,
    state,
    subscribe: store.subscribe,
    signedIn(side, account) {
      if (account !== undefined) {
        update({ changedHands: store.isOtherAccount(account) });
        store.setAccount(account);
        channel.post({ kind: 'signed-in', side, account });
      }
      if (state().status === 'signed-in' && state().side === side) return;
      update({ status: 'signed-in', side, ending: null, notice: null });
    },
    signedOut(notice) {
      store.signOut(notice);
      if (notice !== null && notice !== 'replaced') channel.post({ kind: 'signed-out', notice });
    },
    reportLoss(loss) {
      const { status, ending, locked } = state();
      if (status === 'signed-out' || ending !== null) return;
      // While locked, and before the page is there, no work is lost: go to the sign-in page without
      // a warning, unless the services have just ended the session, which users must read.
      const isQuiet = locked || (status === 'unknown' && loss !== 'ended');
      if (loss !== 'refresh-failed' && isQuiet) {
        store.signOut(loss === 'expired' || locked ? 'expired' : null);
      } else {
        update({ ending: loss });
      }
    },
    resume: () => update({ ending: null }),
    lock(how = 'reported') {
      if (state().locked) return;
      store.cover(how === 'asked');
      if (how === 'asked') channel.post({ kind: 'locked' });
    },
    lockConfirmed() {
      if (state().lockPending) update({ lockPending: false });
    },
    unlock(how = 'here') {
      if (!state().locked) return;
      store.uncover();
      if (how === 'here') channel.post({ kind: 'unlocked' });
    },
    askToConfirm: () => update({ confirmation: 'asked' }),
    endConfirmation: (confirmation) => update({ confirmation }),
    reportScopeLoss: store.loseScope,
    scope: store.scope,
    setScope: store.setScope,
    switched(scope) {
      store.setScope(scope);
      channel.post({ kind: 'scope', scope });
    },
    account: store.account,
    setAccount: store.setAccount,
    markAutomaticRetry() {
      retriedAt = Date.now();
    },
    isAutomaticRetry: () => Date.now() - retriedAt < RETRY_START_MS,
    reportUse: useListeners.notify,
    onUsed: useListeners.add,
    reportActivity: activityListeners.notify,
    onActive: activityListeners.add,
    reportOwnChanges: changeListeners.notify,
    onOwnChanges: changeListeners.add,
  };
}

type MessageHandlers = {
  [Kind in SessionMessage['kind']]: (message: Extract<SessionMessage, { kind: Kind }>) => void;
};

/** Applies messages of other windows to the state of this page. */
function createMessageHandlers(store: SessionStateStore): MessageHandlers {
  const { state, update } = store;
  return {
    'signed-out'({ notice }) {
      if (state().status === 'signed-in' || state().locked) store.signOut(notice);
    },
    'signed-in'({ side, account }) {
      const { status, ending, locked } = state();
      if (status === 'signed-out') {
        update({
          status: 'signed-in',
          side,
          notice: null,
          changedHands: store.isOtherAccount(account),
        });
      } else if (store.account() !== null && store.account() !== account) {
        store.signOut('replaced');
      } else if (ending !== null || locked) {
        update({ ending: null, locked: false, lockPending: false });
      }
    },
    // Each window locks the session at the gateway too: the first one may not have reached it yet.
    locked() {
      if (state().status === 'signed-in') store.cover(true);
    },
    unlocked: store.uncover,
    scope({ scope }) {
      if (scope !== store.scope()) store.loseScope();
      else store.setScope(scope);
    },
    activity: () => undefined,
    live: () => undefined,
  };
}
