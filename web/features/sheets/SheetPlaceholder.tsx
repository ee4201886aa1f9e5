import { useTranslation } from '../../design/language/useTranslation.ts';
import { SkeletonLines } from '../../design/feedback/Skeleton.tsx';

/** The placeholder of a document that is loading. */
export function SheetPlaceholder() {
  const { t } = useTranslation();
  return (
    <div className="sheet-document" role="status" aria-label={t('loading')}>
      <SkeletonLines count={1} height="32px" />
      <section className="card sheet-part">
        <SkeletonLines count={4} />
      </section>
      <section className="card sheet-part">
        <SkeletonLines count={8} />
      </section>
    </div>
  );
}
