import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time, anew with each minute of the clock: for what is told to the minute. Only who asks is rendered again. */
export function useThisMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(function followTheMinutes() {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          setNow(Date.now());
          wait();
        },
        minuteMs - (Date.now() % minuteMs),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
