import { useEffect, useState } from 'react';

/** Skeletons appear only when something takes longer than a blink, and then stay long enough not to flicker. */
export const patience = { before: 150, atLeast: 300 };

/** Whether to show that something is awaited: 150 ms after it began, and then for 300 ms at least. */
export function usePatience(waiting: boolean): boolean {
  const [shownAt, setShownAt] = useState<number | null>(null);
  useEffect(
    function timeTheSkeleton() {
      if (waiting === (shownAt !== null)) return undefined;
      const delay = waiting ? patience.before : Math.max(0, (shownAt ?? 0) + patience.atLeast - performance.now());
      const timer = setTimeout(() => {
        setShownAt(waiting ? performance.now() : null);
      }, delay);
      return () => {
        clearTimeout(timer);
      };
    },
    [waiting, shownAt],
  );
  return shownAt !== null;
}
