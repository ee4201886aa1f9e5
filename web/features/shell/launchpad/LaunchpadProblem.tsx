import { useTranslation } from 'react-i18next';
import { SkeletonLines } from '../../../kit/ui/Skeleton.tsx';

interface LaunchpadProblemProps {
  failed: boolean;
  filtered: boolean;
  asking: boolean;
  onRetry: () => void;
}

/** Why there is no application to show: the list failed, nothing is called so, or there is none. */
export function LaunchpadProblem({ failed, filtered, asking, onRetry }: LaunchpadProblemProps) {
  const { t } = useTranslation();
  if (asking) return <SkeletonLines count={4} height="2.5rem" />;
  if (!failed) return <p className="launchpad-note">{t(filtered ? 'app.none' : 'app.empty')}</p>;
  return (
    <div className="launchpad-note" role="alert">
      <b>{t('app.failed')}</b>
      <button type="button" className="btn" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
