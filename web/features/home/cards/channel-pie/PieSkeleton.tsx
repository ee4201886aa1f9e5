import { Skeleton, SkeletonLines } from '../../../../design/feedback/Skeleton.tsx';
import './ChannelPieCard.css';
import '../frame/card-sizes.css';

/** Shaped like the ring and its legend. */
export function PieWaiting() {
  return (
    <div className="pie">
      <div className="pie-waiting">
        <Skeleton width="260px" height="260px" round />
      </div>
      <SkeletonLines count={6} height="1rem" />
    </div>
  );
}

/** The skeleton of the whole card. */
export function PieSkeleton() {
  return (
    <div className="card-body">
      <div className="filter-space" />
      <PieWaiting />
    </div>
  );
}
