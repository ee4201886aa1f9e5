import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../platform/apollo/failure.ts';
import { reasonText } from '../../design/feedback/reason.ts';
import { tellSession } from '../../platform/apollo/tell-session.ts';
import { outcomeOf } from '../../platform/apollo/upload-file.ts';
import { fileName, saveFile } from '../../platform/export/save-file.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { useSession } from '../../platform/session/SessionContext.tsx';
import type { TitledColumn } from './dialog-request.ts';

const address = '/files/import-template';

interface TemplateQuestion {
  moduleCode: string;
  title: string;
  columns: readonly TitledColumn[];
}

/** Fetches the workbook that somebody fills in, and has the browser keep it. */
export function useTemplate(): {
  busy: boolean;
  problem: string | null;
  fetchTemplate: (asked: TemplateQuestion) => Promise<void>;
} {
  const { t } = useTranslation();
  const session = useSession();
  const { locale } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function fetchTemplate(asked: TemplateQuestion): Promise<void> {
    setBusy(true);
    setProblem(null);
    const scope = session.scope();
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-language': locale,
          'x-portal-request': '1',
          ...(scope !== null && { 'x-portal-scope': scope }),
        },
        body: JSON.stringify(asked),
      });
      if (answer.ok)
        saveFile(
          await answer.blob(),
          fileName({ title: asked.title, asOf: t('jobs.template.name') }, 'xlsx'),
        );
      else tellRefusal(await answer.text());
    } catch {
      setProblem(reasonText(t, failureOf(null)));
    }
    setBusy(false);
  }

  function tellRefusal(text: string): void {
    const refusal = outcomeOf(text);
    if ('fields' in refusal) return;
    tellSession(session, refusal);
    setProblem(refusal.message ?? t('service.unknown'));
  }
  return { busy, problem, fetchTemplate };
}
