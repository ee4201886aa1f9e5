import type { Job_JobFragment } from './job.gen.ts';

export type Job = Job_JobFragment;

interface JobState {
  /** i18n key of the status text. */
  textKey: string;
  /** The job progresses by itself, so it is polled. */
  isMoving?: true;
  /** The job can be cancelled. */
  isCancellable?: true;
  /** The job has ended and can be removed. */
  isOver?: true;
}

/** Properties of each job status. */
const states: Readonly<Record<Job['status'], JobState>> = {
  WAITING: { textKey: 'jobs.waiting', isMoving: true, isCancellable: true },
  RUNNING: { textKey: 'jobs.running', isMoving: true, isCancellable: true },
  PREVIEWED: { textKey: 'jobs.previewed', isCancellable: true },
  READY: { textKey: 'jobs.ready', isOver: true },
  FAILED: { textKey: 'jobs.failed', isOver: true },
  CANCELLED: { textKey: 'jobs.cancelled', isOver: true },
};

/** Returns the state of a job. An unknown status, from a newer schema, is treated as failed. */
export const jobState = ({ status }: Pick<Job, 'status'>): JobState =>
  (states as Partial<typeof states>)[status] ?? states.FAILED;

/** Returns the progress from 0 to 1; null if unknown. */
export function progressOf({ status, totalCount, doneCount }: Job): number | null {
  if (status === 'READY') return 1;
  return totalCount === null || totalCount === 0 ? null : Math.min(1, doneCount / totalCount);
}
