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
  active(where: 'here' | 'elsewhere'): void;
  /** The gateway has answered a request that counts as use of the session. */
  used(): void;
  /** The user has confirmed the warning: the session continues, or its end is known. */
  stay(): void;
  /** Starts the clock, and checks the time: after sleep a computer has missed its timers. */
  check(): void;
  stop(): void;
}

const warningMs = 120_000;
const longestTouchMs = 180_000;
const heartbeatMs = 15_000;

export function createIdleClock(options: IdleClockOptions): IdleClock {
  const { idleMs, endsAt, lockAfterMs, now, after, touch, lock } = options;
  // Short sessions are warned and touched proportionally earlier.
  const warnBefore = Math.min(warningMs, idleMs / 2);
  const touchEveryMs = Math.min(longestTouchMs, idleMs / 4);
  let lastActive = now();
  let lastUse = lastActive;
  let lastTouch = lastActive;
  let untold = false;
  let knowsOfEnd = false;
  let state: IdleState = { phase: 'awake', secondsLeft: 0 };
  let cancel: () => void = () => undefined;
  const listeners = new Set<() => void>();

  const become = (phase: IdlePhase, leftMs: number) => {
    const secondsLeft = phase === 'awake' ? 0 : Math.max(0, Math.ceil(leftMs / 1000));
    if (phase === state.phase && secondsLeft === state.secondsLeft) return;
    state = { phase, secondsLeft };
    listeners.forEach((listener) => listener());
  };
  const tell = (at: number) => {
    lastTouch = at;
    untold = false;
    touch();
  };
  const phaseAt = (idleLeft: number, endLeft: number): IdlePhase => {
    if (Math.min(idleLeft, endLeft) <= 0) return 'ended';
    if (idleLeft <= warnBefore) return 'idle-warning';
    return endLeft <= warnBefore && !knowsOfEnd ? 'end-warning' : 'awake';
  };

  function check() {
    cancel();
    if (state.phase === 'ended') return;
    const at = now();
    const idleLeft = Math.max(lastActive, lastUse) + idleMs - at;
    const endLeft = endsAt - at;
    const phase = phaseAt(idleLeft, endLeft);
    become(phase, phase === 'end-warning' ? endLeft : Math.min(idleLeft, endLeft));
    if (phase === 'ended') return;
    const touchIn = Math.max(lastUse, lastTouch) + touchEveryMs - at;
    if (untold && touchIn <= 0) tell(at);
    const lockAfter = lockAfterMs();
    const lockIn = lockAfter === null ? Infinity : lastActive + lockAfter - at;
    if (lockIn <= 0) lock();
    const next = Math.min(
      phase === 'awake' ? heartbeatMs : 1000,
      idleLeft,
      endLeft,
      ...[idleLeft - warnBefore, endLeft - warnBefore, lockIn, untold ? touchIn : Infinity].filter(
        (ms) => ms > 0,
      ),
    );
    cancel = after(next, check);
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    active(where) {
      // Check the time first: activity after the end does not restore the session, and activity
      // behind a warning does not dismiss it.
      check();
      if (state.phase === 'ended' || (state.phase === 'idle-warning' && where === 'here')) return;
      lastActive = now();
      if (where === 'here') untold = true;
      check();
    },
    used() {
      lastUse = now();
      untold = false;
      check();
    },
    stay() {
      if (state.phase === 'ended') return;
      if (state.phase === 'end-warning') {
        knowsOfEnd = true;
      } else {
        lastActive = now();
        tell(lastActive);
      }
      check();
    },
    check,
    stop: () => cancel(),
  };
}
