import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, failureOf } from '../../platform/apollo/failure.ts';
import { useNews } from '../../platform/session/useNews.ts';
import { FailedPage } from '../../design/feedback/FailedPage.tsx';

import { StatusPage } from '../../design/feedback/StatusPage.tsx';
import { useTab } from '../../platform/workbench/TabContext.tsx';
import { useSheetDocumentQuery } from './SheetDocument.gen.ts';
import { SheetEditor } from './SheetEditor.tsx';
import { SheetWaiting } from './SheetWaiting.tsx';
import { SheetReader } from './SheetReader.tsx';
import { isWithItsAuthor } from './sheet-state.ts';
import type { GoTo } from './useSheetView.ts';

interface OpenSheetProps {
  moduleCode: string;
  title: string;
  number: string;
  goTo: GoTo;
}

const newsOfProcesses = ['approval'] as const;

/** One document: to be written on while it is with whoever began it, to be read afterwards. */
export function OpenSheet({ moduleCode, title, number, goTo }: OpenSheetProps) {
  const { t } = useTranslation();
  const { setTitle } = useTab();
  const { data, error, loading, refetch } = useSheetDocumentQuery({
    variables: { moduleCode, number },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const again = () => void refetch().catch(() => undefined);
  const sheet = data?.viewer?.sheet;
  useNews(newsOfProcesses, again);
  useEffect(
    function nameTab() {
      setTitle(`${title} ${number}`);
      return () => setTitle(null);
    },
    [setTitle, title, number],
  );
  if (sheet != null && isWithItsAuthor(sheet.status))
    return (
      <SheetEditor {...{ sheet, moduleCode, title, goTo }} status={sheet.status} onReload={again} />
    );
  if (sheet != null) return <SheetReader {...{ sheet, title, goTo }} />;
  if (loading) return <SheetWaiting />;
  const back = (
    <button type="button" className="btn" onClick={() => goTo({ number: null })}>
      {t('sheets.backToList')}
    </button>
  );
  if (error !== undefined && codeOf(error) !== 'FORBIDDEN')
    return (
      <FailedPage
        title={t('sheets.openFailed', { 0: number })}
        failure={failureOf(error)}
        onRetry={again}
      >
        {back}
      </FailedPage>
    );
  return (
    <StatusPage
      title={t('sheets.notThere', { 0: number })}
      body={t('sheets.notThere.body')}
      level={2}
    >
      {back}
    </StatusPage>
  );
}
