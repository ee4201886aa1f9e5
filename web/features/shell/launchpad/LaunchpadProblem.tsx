import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../kit/ui/Spinner.tsx';

interface LaunchpadProblemProps {
  failed: boolean;
  filtered: boolean;
  reloading: boolean;
  onRetry: () => void;
}

/** Why there is no application to show: the list failed, nothing is called so, or there is none. */
export function LaunchpadProblem({ failed, filtered, reloading, onRetry }: LaunchpadProblemProps) {
  const { t } = useTranslation();
  if (reloading) return <Spinner />;
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
