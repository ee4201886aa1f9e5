import { useTranslation } from 'react-i18next';
import type { Failure } from '../../platform/apollo/failure.ts';
import { FailedPage } from '../../design/feedback/FailedPage.tsx';

/** The page shown if the shell query failed as a whole, with the reason and a retry. */
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
