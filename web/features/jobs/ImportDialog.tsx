import { useApolloClient } from '@apollo/client/react';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newRequestKey } from '../../platform/apollo/request-key.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { ModalDialog } from '../../design/overlay/ModalDialog.tsx';
import { Refusal } from '../../design/feedback/Refusal.tsx';
import type { DialogProps } from '../../platform/workbench/Dialogs.tsx';
import { columnsOf } from './dialog-request.ts';
import { ImportFile } from './ImportFile.tsx';
import { ImportFindings } from './ImportFindings.tsx';
import { JobLine } from './JobLine.tsx';
import type { Job } from './job-states.ts';
import { useJob } from './useJob.ts';
import { useJobSteps } from './useJobSteps.ts';
import './jobs.css';

/**
 * Takes rows from a file: the file is read and looked through first, and only what somebody confirms is changed. It may be closed meanwhile; the
 * job goes on and waits among the account's files.
 */
export function ImportDialog({ onClose, parameters = {} }: DialogProps) {
  use(useLanguage().language.need('work'));
  const { t } = useTranslation();
  const client = useApolloClient();
  const steps = useJobSteps();
  const { module: moduleCode = '', title = '' } = parameters;
  const [columns] = useState(() => columnsOf(parameters));
  const [started, setStarted] = useState<Job | null>(null);
  const job = useJob(started);
  const status = job?.status ?? null;

  const readList = useEffectEvent(() => {
    const isOpen = [...client.getObservableQueries()].some(
      ({ queryName }) => queryName === 'ListRows',
    );
    if (isOpen) void client.refetchQueries({ include: ['ListRows'] }).catch(() => undefined);
  });
  const isTaken = status === 'READY' || (job?.doneCount ?? 0) > 0;
  const isOver = status === 'READY' || status === 'FAILED' || status === 'CANCELLED';
  useEffect(
    function showNewRows() {
      if (isTaken && isOver) readList();
    },
    [isTaken, isOver],
  );

  const begin = async (file: string) =>
    setStarted(
      await steps.importStart({ key: newRequestKey(), moduleCode, file, columns: [...columns] }),
    );
  const confirm = async (onlyGood: boolean) => {
    if (job === null) return;
    const next = await steps.importConfirm({ id: job.id, onlyGood });
    if (next !== null) setStarted(next);
  };
  const again = () => {
    if (job !== null && status === 'PREVIEWED') void steps.cancel(job.id);
    setStarted(null);
  };
  return (
    <ModalDialog
      title={t('jobs.import.title', { 0: title })}
      size={status === 'PREVIEWED' ? 'large' : 'wide'}
      onClose={onClose}
      footer={
        <>
          {(status === 'PREVIEWED' || status === 'FAILED') && (
            <button type="button" className="btn" onClick={again}>
              {t('jobs.import.other')}
            </button>
          )}
          <button type="button" className="btn" onClick={onClose}>
            {t(job === null ? 'jobs.dismiss' : 'jobs.close')}
          </button>
        </>
      }
    >
      <div className="job-form">
        {job === null ? (
          <ImportFile moduleCode={moduleCode} title={title} columns={columns} onFile={begin} />
        ) : (
          <JobLine started={job} steps={steps} />
        )}
        {job !== null && status === 'PREVIEWED' && (
          <ImportFindings
            id={job.id}
            columns={columns}
            busy={steps.busy}
            onConfirm={(onlyGood) => void confirm(onlyGood)}
          />
        )}
        <Refusal problem={steps.problem} />
      </div>
    </ModalDialog>
  );
}
