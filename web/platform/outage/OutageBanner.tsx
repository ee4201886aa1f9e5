import { useTranslation } from '../../design/language/useTranslation.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import { RetryButton } from '../../design/feedback/RetryButton.tsx';
import { useOutage } from './OutageProvider.tsx';
import './OutageBanner.css';

/**
 * One message for all failures while most of the page has failed, with one button to retry
 * everything.
 */
export function OutageBanner() {
  const { t } = useTranslation();
  const { isOut, isRetrying, retryAll } = useOutage();
  if (!isOut) return null;
  return (
    <div className="outage-banner" role="alert">
      <Icon name="alert" />
      <p className="grow">{t('outage.text')}</p>
      <RetryButton onRetry={retryAll} label={t('outage.retryAll')} isBusy={isRetrying} withIcon />
    </div>
  );
}
