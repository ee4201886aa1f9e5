import type { Clock } from '../async/clock.ts';

/** How a call ended, as far as it tells whether the service answers. */
export type CallOutcome = 'answered' | 'failed' | 'undecided';

/** One call that was let through. */
export interface Trial {
  /** Alone while the breaker is open, to see whether the service is back. */
  isProbe: boolean;
  /** Once for each trial. */
  end(outcome: CallOutcome): void;
}

export interface CircuitBreaker {
  /** Null while the service is not to be called. */
  begin(): Trial | null;
  isOpen(): boolean;
  /** Nothing is known of the service that a new breaker would not assume. */
  isFresh(): boolean;
}

interface CircuitBreakerOptions {
  clock: Clock;
  /** Only when it opens and when it closes. */
  onChange(isOpen: boolean): void;
}

const FAILURES = 5;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
/** A probe that is not answered for so long does not keep the next one away. */
const PROBE_MS = 10_000;

/**
 * After five failures without an answer in between a service is not called for a pause; then one call is let through. An answer closes the
 * breaker, a failure doubles the pause. What was cut off early decides nothing: the next call is the probe.
 */
export function createCircuitBreaker({ clock, onChange }: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0;
  let pauseMs = 0;
  let pausedAt = 0;
  /** From pausedAt on. */
  let waitMs = 0;
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
    if (!isOpen() && failures >= FAILURES) {
      pauseMs = FIRST_PAUSE_MS;
      pause(pauseMs);
      onChange(true);
    } else if (isOpen() && isProbe) {
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      pause(pauseMs);
    }
  }

  return {
    begin() {
      const isProbe = isOpen();
      if (isProbe) {
        // A clock that was set back does not make the pause longer.
        const passed = clock() - pausedAt;
        if (passed >= 0 && passed < waitMs) return null;
        pause(PROBE_MS);
      }
      return {
        isProbe,
        end(outcome) {
          if (outcome === 'answered') answered();
          else if (outcome === 'failed') failed(isProbe);
          else if (isProbe) waitMs = 0;
        },
      };
    },
    isOpen,
    isFresh: () => failures === 0,
  };
}
