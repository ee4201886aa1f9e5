import type { Durable, DurableQueries } from '../store/durable.ts';
import { freeLeaseValues, LEASE_IS_FREE, ROW_LOCKS } from '../store/row-leases.ts';
import { JOB_COLUMNS, isUnreadable, jobOf, type JobRow } from './job-rows.ts';
import type { JobRecord } from './job.ts';
import { failJob } from './job-expiry.ts';
import type { SealedBytes } from '../sealed/sealed-bytes.ts';

const SELECT = `SELECT ${JOB_COLUMNS.join(', ')} FROM job`;
/** Running jobs whose process no longer renews the lease. */
const ABANDONED = `${SELECT} WHERE status = 'RUNNING' AND ${LEASE_IS_FREE} AND home IN ('', ?)
  ORDER BY started_at, id LIMIT 1`;
/** Not behind a running job of the account, unless only a process that is gone could continue it. */
const WAITING = `${SELECT} WHERE status = 'WAITING' AND home IN ('', ?)
  AND account NOT IN (SELECT account FROM job WHERE status = 'RUNNING' AND (home IN ('', ?) OR lease_until > ?))
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
  /** Only jobs whose session is stored here can be run. */
  home: string;
  dialect: Durable['dialect'];
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
  const { sealing, now, leaseMs, home, onUnreadable } = options;
  const lock = ROW_LOCKS[options.dialect];
  for (;;) {
    const [abandoned] = await queries.all<JobRow>(ABANDONED + lock, [
      ...freeLeaseValues(now, leaseMs),
      home,
    ]);
    const [waiting] =
      abandoned === undefined ? await queries.all<JobRow>(WAITING + lock, [home, home, now]) : [];
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

/** Whether the job is still run under this lease, which then lasts until the given time. */
export async function renewClaim(
  queries: DurableQueries,
  id: string,
  lease: string,
  until: number,
): Promise<boolean> {
  const { changes } = await queries.run(
    "UPDATE job SET lease_until = ? WHERE id = ? AND lease = ? AND status = 'RUNNING'",
    [until, id, lease],
  );
  return changes === 1;
}

/** Gives jobs of an account that is named by a former secret to the account as named now. */
export async function adoptJobs(
  queries: DurableQueries,
  formerAccounts: readonly string[],
  account: string,
): Promise<void> {
  for (const former of formerAccounts)
    await queries.run('UPDATE job SET account = ? WHERE account = ?', [account, former]);
}
