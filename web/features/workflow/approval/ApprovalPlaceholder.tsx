import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import type { Failure } from '../../../platform/apollo/failure.ts';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import { StatusPage } from '../../../design/feedback/StatusPage.tsx';

interface ApprovalObstacleProps {
  isNone: boolean;
  failure: Failure | null;
  onRetry: () => void;
  onClose: () => void;
}

/** Shown instead of an approval: loading, failed, or not found. */
export function ApprovalPlaceholder({ isNone, failure, onRetry, onClose }: ApprovalObstacleProps) {
  const { t } = useTranslation();
  if (isNone) {
    return (
      <StatusPage level={2} title={t('approval.none')} body={t('approval.none.body')}>
        <Button kind="primary" onClick={onClose}>
          {t('approval.backToList')}
        </Button>
      </StatusPage>
    );
  }
  if (failure !== null)
    return <StatusPage title={t('approval.failed')} body={failure} onRetry={onRetry} />;
  return (
    <div className="approval-waiting" role="status" aria-busy="true">
      <span className="sr">{t('loading')}</span>
      <SkeletonLines count={8} height="1.5rem" />
    </div>
  );
}
