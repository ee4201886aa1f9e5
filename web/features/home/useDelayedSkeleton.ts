import { useEffect, useState } from 'react';
import { frameSkeletonSince } from '../../design/feedback/frame-skeleton-since.ts';

/** Skeletons appear only when something takes longer than a blink, and then stay long enough not to flicker. */
const delays = { before: 150, atLeast: 300 };

function hasWaitedForPage(): boolean {
  const since = frameSkeletonSince();
  return since !== null && performance.now() - since >= delays.before;
}

/** Whether to show that something is awaited: 150 ms after it began, or after the wait for the whole page did, and then for 300 ms at least. */
export function useDelayedSkeleton(waiting: boolean): boolean {
  const [shownAt, setShownAt] = useState<number | null>(() =>
    waiting && hasWaitedForPage() ? performance.now() : null,
  );
  useEffect(
    function timeTheSkeleton() {
      if (waiting === (shownAt !== null)) return undefined;
      const delay = waiting
        ? delays.before
        : Math.max(0, (shownAt ?? 0) + delays.atLeast - performance.now());
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
