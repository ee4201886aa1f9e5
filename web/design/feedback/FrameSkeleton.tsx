import { useState } from 'react';
import { frameSkeletonSince } from './frame-skeleton-since.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { Skeleton, SkeletonLines } from './Skeleton.tsx';
import './FrameSkeleton.css';

/** A page that is there within a blink shows no shapes before it. */
const blinkMs = 150;

/**
 * The shape of the workbench from the first moment: bar, menu and page, while nobody knows yet what stands in them. One that takes another's
 * place goes on where that one was, so that the page is not blank in between.
 */
export function FrameSkeleton({ menu = true }: { menu?: boolean }) {
  const [{ since, delay }] = useState(() => {
    const now = performance.now();
    const begun = frameSkeletonSince() ?? now;
    return { since: begun, delay: Math.max(0, blinkMs - (now - begun)) };
  });
  return (
    <>
      <NavigationProgress />
      <div
        className={`frame-skeleton${menu ? '' : ' frame-skeleton-plain'}`}
        style={{ animationDelay: `${String(delay)}ms` }}
        data-since={since}
        data-testid="frame-skeleton"
        aria-hidden="true"
      >
        <div className="frame-skeleton-bar">
          <Skeleton width="9rem" />
          <Skeleton width="6rem" />
          <span className="grow" />
          <Skeleton width="5rem" />
          <Skeleton width="2rem" height="2rem" round />
        </div>
        {menu && (
          <div className="frame-skeleton-menu">
            <SkeletonLines count={8} />
          </div>
        )}
        <div className="frame-skeleton-page">
          <Skeleton width="8rem" height="1.5rem" />
          <div className="frame-skeleton-cards">
            {['one', 'two', 'three', 'four'].map((place) => (
              <Skeleton key={place} height="8rem" />
            ))}
          </div>
          <Skeleton height="16rem" />
        </div>
      </div>
    </>
  );
}
