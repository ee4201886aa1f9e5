import { SkeletonLines } from '../../../../design/feedback/Skeleton.tsx';
import './TopProductCard.css';
import '../frame/card-sizes.css';

export function TopProductWaiting() {
  return (
    <div className="products-waiting">
      <SkeletonLines count={11} height="1.125rem" />
    </div>
  );
}

/** The skeleton of the whole card. */
export function TopProductSkeleton() {
  return (
    <div className="card-body">
      <div className="filter-space" />
      <div className="filter-space" />
      <TopProductWaiting />
    </div>
  );
}
