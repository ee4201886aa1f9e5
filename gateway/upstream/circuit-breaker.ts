import type { Clock } from '../async/clock.ts';

/** What a call's end says about the service's availability. */
export type CallOutcome = 'answered' | 'failed' | 'undecided';

/** A call that the breaker let through. */
export interface Trial {
  /** The only call allowed while the breaker is open, to find out whether the service is back. */
  isProbe: boolean;
  /** To be called exactly once per trial. */
  end(outcome: CallOutcome): void;
}

/** The call that finds out whether a service is back. */
interface Probe {
  /** Resolves when it has ended, in any way. */
  ended: Promise<void>;
  /** Epoch milliseconds. */
  beganAt: number;
}

export interface CircuitBreaker {
  /** Null while calls are blocked. */
  begin(): Trial | null;
  /** The running probe; null if there is none. */
  probe(): Probe | null;
  isOpen(): boolean;
  /** Whether the breaker is in the state of a new one. */
  isFresh(): boolean;
}

interface CircuitBreakerOptions {
  clock: Clock;
  /** Called when it opens and when it closes. */
  onChange(isOpen: boolean): void;
}

const MAX_FAILURES = 5;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 5_000;
/** If a probe has no result after this time, the next one is allowed. */
const PROBE_MS = 10_000;

/**
 * After five failures in a row, calls to a service are blocked for a pause; then a single call, the
 * probe, is let through. An answer closes the breaker, a failure doubles the pause. A probe that
 * was cut off early decides nothing, and the next call becomes the probe.
 */
export function createCircuitBreaker({ clock, onChange }: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0;
  let pauseMs = 0;
  let pausedAt = 0;
  /** Length of the current pause, which began at `pausedAt`. */
  let waitMs = 0;
  let probe: Probe | null = null;
  const isOpen = (): boolean => pauseMs > 0;

  function pause(ms: number): void {
    pausedAt = clock();
    waitMs = ms;
  }

  function answered(): void {
    failures = 0;
    if (!isOpen()) return;
    pauseMs = 0;
    onChange(false);
  }

  function failed(isProbe: boolean): void {
    failures += 1;
    if (!isOpen() && failures >= MAX_FAILURES) {
      pauseMs = FIRST_PAUSE_MS;
      pause(pauseMs);
      onChange(true);
    } else if (isOpen() && isProbe) {
      pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
      pause(pauseMs);
    }
  }

  /** Returns what ends the probe for those who wait for it. */
  function startProbe(): () => void {
    let resolve = (): void => undefined;
    const ended = new Promise<void>((settle) => {
      resolve = settle;
    });
    const started = { ended, beganAt: pausedAt };
    probe = started;
    return () => {
      if (probe === started) probe = null;
      resolve();
    };
  }

  return {
    begin() {
      const isProbe = isOpen();
      if (isProbe) {
        // A system clock that was set back must not prolong the pause.
        const passed = clock() - pausedAt;
        if (passed >= 0 && passed < waitMs) return null;
        pause(PROBE_MS);
      }
      const endProbe = isProbe ? startProbe() : null;
      return {
        isProbe,
        end(outcome) {
          if (outcome === 'answered') answered();
          else if (outcome === 'failed') failed(isProbe);
          else if (isProbe) waitMs = 0;
          endProbe?.();
        },
      };
    },
    probe: () => probe,
    isOpen,
    isFresh: () => failures === 0,
  };
}
