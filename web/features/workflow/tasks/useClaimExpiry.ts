import { useEffect, useEffectEvent } from 'react';
import { claimExpiryOf, type Task } from './task.ts';

/**
 * Delay after the claim expires by the browser's clock, which may differ from that of the services.
 */
const GRACE_MS = 2000;
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Calls `onEnd` when the next of these claims expires and its task returns to the pool. */
export function useClaimExpiry(tasks: readonly Task[], onEnd: () => void): void {
  const ends = JSON.stringify(tasks.map(claimExpiryOf).filter((end) => end !== null));
  const reportEnd = useEffectEvent(onEnd);
  useEffect(
    function waitForFirstExpiry() {
      const delays = (JSON.parse(ends) as number[])
        .map((end) => end + GRACE_MS - Date.now())
        .filter((ms) => ms > 0);
      const first = Math.min(...delays);
      if (first > MAX_TIMER_MS) return undefined;
      const timer = setTimeout(() => reportEnd(), first);
      return () => clearTimeout(timer);
    },
    [ends],
  );
}
