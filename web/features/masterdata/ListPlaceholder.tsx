import { useTranslation } from '../../design/language/useTranslation.ts';
import { Skeleton, SkeletonLines } from '../../design/feedback/Skeleton.tsx';

/** The placeholder of a list whose metadata is loading. */
export function ListPlaceholder({ title, isLate }: { title: string; isLate: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="master-data" aria-busy="true">
      <header className="master-head">
        <h1>{title}</h1>
      </header>
      <p className="sr" role="status">
        {t(isLate ? 'masterdata.late' : 'loading')}
      </p>
      <div className="card master-search" aria-hidden="true">
        <div className="master-shape">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} width="100%" height="2rem" />
          ))}
        </div>
      </div>
      <div className="card master-list" aria-hidden="true">
        {isLate && <p className="master-late">{t('masterdata.late')}</p>}
        <div className="master-lines">
          <SkeletonLines count={14} height="1.25rem" />
        </div>
      </div>
    </div>
  );
}
