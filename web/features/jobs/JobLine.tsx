import { JobActs, JobFacts, JobName, JobState } from './job-parts.tsx';
import type { Job } from './job-states.ts';
import { useJob } from './useJob.ts';
import type { JobActions } from './useJobActions.ts';

/** The job that a dialog has started, with its file, progress, problem and actions. */
export function JobLine({ started, actions }: { started: Job; actions: JobActions }) {
  const job = useJob(started) ?? started;
  return (
    <div className="job" role="group" aria-label={job.fileName}>
      <JobName job={job} />
      <JobState job={job} />
      <JobFacts job={job} />
      <JobActs job={job} actions={actions} />
    </div>
  );
}
