import { useTranslation } from '../../design/language/useTranslation.ts';
import type { ListColumn } from '../../design/table/list-table/list-view.ts';
import { ListTable } from '../../design/table/ListTable.tsx';
import { JobActs, JobFacts, JobName, JobState } from './job-parts.tsx';
import type { Job } from './job-states.ts';
import { useJob } from './useJob.ts';
import type { JobActions } from './useJobActions.ts';

/** Exports and imports, newest first, each with its state and what can be done with it. */
export function JobTable({ jobs, actions }: { jobs: readonly Job[]; actions: JobActions }) {
  const { t } = useTranslation();
  const columns: readonly ListColumn<Job>[] = [
    {
      key: 'file',
      title: t('jobs.file'),
      opens: true,
      wide: true,
      cell: (job) => <JobName job={job} />,
      note: (job) => <JobFacts job={job} />,
    },
    {
      key: 'state',
      title: t('jobs.state'),
      onCard: 'line',
      cell: (job) => <PolledState job={job} />,
    },
    {
      key: 'acts',
      title: t('jobs.acts'),
      onCard: 'line',
      cell: (job) => (
        <JobActs job={job} actions={actions} onRemove={() => void actions.remove(job.id)} />
      ),
    },
  ];
  return (
    <ListTable
      label={t('jobs.title')}
      columns={columns}
      rows={jobs}
      rowKey={({ id }) => id}
      rowName={({ fileName }) => fileName}
      keysEnabled={false}
    />
  );
}

/** A running job is polled here; the other cells get its changes from the cache. */
function PolledState({ job }: { job: Job }) {
  return <JobState job={useJob(job) ?? job} />;
}
