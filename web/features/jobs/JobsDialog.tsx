import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../apollo/failure.ts';
import { noAnswer } from '../../apollo/no-answer.ts';
import { useLanguage } from '../../kit/language/LanguageContext.tsx';
import { ListFailure, ListNote } from '../../kit/ui/ListNote.tsx';
import { ModalDialog } from '../../kit/ui/ModalDialog.tsx';
import { Refusal } from '../../kit/ui/Refusal.tsx';
import { Spinner } from '../../kit/ui/Spinner.tsx';
import type { DialogProps } from '../../kit/workbench/Dialogs.tsx';
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
