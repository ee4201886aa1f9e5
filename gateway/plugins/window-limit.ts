import type { Clock } from '../clock.ts';

export interface WindowLimit {
  /** Counts one more, and says whether that is still within the limit. */
  admits(key: string): boolean;
}

export interface WindowLimitOptions {
  limit: number;
  windowMs: number;
  /** Beyond this many keys the oldest are forgotten: a flood of addresses costs no memory. */
  mostKeys?: number;
  clock: Clock;
}

/** So many times in a window of time, by key. */
export function createWindowLimit({ limit, windowMs, mostKeys = 10_000, clock }: WindowLimitOptions): WindowLimit {
  const windows = new Map<string, { ends: number; count: number }>();
  return {
    admits(key) {
      const now = clock();
      const current = windows.get(key);
      if (current !== undefined && current.ends > now) {
        current.count += 1;
        return current.count <= limit;
      }
      windows.delete(key);
      windows.set(key, { ends: now + windowMs, count: 1 });
      const oldest = windows.keys().next();
      if (windows.size > mostKeys && !oldest.done) windows.delete(oldest.value);
      return true;
    },
  };
}
