import type { Clock } from '../async/clock.ts';
import type { Durable, DurableQueries } from '../store/durable.ts';
import { removeChunks, writeChunk, type NewChunk } from './chunks.ts';
import { nextClaimable } from './claim-job.ts';
import { isKept, makeRoom, purgeJobs, removeJobRow } from './job-expiry.ts';
import type { JobRecord } from './job.ts';
import { isUnreadable, JOB_COLUMNS, jobOf, valuesOf, type JobRow } from './job-rows.ts';
import type { SealedBytes } from '../sealed/sealed-bytes.ts';

/** Most jobs that are kept of an account, ended ones among them. */
export const MOST_JOBS = 20;
/** For how long a job belongs to the process that does it: longer than any call to the services may take twice. */
export const LEASE_MS = 90_000;

/** What a step of a job leaves behind beside the job itself. */
export interface Written {
  chunks?: readonly NewChunk[];
  /** Files of the job that go. */
  without?: readonly string[];
}

export interface JobStore {
  /** Keeps a new job, or finds the one that was begun with the same key. Makes room among those that have ended; null where all are under way. */
  begin(job: JobRecord): Promise<JobRecord | null>;
  /** What was begun with a key of the client's. */
  begun(account: string, clientKey: string): Promise<JobRecord | null>;
  /** Null for what is not this account's, or past its day. */
  find(id: string, account: string): Promise<JobRecord | null>;
  /** The newest first. */
  ofAccount(account: string): Promise<JobRecord[]>;
  /** Makes another of a job, with what belongs to it, whole or not at all; null when the step says no, or there is no such job. */
  change(
    id: string,
    step: (job: JobRecord) => JobRecord | null,
    written?: Written,
  ): Promise<JobRecord | null>;
  /** The next that waits, or that a process has left behind, for whoever holds this lease; one of an account at a time. */
  claim(lease: string): Promise<JobRecord | null>;
  remove(id: string, account: string): Promise<void>;
  /** Fails what has waited for too long, and removes what ended a day ago. */
  purge(): Promise<void>;
}

const FIELDS = JOB_COLUMNS.join(', ');
const INSERT = `INSERT INTO job (${FIELDS}) VALUES (${JOB_COLUMNS.map(() => '?').join(', ')})`;
const UPDATE = `UPDATE job SET ${JOB_COLUMNS.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`;

/** Whatever else somebody sends, such as a character that a database does not take, is no id. */
export function isStoredId(id: string): boolean {
  return /^[\w-]{1,64}$/u.test(id);
}

/** Is told the id of each job that failed because it cannot be unsealed. */
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
    begin: (job) =>
      durable.transaction(async (queries) => {
        const [known] = await read(queries, 'account = ? AND client_key = ?', [
          job.account,
          job.clientKey,
        ]);
        if (known !== undefined) return known;
        if (!(await makeRoom(queries, job.account, MOST_JOBS))) return null;
        await queries.run(INSERT, valuesOf(job, sealing));
        await queries.run('DELETE FROM job_upload WHERE id = ?', [job.id]);
        return job;
      }),
    async begun(account, clientKey) {
      const [job] = await read(durable, 'account = ? AND client_key = ?', [account, clientKey]);
      return job ?? null;
    },
    async find(id, account) {
      if (!isStoredId(id)) return null;
      const [job] = await read(durable, 'id = ? AND account = ?', [id, account]);
      return job !== undefined && isKept(job, clock()) ? job : null;
    },
    async ofAccount(account) {
      const found = await read(durable, 'account = ? ORDER BY started_at DESC, id', [account]);
      return found.filter((job) => isKept(job, clock()));
    },
    change: (id, step, { chunks = [], without = [] } = {}) =>
      durable.transaction(async (queries) => {
        const [job] = await read(queries, 'id = ?', [id]);
        const next = job === undefined || isUnreadable(job) ? null : step(job);
        if (next === null) return null;
        for (const file of without) await removeChunks(queries, id, file);
        for (const chunk of chunks) await writeChunk(queries, id, chunk, sealing);
        return write(queries, next);
      }),
    async claim(lease) {
      const unreadable = new Set<string>();
      const claimed = await durable.transaction(async (queries) => {
        const now = clock();
        const asked = {
          sealing,
          now,
          leaseMs: LEASE_MS,
          onUnreadable: (id: string) => void unreadable.add(id),
        };
        const next = await nextClaimable(queries, asked);
        if (next === null) return null;
        const takeovers = next.job.takeovers + Number(next.isAbandoned);
        const running = {
          status: 'RUNNING',
          lease,
          leaseUntil: now + LEASE_MS,
          takeovers,
          expiresAt: null,
        } as const;
        return write(queries, { ...next.job, ...running });
      });
      unreadable.forEach(onUnreadable);
      return claimed;
    },
    remove: (id, account) =>
      durable.transaction(async (queries) => {
        const [job] = await read(queries, 'id = ? AND account = ?', [id, account]);
        if (job !== undefined) await removeJobRow(queries, id);
      }),
    purge: () => durable.transaction((queries) => purgeJobs(queries, clock())),
  };
}
