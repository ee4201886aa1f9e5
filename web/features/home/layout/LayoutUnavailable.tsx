import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import type { Failure } from '../../../platform/apollo/failure.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import { ListNote } from '../../../design/feedback/ListNote.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { Spinner } from '../../../design/feedback/Spinner.tsx';
import { RequestId } from './LayoutProblemNote.tsx';

interface LayoutUnavailableProps {
  isLoading: boolean;
  failure: Failure | null;
  onRetry: () => void;
}

/** Shown instead of a layout while it loads, after a failure, and if there is none. */
export function LayoutUnavailable({ isLoading, failure, onRetry }: LayoutUnavailableProps) {
  const { t } = useTranslation();
  if (isLoading) {
    return (
      <div className="layout-waiting" role="status">
        <Spinner />
        <span>{t('layout.loading')}</span>
      </div>
    );
  }
  if (failure === null)
    return (
      <ListNote
        place="card"
        icon="empty"
        title={t('layout.absent')}
        text={t('layout.absentReason')}
      />
    );
  return (
    <ListNote
      place="card"
      icon="alert"
      title={t('layout.failed')}
      text={reasonText(t, failure)}
      isAlert
    >
      <Button kind="plain" className="card-message-retry" onClick={onRetry}>
        <Icon name="refresh" />
        {t('layout.retry')}
      </Button>
      <RequestId failure={failure} />
    </ListNote>
  );
}
