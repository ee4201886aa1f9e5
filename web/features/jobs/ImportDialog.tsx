import { useApolloClient } from '@apollo/client/react';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { createRequestKey } from '../../platform/apollo/create-request-key.ts';
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
import { useJobActions } from './useJobActions.ts';
import './jobs.css';

/**
 * A dialog that imports rows from a file. The file is read and checked first; rows are changed only
 * after the user has confirmed. The dialog may be closed meanwhile: the job continues and is listed
 * among the viewer's files.
 */
export function ImportDialog({ onClose, parameters = {} }: DialogProps) {
  use(useLanguage().language.loadPart('work'));
  const { t } = useTranslation();
  const actions = useJobActions();
  const { module: moduleCode = '', title = '' } = parameters;
  const [columns] = useState(() => columnsOf(parameters));
  const [started, setStarted] = useState<Job | null>(null);
  const job = useJob(started);
  const status = job?.status ?? null;

  useListReload(job);
  const start = async (file: string) =>
    setStarted(
      await actions.importStart({
        key: createRequestKey(),
        moduleCode,
        file,
        columns: [...columns],
      }),
    );
  const confirm = async (onlyGood: boolean) => {
    if (job === null) return;
    const next = await actions.importConfirm({ id: job.id, onlyGood });
    if (next !== null) setStarted(next);
  };
  const chooseOtherFile = () => {
    if (job !== null && status === 'PREVIEWED') void actions.cancel(job.id);
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
            <Button kind="plain" onClick={chooseOtherFile}>
              {t('jobs.import.other')}
            </Button>
          )}
          <Button kind="plain" onClick={onClose}>
            {t(job === null ? 'jobs.dismiss' : 'jobs.close')}
          </Button>
        </>
      }
    >
      <div className="job-form">
        {job === null ? (
          <ImportFile moduleCode={moduleCode} title={title} columns={columns} onFile={start} />
        ) : (
          <JobLine started={job} actions={actions} />
        )}
        {job !== null && status === 'PREVIEWED' && (
          <ImportFindings
            id={job.id}
            columns={columns}
            busy={actions.busy}
            onConfirm={(onlyGood) => void confirm(onlyGood)}
          />
        )}
        <Refusal problem={actions.problem} />
      </div>
    </ModalDialog>
  );
}

/** Reloads the list when an import has ended and changed rows. */
function useListReload(job: Job | null): void {
  const client = useApolloClient();
  const status = job?.status ?? null;
  const reloadList = useEffectEvent(() => {
    const isOpen = [...client.getObservableQueries()].some(
      ({ queryName }) => queryName === 'ListRows',
    );
    if (isOpen) void client.refetchQueries({ include: ['ListRows'] }).catch(() => undefined);
  });
  const hasImportedRows = status === 'READY' || (job?.doneCount ?? 0) > 0;
  const isOver = status === 'READY' || status === 'FAILED' || status === 'CANCELLED';
  useEffect(
    function reloadAfterImport() {
      if (hasImportedRows && isOver) reloadList();
    },
    [hasImportedRows, isOver],
  );
}
