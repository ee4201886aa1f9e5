import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { usePartQuery } from '../../platform/data/usePartQuery.ts';
import { homePath } from '../../platform/routes/paths.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { Loaded } from '../../design/feedback/Loaded.tsx';
import { SkeletonLines } from '../../design/feedback/Skeleton.tsx';
import { StatusPage } from '../../design/feedback/StatusPage.tsx';
import { ManualDocument } from './Manual.gen.ts';
import { ManualSheet } from './ManualSheet.tsx';
import './Manual.css';

/** Loads a manual and shows it, or explains why there is none. */
export function ManualReader({ moduleCode }: { moduleCode: string }) {
  const { t } = useTranslation();
  const { settings, enterprise } = useViewer();
  const query = usePartQuery(ManualDocument, {
    variables: { moduleCode },
    partOf: ({ viewer }) => viewer?.manual,
    fetchPolicy: 'network-only',
  });
  const title = query.part?.title ?? t('manual.title');
  const clientName = settings?.clientName ?? enterprise.name;
  useEffect(
    function setWindowTitle() {
      document.title = `${title} · ${clientName}`;
    },
    [title, clientName],
  );
  return (
    <Loaded
      query={query}
      isPage
      failedTitle={t('manual.failed')}
      actions={<ManualLinks />}
      none={
        <StatusPage
          title={t('manual.none')}
          body={t('manual.none.body', { 0: moduleCode.slice(0, 64) })}
        >
          <ManualLinks />
        </StatusPage>
      }
      waiting={
        <div className="manual" role="status" aria-busy="true" aria-label={t('manual.loading')}>
          <div className="manual-sheet">
            <SkeletonLines count={12} />
          </div>
        </div>
      }
    >
      {(manual) => <ManualSheet manual={manual} />}
    </Loaded>
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
