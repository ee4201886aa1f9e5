import { useEffect } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { usePartQuery } from '../../platform/data/usePartQuery.ts';
import { Loaded } from '../../design/feedback/Loaded.tsx';
import { StatusPage } from '../../design/feedback/StatusPage.tsx';
import { useTab } from '../../platform/workbench/TabContext.tsx';
import { SheetDocumentDocument } from './SheetDocument.gen.ts';
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

const liveKinds = ['approval'] as const;

/** One document: an editor while it is a draft or returned, else read-only. */
export function OpenSheet({ moduleCode, title, number, updateView }: OpenSheetProps) {
  const { t } = useTranslation();
  const { setTitle } = useTab();
  const query = usePartQuery(SheetDocumentDocument, {
    variables: { moduleCode, number },
    partOf: ({ viewer }) => viewer?.sheet,
    liveKinds,
  });
  useEffect(
    function nameTab() {
      setTitle(`${title} ${number}`);
      return () => setTitle(null);
    },
    [setTitle, title, number],
  );
  const backButton = (
    <Button kind="plain" onClick={() => updateView({ open: null })}>
      {t('sheets.backToList')}
    </Button>
  );
  return (
    <Loaded
      query={query}
      isPage
      failedTitle={t('sheets.openFailed', { 0: number })}
      actions={backButton}
      none={
        <StatusPage
          title={t('sheets.notThere', { 0: number })}
          body={t('sheets.notThere.body')}
          level={2}
        >
          {backButton}
        </StatusPage>
      }
      waiting={<SheetPlaceholder />}
    >
      {(sheet) =>
        isEditableByAuthor(sheet.status) ? (
          <SheetEditor
            {...{ sheet, moduleCode, title, updateView }}
            status={sheet.status}
            onReload={query.reload}
          />
        ) : (
          <SheetReader {...{ sheet, title, updateView }} />
        )
      }
    </Loaded>
  );
}
