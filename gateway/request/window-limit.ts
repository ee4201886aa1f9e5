import type { Clock } from '../async/clock.ts';
import { rateLimited } from '../errors/rate-limited.ts';

export interface WindowLimit {
  /** Counts one more, and says whether that is still within the limit. */
  admits(key: string): boolean;
  /** Counts one more; throws RATE_LIMITED, with the time to wait, when that is beyond the limit. */
  spend(key: string): void;
  /** How long until a key that is beyond the limit is admitted again. */
  waitMs(key: string): number;
}

export interface WindowLimitOptions {
  /** What clients read in `extensions.limit`. */
  name: string;
  limit: number;
  windowMs: number;
  /** Beyond this many keys the oldest are forgotten: a flood of addresses costs no memory. */
  mostKeys?: number;
  clock: Clock;
}

/** So many times in a window of time, by key. A clock that was set back begins a new window: it locks nobody out. */
export function createWindowLimit({
  name,
  limit,
  windowMs,
  mostKeys = 10_000,
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
    if (windows.size > mostKeys && !oldest.done) windows.delete(oldest.value);
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
