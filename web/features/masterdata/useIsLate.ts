import { useEffect, useState } from 'react';

/** How long somebody waits before he is told that it takes long: services may need up to 30 seconds. */
const lateMs = 5000;

/** Whether something is awaited for longer than usual, or than this. */
export function useIsLate(waiting: boolean, after = lateMs): boolean {
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
