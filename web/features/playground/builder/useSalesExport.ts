import { useRef, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { SalesFileFormat } from '../../../generated/schema.ts';
import { createRequestKey } from '../../../platform/apollo/create-request-key.ts';
import { fileName } from '../../../platform/export/save-file.ts';
import { usePlayground } from '../PlaygroundContext.tsx';
import { AnswerError } from '../request/ask.ts';
import type { SalesChoice } from './sales-choice.ts';
import { salesExport } from './sales-export.ts';
import { SalesExportStartDocument, type SalesExportStartMutation } from './SalesExport.gen.ts';

type StartedJob = NonNullable<NonNullable<SalesExportStartMutation['salesExportStart']>['job']>;

/** What became of the last export. */
type ExportState =
  | { kind: 'none' | 'busy' }
  | { kind: 'started'; job: StartedJob }
  | { kind: 'failed'; problem: string };

/** Starts exports of the sales query as jobs of the account. */
export function useSalesExport(choice: SalesChoice, isSupplier: boolean) {
  const { t } = useTranslation();
  const { ask, viewer } = usePlayground();
  const [state, setState] = useState<ExportState>({ kind: 'none' });
  // An export whose answer was lost is asked for again with its key, so that it is started once.
  const unanswered = useRef<{ content: string; key: string } | null>(null);

  async function start(format: SalesFileFormat): Promise<void> {
    if (state.kind === 'busy') return;
    setState({ kind: 'busy' });
    const name = {
      title: t('playground.builder.file'),
      asOf: viewer?.enterprise.today,
      user: viewer?.code,
    };
    const rows = salesExport(choice, isSupplier);
    const content = { ...rows, format, fileName: fileName(name, format.toLowerCase()) };
    const text = JSON.stringify(content);
    const known = unanswered.current;
    const key = known?.content === text ? known.key : createRequestKey();
    unanswered.current = { content: text, key };
    try {
      const answer = await ask(SalesExportStartDocument, { input: { key, ...content } });
      const { job, userErrors = [] } = answer.salesExportStart ?? {};
      unanswered.current = null;
      if (job == null)
        setState({ kind: 'failed', problem: userErrors[0]?.message ?? t('service.unknown') });
      else setState({ kind: 'started', job });
    } catch (error) {
      const problem = error instanceof AnswerError ? error.message : t('service.unknown');
      setState({ kind: 'failed', problem });
    }
  }
  return { state, start };
}
