import { Skeleton } from '../../../../design/feedback/Skeleton.tsx';
import './FastAppCard.css';

/** A row of tiles while the favorites load. */
export function FastAppSkeleton() {
  return (
    <div className="fast-apps card-body">
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} className="fast-app-tile">
          <Skeleton width="2.25rem" height="2.25rem" />
          <Skeleton width="3.5rem" height="0.875rem" />
        </span>
      ))}
    </div>
  );
}
