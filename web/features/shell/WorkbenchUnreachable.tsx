import { useTranslation } from 'react-i18next';
import type { Failure } from '../../apollo/failure.ts';
import { StatusPage } from '../../kit/ui/StatusPage.tsx';

/** The shell itself could not be had: there is nothing to stand, so the whole page says why. */
export function WorkbenchUnreachable({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <main>
      <StatusPage
        title={t('shell.failed')}
        body={t(failure.textKey)}
        detail={failure.requestId === null ? null : t('failure.requestId', { 0: failure.requestId })}
      >
        <button className="btn btn-p" type="button" onClick={onRetry}>
          {t('retry')}
        </button>
      </StatusPage>
    </main>
  );
}
