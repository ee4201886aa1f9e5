import type { Clock } from '../async/clock.ts';
import type { Durable, DurableQueries } from '../store/durable.ts';
import { removeChunks, writeChunk, type NewChunk } from './chunks.ts';
import { adoptJobs, claimNext, renewClaim } from './claim-job.ts';
import { isUnexpired, makeRoom, purgeJobs, removeJobRow } from './job-expiry.ts';
import type { JobRecord } from './job.ts';
import { isUnreadable, JOB_COLUMNS, jobOf, valuesOf, type JobRow } from './job-rows.ts';
import type { SealedBytes } from '../sealed/sealed-bytes.ts';

/** Maximum stored jobs per account, including ended ones. */
export const MAX_JOBS = 20;
/**
 * How long a claim on a job lasts. The process that runs it renews the claim much more often, so
 * the jobs of a process that has died are continued soon.
 */
export const LEASE_MS = 30_000;

/** Changes of a job's files that are saved together with a step. */
export interface FileChanges {
  chunks?: readonly NewChunk[];
  /** Files of the job to be removed. */
  removed?: readonly string[];
}

export interface JobStore {
  /**
   * Stores a new job, or returns the one started earlier with the same key. Removes an ended job if
   * the account has too many; null if all of them are under way.
   */
  create(job: JobRecord): Promise<JobRecord | null>;
  /** The job started with this client key, or null. */
  findByKey(account: string, clientKey: string): Promise<JobRecord | null>;
  /** Null when the job does not exist, belongs to another account, or has expired. */
  find(id: string, account: string): Promise<JobRecord | null>;
  /** The jobs of an account, newest first. */
  ofAccount(account: string): Promise<JobRecord[]>;
  /**
   * Applies a step to a job together with its files in one transaction. Null when the step returns
   * null or the job does not exist.
   */
  change(
    id: string,
    step: (job: JobRecord) => JobRecord | null,
    files?: FileChanges,
  ): Promise<JobRecord | null>;
  /**
   * Claims the next waiting or abandoned job of these sessions under this lease. At most one job
   * per account runs at a time. Null when there is none.
   */
  claim(lease: string, home?: string): Promise<JobRecord | null>;
  /** Renews a lease; false when the job is no longer run under it. */
  renew(id: string, lease: string): Promise<boolean>;
  /** Jobs named by a former secret belong to the account as it is named now. */
  adopt(formerAccounts: readonly string[], account: string): Promise<void>;
  remove(id: string, account: string): Promise<void>;
  /** Marks jobs that waited too long as failed, and removes those that ended a day ago. */
  purge(): Promise<void>;
}

const FIELDS = JOB_COLUMNS.join(', ');
const INSERT = `INSERT INTO job (${FIELDS}) VALUES (${JOB_COLUMNS.map(() => '?').join(', ')})`;
const UPDATE = `UPDATE job SET ${JOB_COLUMNS.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`;

/**
 * Whether a text can be a stored id. Other input, such as characters the database rejects, is
 * refused before the query.
 */
export function isStoredId(id: string): boolean {
  return /^[\w-]{1,64}$/u.test(id);
}

/** Called with the id of each job that failed because it cannot be decrypted. */
export type OnUnreadable = (id: string) => void;

export function createJobStore(
  durable: Durable,
  sealing: SealedBytes,
  clock: Clock,
  onUnreadable: OnUnreadable = () => undefined,
): JobStore {
  const read = async (
    queries: DurableQueries,
    where: string,
    values: readonly (string | number)[],
  ): Promise<JobRecord[]> => {
    const rows = await queries.all<JobRow>(`SELECT ${FIELDS} FROM job WHERE ${where}`, values);
    return rows.map((row) => jobOf(row, sealing));
  };

  async function write(queries: DurableQueries, job: JobRecord): Promise<JobRecord> {
    await queries.run(UPDATE, [...valuesOf(job, sealing), job.id]);
    return job;
  }

  return {
    create: (job) =>
      durable.transaction(async (queries) => {
        const key = [job.account, job.clientKey];
        const [known] = await read(queries, 'account = ? AND client_key = ?', key);
        if (known !== undefined) return known;
        if (!(await makeRoom(queries, job.account, MAX_JOBS))) return null;
        await queries.run(INSERT, valuesOf(job, sealing));
        await queries.run('DELETE FROM job_upload WHERE id = ?', [job.id]);
        return job;
      }),
    async findByKey(account, clientKey) {
      const [job] = await read(durable, 'account = ? AND client_key = ?', [account, clientKey]);
      return job ?? null;
    },
    async find(id, account) {
      if (!isStoredId(id)) return null;
      const [job] = await read(durable, 'id = ? AND account = ?', [id, account]);
      return job !== undefined && isUnexpired(job, clock()) ? job : null;
    },
    async ofAccount(account) {
      const found = await read(durable, 'account = ? ORDER BY started_at DESC, id', [account]);
      return found.filter((job) => isUnexpired(job, clock()));
    },
    change: (id, step, { chunks = [], removed = [] } = {}) =>
      durable.transaction(async (queries) => {
        const [job] = await read(queries, 'id = ?', [id]);
        const next = job === undefined || isUnreadable(job) ? null : step(job);
        if (next === null) return null;
        for (const file of removed) await removeChunks(queries, id, file);
        for (const chunk of chunks) await writeChunk(queries, id, chunk, sealing);
        return write(queries, next);
      }),
    async claim(lease, home = '') {
      const unreadable = new Set<string>();
      const claimed = await durable.transaction(async (queries) => {
        const job = await claimNext(queries, lease, {
          sealing,
          now: clock(),
          leaseMs: LEASE_MS,
          ...{ home, dialect: durable.dialect },
          onUnreadable: (id: string) => void unreadable.add(id),
        });
        return job === null ? null : write(queries, job);
      });
      // After the transaction, which may run several times.
      unreadable.forEach(onUnreadable);
      return claimed;
    },
    renew: (id, lease) => renewClaim(durable, id, lease, clock() + LEASE_MS),
    adopt: (formerAccounts, account) => adoptJobs(durable, formerAccounts, account),
    remove: (id, account) =>
      durable.transaction(async (queries) => {
        const [job] = await read(queries, 'id = ? AND account = ?', [id, account]);
        if (job !== undefined) await removeJobRow(queries, id);
      }),
    purge: () => durable.transaction((queries) => purgeJobs(queries, clock())),
  };
}
