import { useEffect, useState } from 'react';
import { findFrameSkeletonStart } from '../../design/feedback/frame-skeleton-start.ts';

/**
 * A skeleton appears after 150 ms of loading and then stays for at least 300 ms, so that it does
 * not flicker.
 */
const delays = { before: 150, atLeast: 300 };

function hasWaitedForPage(): boolean {
  const since = findFrameSkeletonStart();
  return since !== null && performance.now() - since >= delays.before;
}

/**
 * Whether to show the loading skeleton: from 150 ms after loading began (or after the frame of the
 * page began to show its own skeleton), and then for at least 300 ms.
 */
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
