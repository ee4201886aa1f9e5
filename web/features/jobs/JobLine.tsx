import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { countOf } from '../../design/number/amount.ts';
import { dayAndTime } from '../../design/number/calendar.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { shareOf, stateOf, type Job } from './job-states.ts';
import { useJob } from './useJob.ts';
import type { JobSteps } from './useJobSteps.ts';

interface JobLineProps {
  started: Job;
  steps: JobSteps;
  /** Left out: it cannot be taken away here. */
  onRemove?: () => void;
}

/** A job: which file, how far it is, why it stopped and what may be done about it. */
export function JobLine({ started, steps, onRemove }: JobLineProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const job = useJob(started) ?? started;
  const state = stateOf(job);
  const share = shareOf(job);
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
              : [t('jobs.until', { 0: dayAndTime(job.expiresAt, enterprise.timeZone, locale) })],
          )
          .join(' · ')}
      </p>
      {job.problem !== null && (
        <p className="err" role="alert">
          <Icon name="info" />
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
        {job.isResumable && (
          <button
            type="button"
            className="btn"
            disabled={steps.busy}
            onClick={() => void steps.resume(job.id)}
          >
            {t('jobs.resume')}
          </button>
        )}
        {state.isCancellable === true && (
          <button
            type="button"
            className="btn"
            disabled={steps.busy}
            onClick={() => void steps.cancel(job.id)}
          >
            {t('jobs.cancel')}
          </button>
        )}
        {state.isOver === true && onRemove !== undefined && (
          <button type="button" className="btn btn-t" disabled={steps.busy} onClick={onRemove}>
            {t('jobs.remove')}
          </button>
        )}
      </div>
    </div>
  );
}

interface Told {
  textKey: string;
  parts: Readonly<Record<number, string>>;
}

function countsOf({ kind, status, doneCount, totalCount, outcome }: Job): Told[] {
  if (outcome !== null) {
    const refused = outcome.refusedCount;
    return [
      { textKey: 'jobs.imported', parts: { 0: countOf(outcome.importedCount).text } },
      ...(refused === 0 ? [] : [{ textKey: 'jobs.refused', parts: { 0: countOf(refused).text } }]),
    ];
  }
  if (kind === 'IMPORT' && status === 'CANCELLED' && doneCount === 0)
    return [{ textKey: 'jobs.nothingChanged', parts: {} }];
  if (totalCount === null) return [];
  return [
    { textKey: 'jobs.count', parts: { 0: countOf(doneCount).text, 1: countOf(totalCount).text } },
  ];
}
