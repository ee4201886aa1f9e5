import { useEffect, useEffectEvent } from 'react';

/** How often counters are asked for again. */
export const counterPeriod = 60_000;

/** Calls every 60 s while the page can be seen; a hidden page asks nothing, and asks at once when it comes back after a full period. */
export function useMinutes(call: () => void): void {
  const onMinute = useEffectEvent(call);
  useEffect(function countMinutes() {
    let due = Date.now() + counterPeriod;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(run, Math.max(due - Date.now(), 0));
    };
    const run = () => {
      due = Date.now() + counterPeriod;
      onMinute();
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, []);
}
