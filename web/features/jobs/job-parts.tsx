import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { ProgressBar } from '../../design/feedback/ProgressBar.tsx';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { FactLine } from '../../design/text/FactLine.tsx';
import { formatCount } from '../../design/number/amount.ts';
import { formatDayAndTime } from '../../design/number/format-day.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { progressOf, jobState, type Job } from './job-states.ts';
import type { JobActions } from './useJobActions.ts';

export function JobName({ job }: { job: Job }) {
  return (
    <span className="job-name">
      <Icon name={job.kind === 'EXPORT' ? 'dl' : 'up'} />
      <b className="clip">{job.fileName}</b>
    </span>
  );
}

/** The state of a job, its progress, and its problem if it has one. */
export function JobState({ job }: { job: Job }) {
  const { t } = useTranslation();
  const state = jobState(job);
  const share = progressOf(job);
  return (
    <div className="job-state">
      <span role="status">{t(state.textKey)}</span>
      {state.isMoving === true && (
        <ProgressBar share={share} label={t('jobs.progress', { 0: job.fileName })} />
      )}
      {job.problem !== null && (
        <p className="err" role="alert">
          <Icon name="info-circle" />
          {job.problem.message}
        </p>
      )}
    </div>
  );
}

/** How many rows a job has processed, and until when its file is kept. */
export function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const { expiresAt, isCapped } = job;
  const facts = [
    ...countsOf(job).map(({ textKey, parts }) => t(textKey, parts)),
    ...(isCapped ? [t('jobs.capped')] : []),
    ...(expiresAt === null
      ? []
      : [t('jobs.until', { 0: formatDayAndTime(expiresAt, enterprise.timeZone, locale) })]),
  ];
  return (
    <div className="small mute">
      <FactLine facts={facts} />
    </div>
  );
}

interface JobActsProps {
  job: Job;
  actions: JobActions;
  /** Undefined if the job cannot be removed here. */
  onRemove?: () => void;
}

/** The files of a job, and the buttons that it offers in its state. */
export function JobActs({ job, actions, onRemove }: JobActsProps) {
  const { t } = useTranslation();
  const { id, downloadUrl, outcome, isResumable } = job;
  const state = jobState(job);
  const files = [
    { url: downloadUrl, textKey: 'jobs.download' },
    { url: outcome?.reportUrl ?? null, textKey: 'jobs.report' },
  ];
  return (
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
      {isResumable && (
        <Button kind="plain" busy={actions.busy} onClick={() => void actions.resume(id)}>
          {t('jobs.resume')}
        </Button>
      )}
      {state.isCancellable === true && (
        <Button kind="plain" busy={actions.busy} onClick={() => void actions.cancel(id)}>
          {t('jobs.cancel')}
        </Button>
      )}
      {state.isOver === true && onRemove !== undefined && (
        <Button kind="quiet" busy={actions.busy} onClick={onRemove}>
          {t('jobs.remove')}
        </Button>
      )}
    </div>
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
