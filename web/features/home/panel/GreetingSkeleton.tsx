import { Skeleton, SkeletonText } from '../../../design/feedback/Skeleton.tsx';
import './Greeting.css';

/**
 * The shape of the greeting. It is shown until the first figures are: the greeting has the time of
 * the enterprise, and the first date format of a page takes the browser 20 ms.
 */
export function GreetingSkeleton() {
  return (
    <div className="greeting" aria-hidden="true">
      <div className="greeting-who">
        <Skeleton round width="2.75rem" height="2.75rem" />
        <div>
          <p className="greeting-title">
            <SkeletonText text="000000000000" />
          </p>
          <p className="greeting-post">
            <SkeletonText text="0000000000 · 00000" />
          </p>
        </div>
      </div>
      <div className="greeting-clock">
        <SkeletonText text="2026-01-01" />
        <span className="greeting-time">
          <SkeletonText text="00:00:00" />
        </span>
      </div>
      <div className="greeting-facts">
        <SkeletonText text="00000 0000000000" />
        <SkeletonText text="00000 0000000000" />
      </div>
    </div>
  );
}
