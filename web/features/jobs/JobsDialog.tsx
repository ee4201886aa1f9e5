import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../platform/apollo/failure.ts';
import { noAnswer } from '../../platform/apollo/no-answer.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { ListFailure, ListNote } from '../../design/feedback/ListNote.tsx';
import { ModalDialog } from '../../design/overlay/ModalDialog.tsx';
import { Refusal } from '../../design/feedback/Refusal.tsx';
import { Spinner } from '../../design/feedback/Spinner.tsx';
import type { DialogProps } from '../../platform/workbench/Dialogs.tsx';
import { JobLine } from './JobLine.tsx';
import { useJobsQuery } from './Jobs.gen.ts';
import { useJobSteps } from './useJobSteps.ts';
import './jobs.css';

/** The account's exports and imports, the newest first: what is under way, and files that wait to be fetched. */
export function JobsDialog({ onClose }: DialogProps) {
  use(useLanguage().language.need('work'));
  const { t } = useTranslation();
  const steps = useJobSteps();
  const { data, error, loading, refetch } = useJobsQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const jobs = data?.viewer?.jobs;
  return (
    <ModalDialog
      title={t('jobs.title')}
      size="wide"
      onClose={onClose}
      footer={
        <button type="button" className="btn" onClick={onClose}>
          {t('jobs.close')}
        </button>
      }
    >
      <p className="small mute">{t('jobs.kept')}</p>
      <Refusal problem={steps.problem} />
      {jobs == null ? (
        loading ? (
          <Spinner />
        ) : (
          <ListFailure
            title={t('jobs.unreachable')}
            failure={failureOf(error ?? noAnswer)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )
      ) : jobs.length === 0 ? (
        <ListNote icon="empty" title={t('jobs.none')} />
      ) : (
        <ul className="jobs">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobLine started={job} steps={steps} onRemove={() => void steps.remove(job.id)} />
            </li>
          ))}
        </ul>
      )}
    </ModalDialog>
  );
}
