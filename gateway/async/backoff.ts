import type { Clock } from './clock.ts';

/** A pause per key after each failure, which doubles with every further failure in a row. */
export interface Backoff {
  isWaiting(key: string): boolean;
  failed(key: string): void;
  succeeded(key: string): void;
}

interface BackoffOptions {
  clock: Clock;
  firstMs: number;
  maxMs: number;
  /** Maximum number of keys; those that failed longest ago are dropped first. */
  maxKeys: number;
}

export function createBackoff({ clock, firstMs, maxMs, maxKeys }: BackoffOptions): Backoff {
  const pauses = new Map<string, { ms: number; since: number }>();
  return {
    isWaiting(key) {
      const pause = pauses.get(key);
      if (!pause) return false;
      // A system clock that was set back must not prolong the pause.
      const passed = clock() - pause.since;
      return passed >= 0 && passed < pause.ms;
    },
    failed(key) {
      const before = pauses.get(key);
      pauses.delete(key);
      pauses.set(key, {
        ms: before ? Math.min(2 * before.ms, maxMs) : firstMs,
        since: clock(),
      });
      const [oldest] = pauses.keys();
      if (oldest !== undefined && pauses.size > maxKeys) pauses.delete(oldest);
    },
    succeeded: (key) => void pauses.delete(key),
  };
}
