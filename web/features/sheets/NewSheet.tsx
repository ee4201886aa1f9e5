import { useMemo } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { codeOf } from '../../platform/apollo/failure.ts';
import { usePartQuery } from '../../platform/data/usePartQuery.ts';
import { newSheet } from '../../records/documents/sheet.ts';
import { StatusPage } from '../../design/feedback/StatusPage.tsx';
import { NoSheets } from './NoSheets.tsx';
import { NewSheetDocument } from './SheetDocument.gen.ts';
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
  const query = usePartQuery(NewSheetDocument, {
    variables: { moduleCode },
    partOf: ({ viewer }) => viewer?.sheetForm,
    fetchPolicy: 'cache-first',
  });
  const { part: form, failure, isNone, error, reload } = query;
  const sheet = useMemo(() => (form === null ? null : newSheet(form)), [form]);
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
  if (failure === null) return <SheetPlaceholder />;
  if (isNone)
    return <NoSheets title={title} isForbidden={codeOf(error) !== null} onRetry={reload} />;
  return <StatusPage title={t('portal_text_152')} body={failure} onRetry={reload} />;
}
