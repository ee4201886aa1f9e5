import type { Clock } from './clock.ts';

/** A pause after each failure that doubles with every further one, by key. */
export interface Backoff {
  isWaiting(key: string): boolean;
  failed(key: string): void;
  succeeded(key: string): void;
}

interface BackoffOptions {
  clock: Clock;
  firstMs: number;
  longestMs: number;
  /** The keys that failed longest ago are forgotten first. */
  maxKeys: number;
}

export function createBackoff({ clock, firstMs, longestMs, maxKeys }: BackoffOptions): Backoff {
  const pauses = new Map<string, { ms: number; since: number }>();
  return {
    isWaiting(key) {
      const pause = pauses.get(key);
      if (!pause) return false;
      // A clock that was set back does not make the pause longer.
      const passed = clock() - pause.since;
      return passed >= 0 && passed < pause.ms;
    },
    failed(key) {
      const before = pauses.get(key);
      pauses.delete(key);
      pauses.set(key, {
        ms: before ? Math.min(2 * before.ms, longestMs) : firstMs,
        since: clock(),
      });
      const [oldest] = pauses.keys();
      if (oldest !== undefined && pauses.size > maxKeys) pauses.delete(oldest);
    },
    succeeded: (key) => void pauses.delete(key),
  };
}
