import type { JobProblemCode } from '../generated/resolvers.ts';
import type { DurableQueries } from '../store/durable.ts';
import { removeChunks } from './chunks.ts';
import type { JobRecord, StopReason } from './job.ts';

/** How long an ended job is stored, and how long a job may wait before it is started. */
export const JOB_RETENTION_MS = 24 * 3_600_000;

const UNDER_WAY: readonly JobRecord['status'][] = ['WAITING', 'RUNNING'];
const UNDER_WAY_SQL = UNDER_WAY.map((status) => `'${status}'`).join(', ');

export function isUnderWay({ status }: Pick<JobRecord, 'status'>): boolean {
  return UNDER_WAY.includes(status);
}

/**
 * Whether the account can still see the job. A job that waits for too long fails before it is
 * removed.
 */
export function isUnexpired(job: JobRecord, now: number): boolean {
  return isUnderWay(job) || job.expiresAt === null || job.expiresAt > now;
}

/** The fields of a job that waits from now on. */
export function waitingSince(
  now: number,
): Pick<JobRecord, 'status' | 'lease' | 'leaseUntil' | 'expiresAt'> {
  return { status: 'WAITING', lease: null, leaseUntil: 0, expiresAt: now + JOB_RETENTION_MS };
}

interface Failure {
  problem: JobProblemCode;
  isResumable: boolean;
  now: number;
}

/** Marks a job as failed without decrypting it. */
export async function failJob(
  queries: DurableQueries,
  id: string,
  { problem, isResumable, now }: Failure,
): Promise<void> {
  const stopped: StopReason = { code: problem, page: null };
  await queries.run(
    `UPDATE job SET status = 'FAILED', problem = ?, is_resumable = ?, ended_at = ?, expires_at = ?, lease = NULL, lease_until = 0
     WHERE id = ?`,
    [JSON.stringify(stopped), Number(isResumable), now, now + JOB_RETENTION_MS, id],
  );
}

/** Marks jobs that waited too long as failed, and removes jobs whose storage time is over. */
export async function purgeJobs(queries: DurableQueries, now: number): Promise<void> {
  // Jobs written by older versions have no expiry time.
  const late = await queries.all<{ id: string }>(
    `SELECT id FROM job WHERE status = 'WAITING' AND COALESCE(expires_at, started_at + ?) <= ?
       OR status = 'RUNNING' AND lease_until <= ?`,
    [JOB_RETENTION_MS, now, now - JOB_RETENTION_MS],
  );
  for (const { id } of late)
    await failJob(queries, id, { problem: 'EXPIRED', isResumable: true, now });
  const old = await queries.all<{ id: string }>(
    `SELECT id FROM job WHERE expires_at <= ? AND status NOT IN (${UNDER_WAY_SQL})`,
    [now],
  );
  for (const { id } of old) await removeJobRow(queries, id);
}

/**
 * Makes room for one more job of an account by removing its ended job that expires first. Returns
 * false if the limit is reached and all jobs are still under way.
 */
export async function makeRoom(
  queries: DurableQueries,
  account: string,
  limit: number,
): Promise<boolean> {
  const jobs = await queries.all<{ id: string; status: JobRecord['status'] }>(
    'SELECT id, status FROM job WHERE account = ? ORDER BY expires_at, id',
    [account],
  );
  if (jobs.length < limit) return true;
  const oldest = jobs.find((job) => !isUnderWay(job));
  if (oldest !== undefined) await removeJobRow(queries, oldest.id);
  return oldest !== undefined;
}

export async function removeJobRow(queries: DurableQueries, id: string): Promise<void> {
  await removeChunks(queries, id);
  await queries.run('DELETE FROM job WHERE id = ?', [id]);
}
