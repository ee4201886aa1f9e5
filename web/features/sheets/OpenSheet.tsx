import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button/Button.tsx';
import { codeOf, failureOf } from '../../platform/apollo/failure.ts';
import { useReloadOnLiveEvent } from '../../platform/session/useReloadOnLiveEvent.ts';
import { FailedPage } from '../../design/feedback/FailedPage.tsx';

import { StatusPage } from '../../design/feedback/StatusPage.tsx';
import { useTab } from '../../platform/workbench/TabContext.tsx';
import { useSheetDocumentQuery } from './SheetDocument.gen.ts';
import { SheetEditor } from './SheetEditor.tsx';
import { SheetPlaceholder } from './SheetPlaceholder.tsx';
import { SheetReader } from './SheetReader.tsx';
import { isEditableByAuthor } from './sheet-state.ts';
import type { UpdateView } from './sheet-view.ts';

interface OpenSheetProps {
  moduleCode: string;
  title: string;
  number: string;
  updateView: UpdateView;
}

const liveEventKinds = ['approval'] as const;

/** One document: an editor while it is a draft or returned, else read-only. */
export function OpenSheet({ moduleCode, title, number, updateView }: OpenSheetProps) {
  const { t } = useTranslation();
  const { setTitle } = useTab();
  const { data, error, loading, refetch } = useSheetDocumentQuery({
    variables: { moduleCode, number },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => void refetch().catch(() => undefined);
  const sheet = data?.viewer?.sheet;
  useReloadOnLiveEvent(liveEventKinds, reload);
  useEffect(
    function nameTab() {
      setTitle(`${title} ${number}`);
      return () => setTitle(null);
    },
    [setTitle, title, number],
  );
  if (sheet != null && isEditableByAuthor(sheet.status))
    return (
      <SheetEditor
        {...{ sheet, moduleCode, title, updateView }}
        status={sheet.status}
        onReload={reload}
      />
    );
  if (sheet != null) return <SheetReader {...{ sheet, title, updateView }} />;
  if (loading) return <SheetPlaceholder />;
  const backButton = (
    <Button kind="plain" onClick={() => updateView({ open: null })}>
      {t('sheets.backToList')}
    </Button>
  );
  if (error !== undefined && codeOf(error) !== 'FORBIDDEN')
    return (
      <FailedPage
        title={t('sheets.openFailed', { 0: number })}
        failure={failureOf(error)}
        onRetry={reload}
      >
        {backButton}
      </FailedPage>
    );
  return (
    <StatusPage
      title={t('sheets.notThere', { 0: number })}
      body={t('sheets.notThere.body')}
      level={2}
    >
      {backButton}
    </StatusPage>
  );
}
