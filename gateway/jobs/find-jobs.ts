import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import type { JobRecord } from './job.ts';

/**
 * All jobs of the account. If one is waiting or abandoned, the queue is started, so that polling
 * also recovers jobs of a dead process.
 */
export async function listJobs(context: Context): Promise<JobRecord[]> {
  const { jobs, clock } = context;
  const { session } = requireSignedIn(context);
  await jobs.store.adopt(jobs.formerAccountsOf(session), jobs.accountOf(session));
  const found = await jobs.store.ofAccount(jobs.accountOf(session));
  if (found.some((job) => isWaitingOrAbandoned(job, clock()))) jobs.queue.wake();
  return found;
}

export async function findJob(id: string, context: Context): Promise<JobRecord | null> {
  const { jobs, clock } = context;
  const job = await jobs.store.find(id, jobs.accountOf(requireSignedIn(context).session));
  if (job !== null && isWaitingOrAbandoned(job, clock())) jobs.queue.wake();
  return job;
}

function isWaitingOrAbandoned({ status, leaseUntil }: JobRecord, now: number): boolean {
  return status === 'WAITING' || (status === 'RUNNING' && leaseUntil <= now);
}
