/**
 * When a session ends for idleness, seen from a page. The gateway ends it `idleMs` after the last request that somebody made; whoever works
 * without a request is told to it by `touch`, never more often than `touchEveryMs`. Time and timers are parameters, nothing here knows a page.
 */
export interface IdleClockOptions {
  idleMs: number;
  /** When the session ends however much it is used. */
  endsAt: number;
  /** After how long without anybody at work the page is locked; null: never. */
  lockAfterMs: () => number | null;
  now: () => number;
  /** Calls back after a while, and returns how not to. */
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
  /** Somebody is at work: in this window, or in another one of this browser, which touches by itself. */
  active(where: 'here' | 'elsewhere'): void;
  /** The gateway has answered something that counts as use. */
  used(): void;
  /** The user has answered the warning: he is there, or knows that the end comes. */
  stay(): void;
  /** Sets it going, and looks at the time: a computer that slept has missed its timers. */
  check(): void;
  stop(): void;
}

const warningMs = 120_000;
const longestTouchMs = 180_000;
const heartbeatMs = 15_000;

export function createIdleClock(options: IdleClockOptions): IdleClock {
  const { idleMs, endsAt, lockAfterMs, now, after, touch, lock } = options;
  // A session that lives for a few minutes only is warned of and touched in proportion.
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
      // First of all the time: a movement after the end does not bring the session back, nor does one behind a warning take it away.
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
