/** How often something may be done: at most so many times in any stretch of so many milliseconds. */
export interface Allowance {
  /** Whether once more is allowed now; if so, it counts. */
  take(): boolean;
}

export function createAllowance({
  times,
  withinMs,
  now,
}: {
  times: number;
  withinMs: number;
  now: () => number;
}): Allowance {
  const taken: number[] = [];
  return {
    take() {
      const moment = now();
      const earliest = taken.length < times ? undefined : taken[0];
      if (earliest !== undefined && moment - earliest < withinMs) return false;
      if (earliest !== undefined) taken.shift();
      taken.push(moment);
      return true;
    },
  };
}
