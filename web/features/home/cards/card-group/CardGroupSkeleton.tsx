import { Skeleton } from '../../../../design/feedback/Skeleton.tsx';
import './CardGroupCard.css';

/** Six counters, the usual number, while their values load. */
export function CardGroupSkeleton() {
  return (
    <div className="group-tiles card-body">
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index} className="group-tile group-waiting">
          <Skeleton width="4rem" height="0.75rem" />
          <Skeleton width="2rem" height="1.25rem" />
        </span>
      ))}
    </div>
  );
}
