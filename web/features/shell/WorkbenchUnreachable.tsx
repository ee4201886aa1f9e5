import { useTranslation } from 'react-i18next';
import type { Failure } from '../../platform/apollo/failure.ts';
import { FailedPage } from '../../design/feedback/FailedPage.tsx';

/** The shell itself could not be had: there is nothing to stand, so the whole page says why. */
export function WorkbenchUnreachable({
  failure,
  onRetry,
}: {
  failure: Failure;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  return (
    <main>
      <FailedPage title={t('shell.failed')} failure={failure} onRetry={onRetry} />
    </main>
  );
}
