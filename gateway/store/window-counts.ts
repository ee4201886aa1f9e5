import type { Clock } from '../async/clock.ts';

/** Counts uses per key in windows of time. */
interface WindowCounts {
  /**
   * Counts one use, or as many as given. Returns the uses in the window so far, and the time until
   * it ends.
   */
  add(key: string, uses?: number): Promise<{ count: number; restMs: number }>;
}

interface WindowCountsOptions {
  /** Windows of different names have nothing to do with each other. */
  name: string;
  windowMs: number;
}

/** Creates the counts of one kind of use. */
export type OpenWindowCounts = (options: WindowCountsOptions) => WindowCounts;

/**
 * Counts that are shared while they can be used, and otherwise kept by each process for itself: a
 * flood must end then too, and nobody may be locked out.
 */
export function sharedOrOwnCounts(openCounts: OpenWindowCounts, clock: Clock): OpenWindowCounts {
  return (options) => {
    const shared = openCounts(options);
    const own = windowCountsInMemory(clock)(options);
    return { add: (key, uses) => shared.add(key, uses).catch(() => own.add(key, uses)) };
  };
}

/** Above it the oldest are dropped, so that a flood of addresses does not fill the memory. */
const MAX_KEYS = 10_000;

/**
 * Counts in the memory of this process. If the clock was set back, a new window begins, so that
 * nobody is locked out for too long.
 */
export function windowCountsInMemory(clock: Clock): OpenWindowCounts {
  return ({ windowMs }) => {
    const windows = new Map<string, { began: number; count: number }>();
    return {
      async add(key, uses = 1) {
        const found = windows.get(key);
        const age = found === undefined ? windowMs : clock() - found.began;
        if (found !== undefined && age >= 0 && age < windowMs) {
          found.count += uses;
          return { count: found.count, restMs: windowMs - age };
        }
        windows.delete(key);
        windows.set(key, { began: clock(), count: uses });
        const oldest = windows.keys().next();
        if (windows.size > MAX_KEYS && !oldest.done) windows.delete(oldest.value);
        return { count: uses, restMs: windowMs };
      },
    };
  };
}
