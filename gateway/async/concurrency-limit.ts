import { onAbort } from './on-abort.ts';
import type { After } from './timers.ts';

/** Releases a slot. Calling it again has no effect. */
export type Leave = () => void;

type Entry = Leave | 'late' | 'cancelled';

interface Wait {
  maxWaitMs: number;
  signal?: AbortSignal | undefined;
}

/** Limits how many tasks run at the same time. Further tasks wait in line for a limited time. */
export interface ConcurrencyLimit {
  /**
   * Takes a slot and returns its release function, or `late` or `cancelled` if it got none. A
   * promise only if it has to wait.
   */
  enter(wait: Wait): Entry | Promise<Entry>;
  isIdle(): boolean;
}

export function createConcurrencyLimit(limit: number, after: After): ConcurrencyLimit {
  let taken = 0;
  const line = new Set<() => void>();

  function createLeave(): Leave {
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      const [next] = line;
      if (next) next();
      else taken -= 1;
    };
  }

  return {
    enter({ maxWaitMs, signal }) {
      if (signal?.aborted) return 'cancelled';
      if (taken < limit) {
        taken += 1;
        return createLeave();
      }
      return new Promise<Entry>((resolve) => {
        const end = (outcome: Entry): void => {
          line.delete(admit);
          stopTimer();
          stopWaiting?.();
          resolve(outcome);
        };
        // The slot is handed over directly, so the count of taken slots stays the same.
        const admit = (): void => end(createLeave());
        const stopTimer = after(maxWaitMs, () => end('late'));
        const stopWaiting = signal && onAbort(signal, () => end('cancelled'));
        line.add(admit);
      });
    },
    isIdle: () => taken === 0,
  };
}
