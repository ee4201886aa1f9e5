import type { Clock } from '../clock.ts';
import type { Durable, DurableQueries } from '../store/durable.ts';
import { removeChunks, writeChunk, type NewChunk } from './chunks.ts';
import type { JobRecord } from './job.ts';
import { JOB_COLUMNS, jobOf, valuesOf, type JobRow } from './job-rows.ts';
import type { SealedBytes } from './sealed-bytes.ts';

/** Most jobs that are kept of an account, ended ones among them. */
export const MOST_JOBS = 20;
/** How long what has ended is kept. */
export const KEPT_MS = 24 * 3_600_000;
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
  change(id: string, step: (job: JobRecord) => JobRecord | null, written?: Written): Promise<JobRecord | null>;
  /** The next that waits, or that a process has left behind, for whoever holds this lease; one of an account at a time. */
  claim(lease: string): Promise<JobRecord | null>;
  remove(id: string, account: string): Promise<void>;
  /** Takes away what is past its day. */
  purge(): Promise<void>;
}

const FIELDS = JOB_COLUMNS.join(', ');
const INSERT = `INSERT INTO job (${FIELDS}) VALUES (${JOB_COLUMNS.map(() => '?').join(', ')})`;
const UPDATE = `UPDATE job SET ${JOB_COLUMNS.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`;

export function createJobStore(durable: Durable, sealing: SealedBytes, clock: Clock): JobStore {
  const read = async (queries: DurableQueries, where: string, values: readonly (string | number)[]): Promise<JobRecord[]> => {
    const rows = await queries.all<JobRow>(`SELECT ${FIELDS} FROM job WHERE ${where}`, values);
    return rows.map((row) => jobOf(row, sealing)).filter((job) => job !== null);
  };
  const isKept = (job: JobRecord): boolean => job.expiresAt === null || job.expiresAt > clock();

  async function write(queries: DurableQueries, job: JobRecord): Promise<JobRecord> {
    await queries.run(UPDATE, [...valuesOf(job, sealing), job.id]);
    return job;
  }
  async function removeRow(queries: DurableQueries, id: string): Promise<void> {
    await removeChunks(queries, id);
    await queries.run('DELETE FROM job WHERE id = ?', [id]);
  }
  /** The oldest of those that wait for nobody's turn gives way. False when there is none. */
  async function makeRoom(queries: DurableQueries, account: string): Promise<boolean> {
    const kept = await queries.all<{ id: string; expires_at: number | null }>(
      'SELECT id, expires_at FROM job WHERE account = ? ORDER BY expires_at, id',
      [account],
    );
    if (kept.length < MOST_JOBS) return true;
    const oldest = kept.find(({ expires_at: expiresAt }) => expiresAt !== null);
    if (oldest !== undefined) await removeRow(queries, oldest.id);
    return oldest !== undefined;
  }

  return {
    begin: (job) =>
      durable.transaction(async (queries) => {
        const [known] = await read(queries, 'account = ? AND client_key = ?', [job.account, job.clientKey]);
        if (known !== undefined) return known;
        if (!(await makeRoom(queries, job.account))) return null;
        await queries.run(INSERT, valuesOf(job, sealing));
        await queries.run('DELETE FROM job_upload WHERE id = ?', [job.id]);
        return job;
      }),
    async begun(account, clientKey) {
      const [job] = await read(durable, 'account = ? AND client_key = ?', [account, clientKey]);
      return job ?? null;
    },
    async find(id, account) {
      const [job] = await read(durable, 'id = ? AND account = ?', [id, account]);
      return job !== undefined && isKept(job) ? job : null;
    },
    async ofAccount(account) {
      return (await read(durable, 'account = ? ORDER BY started_at DESC, id', [account])).filter(isKept);
    },
    change: (id, step, { chunks = [], without = [] } = {}) =>
      durable.transaction(async (queries) => {
        const [job] = await read(queries, 'id = ?', [id]);
        const next = job === undefined ? null : step(job);
        if (next === null) return null;
        for (const file of without) await removeChunks(queries, id, file);
        for (const chunk of chunks) await writeChunk(queries, id, chunk, sealing);
        return write(queries, next);
      }),
    claim: (lease) =>
      durable.transaction(async (queries) => {
        const now = clock();
        const [left] = await read(queries, "status = 'RUNNING' AND lease_until <= ? ORDER BY started_at, id LIMIT 1", [now]);
        const [waiting] = await read(
          queries,
          `status = 'WAITING' AND account NOT IN (SELECT account FROM job WHERE status = 'RUNNING') ORDER BY started_at, id LIMIT 1`,
          [],
        );
        const job = left ?? waiting;
        if (job === undefined) return null;
        const takeovers = job === left ? job.takeovers + 1 : job.takeovers;
        return write(queries, { ...job, status: 'RUNNING', lease, leaseUntil: now + LEASE_MS, takeovers });
      }),
    remove: (id, account) =>
      durable.transaction(async (queries) => {
        const [job] = await read(queries, 'id = ? AND account = ?', [id, account]);
        if (job !== undefined) await removeRow(queries, id);
      }),
    purge: () =>
      durable.transaction(async (queries) => {
        const old = await queries.all<{ id: string }>('SELECT id FROM job WHERE expires_at <= ?', [clock()]);
        for (const { id } of old) await removeRow(queries, id);
      }),
  };
}
