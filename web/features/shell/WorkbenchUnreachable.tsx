import { useTranslation } from '../../design/language/useTranslation.ts';
import type { Failure } from '../../platform/apollo/failure.ts';
import { StatusPage } from '../../design/feedback/StatusPage.tsx';

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
      <StatusPage title={t('shell.failed')} body={failure} onRetry={onRetry} />
    </main>
  );
}
