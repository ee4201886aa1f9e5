import type { After } from '../../gateway/async/timers.ts';

/** Timers whose time passes only when a test advances it. */
export interface ManualTimers {
  after: After;
  /** Advances the time and runs the timers that become due, in their order. */
  pass(ms: number): void;
  /** For each pending timer, the milliseconds until it is due. */
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
