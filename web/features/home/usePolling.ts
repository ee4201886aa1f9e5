import { useEffect, useEffectEvent, useRef } from 'react';
import { useAwake } from '../../platform/session/useAwake.ts';

/** How often counters are asked for again. */
export const POLL_INTERVAL_MS = 60_000;

/** Calls every 60 s while somebody may look at the page; one that rests asks nothing, and asks at once when it wakes after a full period. */
export function usePolling(call: () => void): void {
  const awake = useAwake();
  const due = useRef<number | null>(null);
  const onMinute = useEffectEvent(call);
  useEffect(
    function countMinutes() {
      due.current ??= Date.now() + POLL_INTERVAL_MS;
      if (!awake) return undefined;
      let timer = setTimeout(run, Math.max(due.current - Date.now(), 0));
      function run() {
        due.current = Date.now() + POLL_INTERVAL_MS;
        timer = setTimeout(run, POLL_INTERVAL_MS);
        onMinute();
      }
      return () => clearTimeout(timer);
    },
    [awake],
  );
}
