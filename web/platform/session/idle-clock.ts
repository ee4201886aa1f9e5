import { createListeners } from '../../design/storage/listeners.ts';

/**
 * Tracks when a session ends because it is idle. The gateway ends it `idleMs` after the last
 * request caused by the user; activity without requests is reported with `touch`, at most every few
 * minutes. Time and timers are parameters, so that this module knows nothing of the page.
 */
export interface IdleClockOptions {
  idleMs: number;
  /** Timestamp at which the session ends even if it is used. */
  endsAt: number;
  /** Milliseconds of inactivity after which the page is locked; null: never. */
  lockAfterMs: () => number | null;
  now: () => number;
  /** Calls `action` after a delay; returns a function that cancels it. */
  after: (ms: number, action: () => void) => () => void;
  touch: () => void;
  lock: () => void;
}

type IdlePhase = 'awake' | 'idle-warning' | 'end-warning' | 'ended';

export interface IdleState {
  readonly phase: IdlePhase;
  readonly secondsLeft: number;
}

export interface IdleClock {
  state(): IdleState;
  subscribe(listener: () => void): () => void;
  /**
   * The user is active: in this window, or in another window of this browser, which sends its own
   * touches.
   */
  reportActivity(where: 'here' | 'elsewhere'): void;
  /** The gateway has answered a request that counts as use of the session. */
  reportUse(): void;
  /** The user has confirmed the warning: the session continues, or its end is known. */
  confirmPresence(): void;
  /** Starts the clock, and checks the time: after sleep a computer has missed its timers. */
  check(): void;
  stop(): void;
}

const WARNING_MS = 120_000;
const MAX_TOUCH_INTERVAL_MS = 180_000;
const HEARTBEAT_MS = 15_000;

export function createIdleClock(options: IdleClockOptions): IdleClock {
  const { idleMs, endsAt, lockAfterMs, now, after, touch, lock } = options;
  // Short sessions are warned and touched proportionally earlier.
  const warnBeforeMs = Math.min(WARNING_MS, idleMs / 2);
  const touchIntervalMs = Math.min(MAX_TOUCH_INTERVAL_MS, idleMs / 4);
  const idleState = createIdleState();
  let lastActive = now();
  let lastUse = lastActive;
  let lastTouch = lastActive;
  let hasUnreportedActivity = false;
  let knowsOfEnd = false;
  let cancelNextCheck: () => void = () => undefined;

  const reportActivity = (time: number) => {
    lastTouch = time;
    hasUnreportedActivity = false;
    touch();
  };
  const isEnded = () => idleState.state().phase === 'ended';

  function check() {
    cancelNextCheck();
    if (isEnded()) return;
    const time = now();
    const idleLeft = Math.max(lastActive, lastUse) + idleMs - time;
    const endLeft = endsAt - time;
    const phase = phaseOf({ idleLeft, endLeft, warnBeforeMs, knowsOfEnd });
    idleState.update(phase, phase === 'end-warning' ? endLeft : Math.min(idleLeft, endLeft));
    if (phase === 'ended') return;
    const touchIn = Math.max(lastUse, lastTouch) + touchIntervalMs - time;
    if (hasUnreportedActivity && touchIn <= 0) reportActivity(time);
    const lockAfter = lockAfterMs();
    const lockIn = lockAfter === null ? Infinity : lastActive + lockAfter - time;
    if (lockIn <= 0) lock();
    const events = [idleLeft - warnBeforeMs, endLeft - warnBeforeMs, lockIn];
    if (hasUnreportedActivity) events.push(touchIn);
    const upcoming = events.filter((ms) => ms > 0);
    const interval = phase === 'awake' ? HEARTBEAT_MS : 1000;
    cancelNextCheck = after(Math.min(interval, idleLeft, endLeft, ...upcoming), check);
  }

  return {
    state: idleState.state,
    subscribe: idleState.subscribe,
    reportActivity(where) {
      // Check the time first: activity after the end does not restore the session, and activity
      // behind a warning does not dismiss it.
      check();
      const { phase } = idleState.state();
      if (phase === 'ended' || (phase === 'idle-warning' && where === 'here')) return;
      lastActive = now();
      if (where === 'here') hasUnreportedActivity = true;
      check();
    },
    reportUse() {
      lastUse = now();
      hasUnreportedActivity = false;
      check();
    },
    confirmPresence() {
      if (isEnded()) return;
      if (idleState.state().phase === 'end-warning') {
        knowsOfEnd = true;
      } else {
        lastActive = now();
        reportActivity(lastActive);
      }
      check();
    },
    check,
    stop: () => cancelNextCheck(),
  };
}

interface PhaseFacts {
  idleLeft: number;
  endLeft: number;
  warnBeforeMs: number;
  knowsOfEnd: boolean;
}

function phaseOf({ idleLeft, endLeft, warnBeforeMs, knowsOfEnd }: PhaseFacts): IdlePhase {
  if (Math.min(idleLeft, endLeft) <= 0) return 'ended';
  if (idleLeft <= warnBeforeMs) return 'idle-warning';
  return endLeft <= warnBeforeMs && !knowsOfEnd ? 'end-warning' : 'awake';
}

/** Holds the state of the clock and notifies listeners of changes. */
function createIdleState() {
  let state: IdleState = { phase: 'awake', secondsLeft: 0 };
  const listeners = createListeners();
  return {
    state: () => state,
    subscribe: listeners.add,
    update(phase: IdlePhase, leftMs: number) {
      const secondsLeft = phase === 'awake' ? 0 : Math.max(0, Math.ceil(leftMs / 1000));
      if (phase === state.phase && secondsLeft === state.secondsLeft) return;
      state = { phase, secondsLeft };
      listeners.notify();
    },
  };
}
