import { useEffect, useState } from 'react';
import { findFrameSkeletonStart } from '../../design/feedback/frame-skeleton-start.ts';

/**
 * A skeleton appears after 150 ms of loading and then stays for at least 300 ms, so that it does
 * not flicker.
 */
const delays = { before: 150, atLeast: 300 };

/** When the skeleton of the page became visible that a part continues; null if it has not yet. */
function startOfPage(): number | null {
  const since = findFrameSkeletonStart();
  if (since === null) return null;
  const visible = since + delays.before;
  return performance.now() >= visible ? visible : null;
}

/**
 * Whether to show the loading skeleton: from 150 ms after loading began, and then for at least
 * 300 ms. If the frame of the page already shows its own skeleton, the part continues it, so the
 * 300 ms count from there.
 */
export function useDelayedSkeleton(waiting: boolean): boolean {
  const [shownAt, setShownAt] = useState<number | null>(() => (waiting ? startOfPage() : null));
  // In the same rendering, because another one would show the content a moment later.
  const isOver = !waiting && shownAt !== null && remaining(shownAt) === 0;
  if (isOver) setShownAt(null);
  useEffect(
    function timeTheSkeleton() {
      if (waiting === (shownAt !== null)) return undefined;
      const delay = waiting ? delays.before : remaining(shownAt ?? 0);
      const timer = setTimeout(() => {
        setShownAt(waiting ? performance.now() : null);
      }, delay);
      return () => {
        clearTimeout(timer);
      };
    },
    [waiting, shownAt],
  );
  return shownAt !== null && !isOver;
}

const remaining = (shownAt: number) => Math.max(0, shownAt + delays.atLeast - performance.now());
