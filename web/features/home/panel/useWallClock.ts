import { useEffect, useEffectEvent, useState } from 'react';
import { type WallClock, wallClock } from '../../../design/number/format-day.ts';

/** A value of the enterprise's clock, updated every second. Renders only when the value changes. */
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
