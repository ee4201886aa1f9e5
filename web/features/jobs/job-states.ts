import type { Job_JobFragment } from './job.gen.ts';

export type Job = Job_JobFragment;

interface JobState {
  /** What is said of it. */
  textKey: string;
  /** It changes without anybody acting: it is looked after. */
  isMoving?: true;
  /** It may be called off. */
  isCancellable?: true;
  /** It is over, and may be taken away. */
  isOver?: true;
}

/** Where a job can stand. */
const states: Readonly<Record<Job['status'], JobState>> = {
  WAITING: { textKey: 'jobs.waiting', isMoving: true, isCancellable: true },
  RUNNING: { textKey: 'jobs.running', isMoving: true, isCancellable: true },
  PREVIEWED: { textKey: 'jobs.previewed', isCancellable: true },
  READY: { textKey: 'jobs.ready', isOver: true },
  FAILED: { textKey: 'jobs.failed', isOver: true },
  CANCELLED: { textKey: 'jobs.cancelled', isOver: true },
};

/** A state that the schema has gained since this page was built is told as one that ended badly. */
export const stateOf = ({ status }: Pick<Job, 'status'>): JobState =>
  (states as Partial<typeof states>)[status] ?? states.FAILED;

/** How much of it is done, 0 to 1; null while nobody can say. */
export function shareOf({ status, totalCount, doneCount }: Job): number | null {
  if (status === 'READY') return 1;
  return totalCount === null || totalCount === 0 ? null : Math.min(1, doneCount / totalCount);
}
