import type { Clock } from '../async/clock.ts';
import { rateLimited } from '../errors/rate-limited.ts';

export interface WindowLimit {
  /** Counts one use. Returns whether it is still within the limit. */
  admits(key: string): boolean;
  /** Counts one use. Throws RATE_LIMITED, with the time to wait, when it is beyond the limit. */
  spend(key: string): void;
  /** Milliseconds until the key is admitted again; 0 without a window. */
  waitMs(key: string): number;
}

export interface WindowLimitOptions {
  /** The limit's name in `extensions.limit`. */
  name: string;
  limit: number;
  windowMs: number;
  /**
   * Maximum number of keys; above it the oldest are dropped, so that a flood of addresses does not
   * fill the memory.
   */
  maxKeys?: number;
  clock: Clock;
}

/**
 * Limits the number of uses per key in a window of time. If the clock was set back, a new window
 * begins, so that nobody is locked out for too long.
 */
export function createWindowLimit({
  name,
  limit,
  windowMs,
  maxKeys = 10_000,
  clock,
}: WindowLimitOptions): WindowLimit {
  const windows = new Map<string, { began: number; count: number }>();

  function current(key: string): { began: number; count: number } | null {
    const found = windows.get(key);
    const age = found === undefined ? windowMs : clock() - found.began;
    return found !== undefined && age >= 0 && age < windowMs ? found : null;
  }

  function admits(key: string): boolean {
    const window = current(key);
    if (window !== null) {
      window.count += 1;
      return window.count <= limit;
    }
    windows.delete(key);
    windows.set(key, { began: clock(), count: 1 });
    const oldest = windows.keys().next();
    if (windows.size > maxKeys && !oldest.done) windows.delete(oldest.value);
    return true;
  }

  function waitMs(key: string): number {
    const window = current(key);
    return window === null ? 0 : window.began + windowMs - clock();
  }

  return {
    admits,
    waitMs,
    spend(key) {
      if (!admits(key)) throw rateLimited({ name, limit, waitMs: waitMs(key) });
    },
  };
}
