/** A rate limit: at most `times` actions within any period of `withinMs` milliseconds. */
export interface RateLimit {
  /** Counts one action; false if the limit has been reached. */
  take(): boolean;
}

/** Creates a rate limit. `now` is a clock in milliseconds. */
export function createRateLimit({
  times,
  withinMs,
  now,
}: {
  times: number;
  withinMs: number;
  now: () => number;
}): RateLimit {
  const taken: number[] = [];
  return {
    take() {
      const time = now();
      const earliest = taken.length < times ? undefined : taken[0];
      if (earliest !== undefined && time - earliest < withinMs) return false;
      if (earliest !== undefined) taken.shift();
      taken.push(time);
      return true;
    },
  };
}
