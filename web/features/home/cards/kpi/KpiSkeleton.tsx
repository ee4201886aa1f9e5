import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Skeleton, SkeletonText } from '../../../../design/feedback/Skeleton.tsx';
import './KpiCard.css';

/** The shape of a KPI card while its figures load: as high as the card in each language. */
export function KpiSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="kpi-body">
      <div className="kpi-main">
        <span className="kpi-value-waiting">
          <Skeleton width="7rem" height="1.75rem" />
        </span>
        <div className="kpi-trend">
          {['2.5rem', '4.5rem'].map((width) => (
            <span key={width} className="kpi-trend-waiting">
              <Skeleton width={width} height="0.75rem" />
            </span>
          ))}
        </div>
      </div>
      <div className="kpi-rings">
        {(['month', 'year'] as const).map((period) => (
          <div key={period} className="ring">
            <span className="ring-waiting">
              <Skeleton width="4rem" height="4rem" round />
            </span>
            <SkeletonText text={t(`kpi.${period}`)} />
          </div>
        ))}
      </div>
    </div>
  );
}
