import { Skeleton } from '../../../../design/feedback/Skeleton.tsx';
import './KpiCard.css';

/** The shape of a KPI card while its figures load. */
export function KpiSkeleton() {
  return (
    <div className="kpi-body">
      <div className="kpi-main kpi-main-waiting">
        <Skeleton width="7rem" height="1.75rem" />
        <Skeleton width="6rem" height="0.75rem" />
      </div>
      <div className="kpi-rings">
        {['month', 'year'].map((period) => (
          <div key={period} className="ring">
            <Skeleton width="4rem" height="4rem" round />
            <Skeleton width="2.5rem" height="1.25rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
