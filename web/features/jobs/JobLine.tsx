import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button/Button.tsx';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { formatCount } from '../../design/number/amount.ts';
import { formatDayAndTime } from '../../design/number/format-day.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { progressOf, jobState, type Job } from './job-states.ts';
import { useJob } from './useJob.ts';
import type { JobActions } from './useJobActions.ts';

interface JobLineProps {
  started: Job;
  actions: JobActions;
  /** Undefined if the job cannot be removed here. */
  onRemove?: () => void;
}

/** A job with its file, progress, problem and actions. */
export function JobLine({ started, actions, onRemove }: JobLineProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const job = useJob(started) ?? started;
  const state = jobState(job);
  const share = progressOf(job);
  const files = [
    { url: job.downloadUrl, textKey: 'jobs.download' },
    { url: job.outcome?.reportUrl ?? null, textKey: 'jobs.report' },
  ];
  return (
    <div className="job" role="group" aria-label={job.fileName}>
      <p className="job-name">
        <Icon name={job.kind === 'EXPORT' ? 'dl' : 'up'} />
        <b className="grow">{job.fileName}</b>
        <span role="status">{t(state.textKey)}</span>
      </p>
      {state.isMoving === true && (
        <progress
          {...(share === null ? {} : { value: share })}
          aria-label={t('jobs.progress', { 0: job.fileName })}
        />
      )}
      <p className="small mute">
        {countsOf(job)
          .map(({ textKey, parts }) => t(textKey, parts))
          .concat(job.isCapped ? [t('jobs.capped')] : [])
          .concat(
            job.expiresAt === null
              ? []
              : [
                  t('jobs.until', {
                    0: formatDayAndTime(job.expiresAt, enterprise.timeZone, locale),
                  }),
                ],
          )
          .join(' · ')}
      </p>
      {job.problem !== null && (
        <p className="err" role="alert">
          <Icon name="info-circle" />
          {job.problem.message}
        </p>
      )}
      <div className="job-acts">
        {files.map(
          ({ url, textKey }) =>
            url !== null && (
              <a key={textKey} className="btn" href={url} download>
                <Icon name="dl" />
                {t(textKey)}
              </a>
            ),
        )}
        <JobButtons job={job} actions={actions} {...(onRemove && { onRemove })} />
      </div>
    </div>
  );
}

/** The buttons that a job offers in its state. */
function JobButtons({
  job,
  actions,
  onRemove,
}: Pick<JobLineProps, 'actions' | 'onRemove'> & { job: Job }) {
  const { t } = useTranslation();
  const state = jobState(job);
  return (
    <>
      {job.isResumable && (
        <Button kind="plain" disabled={actions.busy} onClick={() => void actions.resume(job.id)}>
          {t('jobs.resume')}
        </Button>
      )}
      {state.isCancellable === true && (
        <Button kind="plain" disabled={actions.busy} onClick={() => void actions.cancel(job.id)}>
          {t('jobs.cancel')}
        </Button>
      )}
      {state.isOver === true && onRemove !== undefined && (
        <Button kind="quiet" disabled={actions.busy} onClick={onRemove}>
          {t('jobs.remove')}
        </Button>
      )}
    </>
  );
}

interface CountText {
  textKey: string;
  parts: Readonly<Record<number, string>>;
}

function countsOf({ kind, status, doneCount, totalCount, outcome }: Job): CountText[] {
  if (outcome !== null) {
    const refused = outcome.refusedCount;
    return [
      { textKey: 'jobs.imported', parts: { 0: formatCount(outcome.importedCount).text } },
      ...(refused === 0
        ? []
        : [{ textKey: 'jobs.refused', parts: { 0: formatCount(refused).text } }]),
    ];
  }
  if (kind === 'IMPORT' && status === 'CANCELLED' && doneCount === 0)
    return [{ textKey: 'jobs.nothingChanged', parts: {} }];
  if (totalCount === null) return [];
  return [
    {
      textKey: 'jobs.count',
      parts: { 0: formatCount(doneCount).text, 1: formatCount(totalCount).text },
    },
  ];
}
