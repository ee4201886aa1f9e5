import type { Clock } from '../async/clock.ts';

/** How an attempt ended: wrong, right, or not checked at all. */
type AttemptOutcome = 'failed' | 'succeeded' | 'released';

/** Counts failures per key in windows of time, and attempts that are still running. */
interface FailureCounts {
  /**
   * Starts an attempt, unless failures and running attempts have used up the limit. Otherwise
   * returns the time to wait.
   */
  begin(key: string): Promise<{ attempt: string } | { waitMs: number }>;
  end(key: string, attempt: string, outcome: AttemptOutcome): Promise<void>;
}

interface FailureCountsOptions {
  /** Counts of different names have nothing to do with each other. */
  name: string;
  limit: number;
  windowMs: number;
}

/** Creates the counts of one kind of attempt. */
export type OpenFailureCounts = (options: FailureCountsOptions) => FailureCounts;

interface Count {
  /** Time of the first failure in the window. */
  began: number;
  failures: number;
  running: number;
}

/** The wait reported when the limit is used up by attempts that are still running. */
export const RUNNING_WAIT_MS = 1000;
/** Above it the least recently used are dropped, so that invented accounts do not fill the memory. */
const MAX_KEYS = 10_000;

/**
 * Counts in the memory of this process. If the clock was set back, a new window begins, so that
 * nobody is locked out for too long.
 */
export function failureCountsInMemory(clock: Clock): OpenFailureCounts {
  return ({ limit, windowMs }) => {
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
      if (counts.size > MAX_KEYS && !oldest.done) counts.delete(oldest.value);
    }

    return {
      async begin(key) {
        const count = countFor(key);
        if (count.failures >= limit) return { waitMs: count.began + windowMs - clock() };
        if (count.failures + count.running >= limit) return { waitMs: RUNNING_WAIT_MS };
        count.running += 1;
        store(key, count);
        return { attempt: '' };
      },
      async end(key, _attempt, outcome) {
        const count = countFor(key);
        const before = outcome === 'succeeded' ? 0 : count.failures;
        const failures = outcome === 'failed' ? before + 1 : before;
        if (count.failures === 0 && failures > 0) count.began = clock();
        Object.assign(count, { failures, running: Math.max(0, count.running - 1) });
        store(key, count);
      },
    };
  };
}
