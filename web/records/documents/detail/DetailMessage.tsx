import { useTranslation } from '../../../design/language/useTranslation.ts';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import { RetryButton } from '../../../design/feedback/RetryButton.tsx';

interface DetailMessageProps {
  failed: boolean;
  busy: boolean;
  empty: boolean;
  composing: boolean;
  onRetry: () => void;
}

/** The message shown instead of lines: loading, failed, or no lines. */
export function DetailMessage({ failed, busy, empty, composing, onRetry }: DetailMessageProps) {
  const { t } = useTranslation();
  return (
    <>
      {failed && (
        <div role="alert" className="detail-message">
          {t('sheet.loadFailed')} <RetryButton onRetry={onRetry} label={t('sheet.retry')} />
        </div>
      )}
      {busy && (
        <div className="detail-message" role="status">
          <span className="sr">{t('sheet.loading')}</span>
          <SkeletonLines count={5} />
        </div>
      )}
      {empty && (
        <p className="detail-message">{composing ? t('sheet.emptyComposing') : t('sheet.empty')}</p>
      )}
    </>
  );
}
