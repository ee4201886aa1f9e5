import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, failureOf } from '../../platform/apollo/failure.ts';
import { newSheet } from '../../records/documents/sheet.ts';
import { FailedPage } from '../../design/feedback/FailedPage.tsx';
import { NoSheets } from './NoSheets.tsx';
import { useNewSheetQuery } from './SheetDocument.gen.ts';
import { SheetEditor } from './SheetEditor.tsx';
import { SheetPlaceholder } from './SheetPlaceholder.tsx';
import type { UpdateView } from './sheet-view.ts';

interface NewSheetProps {
  moduleCode: string;
  title: string;
  updateView: UpdateView;
}

/** The editor of a new document. It has no number until it is saved. */
export function NewSheet({ moduleCode, title, updateView }: NewSheetProps) {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useNewSheetQuery({
    variables: { moduleCode },
    notifyOnNetworkStatusChange: true,
  });
  const form = data?.viewer?.sheetForm;
  const sheet = useMemo(() => (form == null ? null : newSheet(form)), [form]);
  if (sheet !== null)
    return (
      <SheetEditor
        sheet={sheet}
        status="DRAFT"
        moduleCode={moduleCode}
        title={title}
        updateView={updateView}
      />
    );
  if (loading) return <SheetPlaceholder />;
  const reload = () => void refetch().catch(() => undefined);
  const isForbidden = codeOf(error) === 'FORBIDDEN';
  if (error !== undefined && !isForbidden)
    return <FailedPage title={t('portal_text_152')} failure={failureOf(error)} onRetry={reload} />;
  return <NoSheets {...{ title, isForbidden }} onRetry={reload} />;
}
