import { useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { failureOf } from '../../platform/apollo/failure.ts';
import { reasonText } from '../../design/feedback/reason.ts';
import { reportToSession } from '../../platform/apollo/report-to-session.ts';
import { outcomeOf } from '../../platform/apollo/upload-file.ts';
import { fileName, saveFile } from '../../platform/export/save-file.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { useSession } from '../../platform/session/SessionContext.tsx';
import type { TitledColumn } from './dialog-request.ts';

const TEMPLATE_PATH = '/files/import-template';

interface TemplateRequest {
  moduleCode: string;
  title: string;
  columns: readonly TitledColumn[];
}

/** Downloads the import template, a workbook for the user to fill in. */
export function useImportTemplate(): {
  busy: boolean;
  problem: string | null;
  downloadTemplate: (request: TemplateRequest) => Promise<void>;
} {
  const { t } = useTranslation();
  const session = useSession();
  const { locale } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function downloadTemplate(request: TemplateRequest): Promise<void> {
    setBusy(true);
    setProblem(null);
    const scope = session.scope();
    try {
      const answer = await fetch(TEMPLATE_PATH, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-language': locale,
          'x-portal-request': '1',
          ...(scope !== null && { 'x-portal-scope': scope }),
        },
        body: JSON.stringify(request),
      });
      if (answer.ok)
        saveFile(
          await answer.blob(),
          fileName({ title: request.title, asOf: t('jobs.template.name') }, 'xlsx'),
        );
      else showRefusal(await answer.text());
    } catch {
      setProblem(reasonText(t, failureOf(null)));
    }
    setBusy(false);
  }

  function showRefusal(text: string): void {
    const refusal = outcomeOf(text);
    if ('fields' in refusal) return;
    reportToSession(session, refusal);
    setProblem(refusal.message ?? t('service.unknown'));
  }
  return { busy, problem, downloadTemplate };
}
