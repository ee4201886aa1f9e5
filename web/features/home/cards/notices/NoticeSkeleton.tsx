import { SkeletonLines } from '../../../../design/feedback/Skeleton.tsx';

/** Five lines, the maximum length of a list in the panel. */
export function NoticeSkeleton() {
  return (
    <div className="card-body">
      <SkeletonLines count={5} height="1.25rem" />
    </div>
  );
}
