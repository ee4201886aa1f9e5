import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../apollo/failure.ts';
import { newSheet } from '../../kit/sheet/sheet.ts';
import { FailedPage } from '../../kit/ui/FailedPage.tsx';

import { StatusPage } from '../../kit/ui/StatusPage.tsx';
import { useNewSheetQuery } from './SheetDocument.gen.ts';
import { SheetEditor } from './SheetEditor.tsx';
import { SheetWaiting } from './SheetWaiting.tsx';
import type { GoTo } from './useSheetView.ts';

interface NewSheetProps {
  moduleCode: string;
  title: string;
  goTo: GoTo;
}

/** A document that is not yet one. */
export function NewSheet({ moduleCode, title, goTo }: NewSheetProps) {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useNewSheetQuery({ variables: { moduleCode }, notifyOnNetworkStatusChange: true });
  const form = data?.viewer?.sheetForm;
  const sheet = useMemo(() => (form == null ? null : newSheet(form)), [form]);
  if (sheet !== null) return <SheetEditor sheet={sheet} status="DRAFT" moduleCode={moduleCode} title={title} goTo={goTo} />;
  if (loading) return <SheetWaiting />;
  if (error !== undefined)
    return (
      <FailedPage title={t('portal_text_152')} failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
    );
  return <StatusPage title={t('module.noPage')} body={t('module.noPage.body', { 0: title })} level={2} />;
}
