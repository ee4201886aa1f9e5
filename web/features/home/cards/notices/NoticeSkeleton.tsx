import { SkeletonLines } from '../../../../design/feedback/Skeleton.tsx';

/** Five lines, as many as a list of the panel has at most. */
export function NoticeSkeleton() {
  return (
    <div className="card-body">
      <SkeletonLines count={5} height="1.25rem" />
    </div>
  );
}
