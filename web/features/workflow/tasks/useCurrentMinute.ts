import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * Returns the current time in epoch milliseconds, updated at each full minute. Use it in the
 * smallest component that shows the time, because each update renders that component.
 */
export function useCurrentMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(function updateEachMinute() {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          setNow(Date.now());
          wait();
        },
        MINUTE_MS - (Date.now() % MINUTE_MS),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
