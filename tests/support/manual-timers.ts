import type { After } from '../../gateway/async/timers.ts';

/** Time that passes when a test says so. */
export interface ManualTimers {
  after: After;
  /** Lets so much time pass: what is due is done in its order. */
  pass(ms: number): void;
  /** In how many milliseconds each of those who wait is due. */
  waiting(): number[];
}

export function createManualTimers(): ManualTimers {
  let now = 0;
  const timers = new Set<{ at: number; action: () => void }>();
  const due = (until: number) =>
    [...timers].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0];
  return {
    after(ms, action) {
      const timer = { at: now + ms, action };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass(ms) {
      const until = now + ms;
      for (let timer = due(until); timer !== undefined; timer = due(until)) {
        timers.delete(timer);
        now = timer.at;
        timer.action();
      }
      now = until;
    },
    waiting: () => [...timers].map(({ at }) => at - now).toSorted((one, other) => one - other),
  };
}
