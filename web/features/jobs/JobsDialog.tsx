import { use } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { usePartQuery } from '../../platform/data/usePartQuery.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { ListNote } from '../../design/feedback/ListNote.tsx';
import { Loaded } from '../../design/feedback/Loaded.tsx';
import { ModalDialog } from '../../design/overlay/ModalDialog.tsx';
import { Refusal } from '../../design/feedback/Refusal.tsx';
import { Spinner } from '../../design/feedback/Spinner.tsx';
import type { DialogProps } from '../../platform/workbench/Dialogs.tsx';
import { JobTable } from './JobTable.tsx';
import { JobsDocument } from './Jobs.gen.ts';
import { useJobActions } from './useJobActions.ts';
import './jobs.css';

/** The viewer's exports and imports, newest first: running jobs and files to download. */
export function JobsDialog({ onClose }: DialogProps) {
  use(useLanguage().language.loadPart('work'));
  const { t } = useTranslation();
  const actions = useJobActions();
  const query = usePartQuery(JobsDocument, {
    variables: {},
    partOf: ({ viewer }) => viewer?.jobs,
  });
  return (
    <ModalDialog
      title={t('jobs.title')}
      size="chart"
      onClose={onClose}
      footer={
        <Button kind="plain" onClick={onClose}>
          {t('jobs.close')}
        </Button>
      }
    >
      <div className="dialog-parts">
        <p className="small mute">{t('jobs.kept')}</p>
        <Refusal problem={actions.problem} />
        <Loaded query={query} waiting={<Spinner />} failedTitle={t('jobs.unreachable')}>
          {(jobs) =>
            jobs.length === 0 ? (
              <ListNote icon="empty" title={t('jobs.none')} />
            ) : (
              <JobTable jobs={jobs} actions={actions} />
            )
          }
        </Loaded>
      </div>
    </ModalDialog>
  );
}
