import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../design/button/Button.tsx';
import { failureOf } from '../../platform/apollo/failure.ts';
import { homePath } from '../../platform/routes/paths.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { FailedPage } from '../../design/feedback/FailedPage.tsx';
import { SkeletonLines } from '../../design/feedback/Skeleton.tsx';
import { StatusPage } from '../../design/feedback/StatusPage.tsx';
import { useManualQuery } from './Manual.gen.ts';
import { ManualSheet } from './ManualSheet.tsx';
import './Manual.css';

/** Loads a manual and shows it, or explains why there is none. */
export function ManualReader({ moduleCode }: { moduleCode: string }) {
  const { t } = useTranslation();
  const { settings, enterprise } = useViewer();
  const { data, error, loading, refetch } = useManualQuery({
    variables: { moduleCode },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const manual = data?.viewer?.manual;
  const title = manual?.title ?? t('manual.title');
  const clientName = settings?.clientName ?? enterprise.name;
  useEffect(
    function setWindowTitle() {
      document.title = `${title} · ${clientName}`;
    },
    [title, clientName],
  );
  if (loading) {
    return (
      <div className="manual" role="status" aria-busy="true" aria-label={t('manual.loading')}>
        <div className="manual-sheet">
          <SkeletonLines count={12} />
        </div>
      </div>
    );
  }
  if (manual != null) return <ManualSheet manual={manual} />;
  if (error !== undefined) {
    return (
      <FailedPage
        title={t('manual.failed')}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
      >
        <ManualLinks />
      </FailedPage>
    );
  }
  return (
    <StatusPage
      title={t('manual.none')}
      body={t('manual.none.body', { 0: moduleCode.slice(0, 64) })}
    >
      <ManualLinks />
    </StatusPage>
  );
}

/** Links away from a missing manual. A window opened for the manual has no page to go back to. */
function ManualLinks() {
  const { t } = useTranslation();
  const { userType } = useViewer();
  const navigate = useNavigate();
  return (
    <>
      <Button kind="plain" onClick={() => void navigate(homePath(userType))}>
        {t('goHome')}
      </Button>
      {window.history.length > 1 && (
        <Button kind="plain" onClick={() => void navigate(-1)}>
          {t('goBack')}
        </Button>
      )}
    </>
  );
}
