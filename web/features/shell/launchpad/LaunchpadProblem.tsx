import { useTranslation } from '../../../design/language/useTranslation.ts';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import { PartFailure } from '../parts/PartFailure.tsx';
import type { ShellParts } from '../parts/useShellParts.ts';

interface LaunchpadProblemProps {
  failed: boolean;
  filtered: boolean;
  loading: boolean;
  parts: ShellParts;
}

/**
 * Explains why no application is shown: the list failed, nothing matches the filter, or there is
 * none.
 */
export function LaunchpadProblem({ failed, filtered, loading, parts }: LaunchpadProblemProps) {
  const { t } = useTranslation();
  if (loading) return <SkeletonLines count={4} height="2.5rem" />;
  if (!failed) return <p className="launchpad-note">{t(filtered ? 'app.none' : 'app.empty')}</p>;
  return (
    <PartFailure part="applications" parts={parts} className="launchpad-note">
      <b>{t('app.failed')}</b>
    </PartFailure>
  );
}
