import { useEffect, useState } from 'react';

/** Delay before the user is told that loading takes long. Services may need up to 30 seconds. */
const LATE_MS = 5000;

/** Returns whether `waiting` has been true for longer than `after` milliseconds. */
export function useIsLate(waiting: boolean, after = LATE_MS): boolean {
  const [late, setLate] = useState(false);
  useEffect(
    function watchTime() {
      if (!waiting) return undefined;
      const timer = setTimeout(() => setLate(true), after);
      return () => {
        clearTimeout(timer);
        setLate(false);
      };
    },
    [waiting, after],
  );
  return late && waiting;
}
