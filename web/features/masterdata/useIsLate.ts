import { useEffect, useState } from 'react';

/** How long somebody waits before he is told that it takes long: services may need up to 30 seconds. */
export const lateMs = 5000;

/** Whether something is awaited for longer than usual. */
export function useIsLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(
    function watchTime() {
      if (!waiting) return undefined;
      const timer = setTimeout(() => setLate(true), lateMs);
      return () => {
        clearTimeout(timer);
        setLate(false);
      };
    },
    [waiting],
  );
  return late && waiting;
}
