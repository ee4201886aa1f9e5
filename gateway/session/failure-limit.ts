import type { Clock } from '../async/clock.ts';
import type { MessageKey } from '../language/messages.ts';
import { rateLimited } from '../errors/rate-limited.ts';

/** One attempt that was allowed to begin. Exactly one of the three ends it. */
export interface Attempt {
  /** It was wrong: it counts. */
  fail(): void;
  /** It was right: the failures before it are forgotten. */
  succeed(): void;
  /** Nobody judged it: it does not count. */
  release(): void;
}

export interface FailureLimit {
  /** Begins an attempt; throws RATE_LIMITED, with the time to wait, after too many failures. */
  begin(key: string): Attempt;
}

export interface FailureLimitOptions {
  /** What clients read in `extensions.limit`. */
  name: string;
  limit: number;
  windowMs: number;
  message: MessageKey;
  /** Beyond this many keys the oldest are forgotten: a flood of invented accounts costs no memory. */
  mostKeys?: number;
  clock: Clock;
}

interface Count {
  /** When the first of the failures happened. */
  began: number;
  failures: number;
  running: number;
}

/** What attempts wait for that find all others still running. */
const RUNNING_WAIT_MS = 1000;

/**
 * So many failures in a window of time, by key. An attempt under way counts as a failure until it has ended, so that many at once are no way
 * around the limit. A clock that was set back begins a new window: it locks nobody out.
 */
export function createFailureLimit(options: FailureLimitOptions): FailureLimit {
  const { name, limit, windowMs, message, mostKeys = 10_000, clock } = options;
  const counts = new Map<string, Count>();

  function countFor(key: string): Count {
    const now = clock();
    const count = counts.get(key) ?? { began: now, failures: 0, running: 0 };
    const age = now - count.began;
    if (age < 0 || age >= windowMs) Object.assign(count, { began: now, failures: 0 });
    return count;
  }

  /** Puts it last, so that the first are those that were used least lately. */
  function keep(key: string, count: Count): void {
    counts.delete(key);
    if (count.failures === 0 && count.running === 0) return;
    counts.set(key, count);
    const oldest = counts.keys().next();
    if (counts.size > mostKeys && !oldest.done) counts.delete(oldest.value);
  }

  function end(key: string, failuresOf: (count: Count) => number): void {
    const count = countFor(key);
    const failures = failuresOf(count);
    if (count.failures === 0 && failures > 0) count.began = clock();
    Object.assign(count, { failures, running: Math.max(0, count.running - 1) });
    keep(key, count);
  }

  return {
    begin(key) {
      const count = countFor(key);
      if (count.failures + count.running >= limit) {
        const waitMs = count.failures >= limit ? count.began + windowMs - clock() : RUNNING_WAIT_MS;
        throw rateLimited({ name, limit, waitMs }, message);
      }
      count.running += 1;
      keep(key, count);
      return {
        fail: () => end(key, ({ failures }) => failures + 1),
        succeed: () => end(key, () => 0),
        release: () => end(key, ({ failures }) => failures),
      };
    },
  };
}
