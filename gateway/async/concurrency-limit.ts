import type { After } from './timers.ts';

/** Gives a place back. Safe to repeat. */
export type Leave = () => void;

interface Wait {
  maxWaitMs: number;
  signal?: AbortSignal | undefined;
}

/** So many places; whoever finds none waits in line for a while. */
export interface ConcurrencyLimit {
  /** A place, or why there was none. Whoever gives up waiting leaves the line at once. */
  enter(wait: Wait): Promise<Leave | 'late' | 'cancelled'>;
  isIdle(): boolean;
}

export function createConcurrencyLimit(limit: number, after: After): ConcurrencyLimit {
  let taken = 0;
  const line = new Set<() => void>();

  function place(): Leave {
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
      if (signal?.aborted) return Promise.resolve('cancelled');
      if (taken < limit) {
        taken += 1;
        return Promise.resolve(place());
      }
      return new Promise((resolve) => {
        const end = (outcome: Leave | 'late' | 'cancelled'): void => {
          line.delete(admit);
          stopTimer();
          signal?.removeEventListener('abort', cancel);
          resolve(outcome);
        };
        // The place of whoever left passes on: the number of those taken stays.
        const admit = (): void => end(place());
        const cancel = (): void => end('cancelled');
        const stopTimer = after(maxWaitMs, () => end('late'));
        signal?.addEventListener('abort', cancel, { once: true });
        line.add(admit);
      });
    },
    isIdle: () => taken === 0,
  };
}
