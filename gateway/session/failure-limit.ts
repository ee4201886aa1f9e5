import type { Clock } from '../async/clock.ts';
import type { MessageKey } from '../language/messages.ts';
import { rateLimited } from '../errors/rate-limited.ts';

/**
 * An attempt that was allowed to start. The caller must end it with exactly one of these three
 * methods.
 */
export interface Attempt {
  /** The secret was wrong: counts as a failure. */
  fail(): void;
  /** The secret was right: clears the earlier failures. */
  succeed(): void;
  /** The services did not check the secret: not counted. */
  release(): void;
}

export interface FailureLimit {
  /** Starts an attempt. Throws RATE_LIMITED, with the time to wait, after too many failures. */
  begin(key: string): Attempt;
}

export interface FailureLimitOptions {
  /** The limit's name in `extensions.limit`. */
  name: string;
  limit: number;
  windowMs: number;
  message: MessageKey;
  /**
   * Maximum number of keys; above it the least recently used are dropped, so that a flood of
   * invented accounts does not fill the memory.
   */
  maxKeys?: number;
  clock: Clock;
}

interface Count {
  /** Time of the first failure in the window. */
  began: number;
  failures: number;
  running: number;
}

/** The wait reported when the limit is used up by attempts that are still running. */
const RUNNING_WAIT_MS = 1000;

/**
 * Limits the number of failures per key in a window of time. A running attempt counts as a failure
 * until it has ended, so that parallel attempts cannot bypass the limit. If the clock was set back,
 * a new window begins, so that nobody is locked out for too long.
 */
export function createFailureLimit(options: FailureLimitOptions): FailureLimit {
  const { name, limit, windowMs, message, maxKeys = 10_000, clock } = options;
  const counts = new Map<string, Count>();

  function countFor(key: string): Count {
    const now = clock();
    const count = counts.get(key) ?? { began: now, failures: 0, running: 0 };
    const age = now - count.began;
    if (age < 0 || age >= windowMs) Object.assign(count, { began: now, failures: 0 });
    return count;
  }

  /** Stores the count as the last entry, so that the first entries are the least recently used. */
  function store(key: string, count: Count): void {
    counts.delete(key);
    if (count.failures === 0 && count.running === 0) return;
    counts.set(key, count);
    const oldest = counts.keys().next();
    if (counts.size > maxKeys && !oldest.done) counts.delete(oldest.value);
  }

  function end(key: string, failuresOf: (count: Count) => number): void {
    const count = countFor(key);
    const failures = failuresOf(count);
    if (count.failures === 0 && failures > 0) count.began = clock();
    Object.assign(count, { failures, running: Math.max(0, count.running - 1) });
    store(key, count);
  }

  return {
    begin(key) {
      const count = countFor(key);
      if (count.failures + count.running >= limit) {
        const waitMs = count.failures >= limit ? count.began + windowMs - clock() : RUNNING_WAIT_MS;
        throw rateLimited({ name, limit, waitMs }, message);
      }
      count.running += 1;
      store(key, count);
      return {
        fail: () => end(key, ({ failures }) => failures + 1),
        succeed: () => end(key, () => 0),
        release: () => end(key, ({ failures }) => failures),
      };
    },
  };
}
