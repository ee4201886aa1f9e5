import { Skeleton, SkeletonLines } from '../../../../design/feedback/Skeleton.tsx';
import './CircleCard.css';

export function CircleSkeleton() {
  return (
    <div className="circle card-body">
      <Skeleton width="8rem" height="8rem" round />
      <div className="circle-waiting">
        <SkeletonLines count={3} height="1rem" />
      </div>
    </div>
  );
}
