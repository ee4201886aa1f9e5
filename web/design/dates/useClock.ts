import { useEffect, useEffectEvent, useState } from 'react';

const stepMs = { second: 1000, minute: 60_000 };

/**
 * A value that depends on the current time (in epoch milliseconds), read again at each full second
 * or minute. Renders only when the value changes, so use it in the smallest component that shows it.
 */
export function useClock<Value extends string | number>(
  step: keyof typeof stepMs,
  read: (now: number) => Value,
): Value {
  const [value, setValue] = useState(() => read(Date.now()));
  const tick = useEffectEvent(() => setValue(read(Date.now())));
  useEffect(
    function followTheClock() {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(
          () => {
            tick();
            wait();
          },
          stepMs[step] - (Date.now() % stepMs[step]),
        );
      };
      wait();
      return () => clearTimeout(timer);
    },
    [step],
  );
  return value;
}
