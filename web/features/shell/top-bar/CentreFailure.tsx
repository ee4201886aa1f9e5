import { useTranslation } from 'react-i18next';
import { Button } from '../../../design/button/Button.tsx';
import { reasonText } from '../../../design/feedback/reason.ts';
import type { Failure } from '../../../platform/apollo/failure.ts';

/** Shown in the panel of a center whose service failed: the reason and a retry. */
export function CentreFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="centre-note" role="alert">
      <b>{t('centre.failed')}</b>
      <p>{reasonText(t, failure)}</p>
      {failure.requestId !== null && (
        <p className="small mute">{t('failure.requestId', { 0: failure.requestId })}</p>
      )}
      <Button kind="plain" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
