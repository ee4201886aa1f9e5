import { useState } from 'react';
import { BrandMark } from '../icons/Brand.tsx';
import { findFrameSkeletonStart } from './frame-skeleton-start.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { Skeleton, SkeletonLines } from './Skeleton.tsx';
import './FrameSkeleton.css';

/** The skeleton stays invisible this long, so that a page that loads quickly shows no skeleton. */
const INVISIBLE_MS = 150;

/**
 * The skeleton of the workbench: bar with the logo of the portal, menu and page. When one skeleton replaces another, it
 * continues with the start time of the earlier one, so that the page is not blank in between.
 */
export function FrameSkeleton({ menu = true }: { menu?: boolean }) {
  const [{ since, delay }] = useState(() => {
    const now = performance.now();
    const begun = findFrameSkeletonStart() ?? now;
    return { since: begun, delay: Math.max(0, INVISIBLE_MS - (now - begun)) };
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
          <div className="brand">
            <BrandMark />
            <Skeleton width="7rem" />
          </div>
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
            {['one', 'two', 'three', 'four'].map((key) => (
              <Skeleton key={key} height="8rem" />
            ))}
          </div>
          <Skeleton height="16rem" />
        </div>
      </div>
    </>
  );
}
