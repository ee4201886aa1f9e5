import { useEffect, useEffectEvent, useState } from 'react';
import { type WallClock, wallClock } from '../../../design/number/calendar.ts';

/** Follows the clock of the enterprise second by second, and renders only when what is read from it has changed. */
export function useWallClock<Read extends string>(
  timeZone: string,
  read: (clock: WallClock) => Read,
): Read {
  const [value, setValue] = useState(() => read(wallClock(new Date(), timeZone)));
  const tick = useEffectEvent(() => {
    setValue(read(wallClock(new Date(), timeZone)));
  });
  useEffect(function followTheClock() {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          tick();
          wait();
        },
        1000 - (Date.now() % 1000),
      );
    };
    wait();
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return value;
}
