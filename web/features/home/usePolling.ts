import { useEffect, useEffectEvent, useRef } from 'react';
import { useAwake } from '../../platform/session/useAwake.ts';

/** How often counters are reloaded, in milliseconds. */
export const POLL_INTERVAL_MS = 60_000;

/**
 * Calls `call` every 60 seconds while the page is awake. A sleeping page makes no calls. When it
 * wakes up after more than 60 seconds, it calls at once.
 */
export function usePolling(call: () => void): void {
  const awake = useAwake();
  const due = useRef<number | null>(null);
  const onInterval = useEffectEvent(call);
  useEffect(
    function poll() {
      due.current ??= Date.now() + POLL_INTERVAL_MS;
      if (!awake) return undefined;
      let timer = setTimeout(run, Math.max(due.current - Date.now(), 0));
      function run() {
        due.current = Date.now() + POLL_INTERVAL_MS;
        timer = setTimeout(run, POLL_INTERVAL_MS);
        onInterval();
      }
      return () => clearTimeout(timer);
    },
    [awake],
  );
}
