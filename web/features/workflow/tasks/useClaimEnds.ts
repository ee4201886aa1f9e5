import { useEffect, useEffectEvent } from 'react';
import { claimEndOf, type Task } from './task.ts';

/** The services are asked a moment later than the claim ends by the clock of the browser. */
const graceMs = 2000;
const longestTimerMs = 2 ** 31 - 1;

/** Calls when the first of the claims runs out that have not yet: its task is back in the pool. */
export function useClaimEnds(tasks: readonly Task[], onEnd: () => void): void {
  const ends = JSON.stringify(tasks.map(claimEndOf).filter((end) => end !== null));
  const ended = useEffectEvent(onEnd);
  useEffect(
    function waitForFirst() {
      const ahead = (JSON.parse(ends) as number[])
        .map((end) => end + graceMs - Date.now())
        .filter((ms) => ms > 0);
      const first = Math.min(...ahead);
      if (first > longestTimerMs) return undefined;
      const timer = setTimeout(() => ended(), first);
      return () => clearTimeout(timer);
    },
    [ends],
  );
}
