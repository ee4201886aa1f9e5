import type { DurableQueries } from '../store/durable.ts';
import { JOB_COLUMNS, isUnreadable, jobOf, type JobRow } from './job-rows.ts';
import type { JobRecord } from './job.ts';
import { failJob } from './job-expiry.ts';
import type { SealedBytes } from '../sealed/sealed-bytes.ts';

const SELECT = `SELECT ${JOB_COLUMNS.join(', ')} FROM job`;
/**
 * Running jobs whose process no longer renews the lease. A lease further in the future than any
 * process sets was written before the system clock was set back.
 */
const ABANDONED = `${SELECT} WHERE status = 'RUNNING' AND (lease_until <= ? OR lease_until > ?) ORDER BY started_at, id LIMIT 1`;
const WAITING = `${SELECT} WHERE status = 'WAITING' AND account NOT IN (SELECT account FROM job WHERE status = 'RUNNING')
  ORDER BY started_at, id LIMIT 1`;

interface Claimable {
  job: JobRecord;
  /** Another process started the job and did not finish it. */
  isAbandoned: boolean;
}

interface ClaimOptions {
  sealing: SealedBytes;
  now: number;
  leaseMs: number;
  /** Called with the id of each job that cannot be decrypted. */
  onUnreadable: (id: string) => void;
}

/**
 * The next job to run, abandoned ones first, or null when there is none. A job that cannot be
 * decrypted is marked as failed, so that it does not block the jobs after it.
 */
async function nextClaimable(
  queries: DurableQueries,
  options: ClaimOptions,
): Promise<Claimable | null> {
  const { sealing, now, leaseMs, onUnreadable } = options;
  for (;;) {
    const [abandoned] = await queries.all<JobRow>(ABANDONED, [now, now + 2 * leaseMs]);
    const [waiting] = abandoned === undefined ? await queries.all<JobRow>(WAITING) : [];
    const row = abandoned ?? waiting;
    if (row === undefined) return null;
    const job = jobOf(row, sealing);
    if (!isUnreadable(job)) return { job, isAbandoned: abandoned !== undefined };
    await failJob(queries, row.id, { problem: 'UNREADABLE', isResumable: false, now });
    onUnreadable(row.id);
  }
}

/** The next job as it is once claimed under this lease, or null. The caller stores it. */
export async function claimNext(
  queries: DurableQueries,
  lease: string,
  options: ClaimOptions,
): Promise<JobRecord | null> {
  const next = await nextClaimable(queries, options);
  if (next === null) return null;
  return {
    ...next.job,
    status: 'RUNNING',
    lease,
    leaseUntil: options.now + options.leaseMs,
    takeovers: next.job.takeovers + Number(next.isAbandoned),
    expiresAt: null,
  };
}
