import { scopeOf } from '../request/account.ts';
import type { Clock } from '../async/clock.ts';
import { StoreUnavailable } from '../errors/store-unavailable.ts';
import type { Identify, SignedIn } from '../request/context.ts';
import type { Logger } from '../logging/logger.ts';
import type { SessionStore } from '../store/session-store.ts';
import { backgroundLane } from '../upstream/call-lanes.ts';
import type { JobFiles } from './job-files.ts';
import type { JobRun, PhaseResult, PhaseWork } from './job-run.ts';
import { isResumable, JobLostError, JobStoppedError, stopReasonOf } from './job-stop.ts';
import { JOB_RETENTION_MS, waitingSince } from './job-expiry.ts';
import { LEASE_MS, type JobStore, type FileChanges } from './job-store.ts';
import type { JobPhase, JobRecord, StopReason } from './job.ts';
import { readImportFile } from './imports/read-import-file.ts';
import { importAllRows, importValidRows } from './imports/import-file-rows.ts';
import type { WorkbookWorker } from './workbook-worker.ts';
import { writeExport } from './exports/write-export.ts';
import { writeListText } from './exports/write-list-text.ts';
import { writeSales } from './exports/write-sales.ts';

export interface JobRunnerParts {
  store: JobStore;
  files: JobFiles;
  sessions: SessionStore;
  identify: Identify;
  /** Creates the worker thread of a job. */
  createWorker: () => WorkbookWorker;
  clock: Clock;
  logger: Logger;
}

const PHASES: Readonly<Record<JobPhase, PhaseWork>> = {
  WRITE: writeExport,
  WRITE_TEXT: writeListText,
  WRITE_SALES: writeSales,
  READ: readImportFile,
  TAKE_GOOD: importValidRows,
  TAKE_ALL: importAllRows,
};

/**
 * Pages exported per retail client. A client remembers its calls, so it is replaced after this many
 * pages to free memory; the session is re-read at the same time.
 */
const CALLS_PER_CLIENT = 5;
/** A job whose process crashed this often is not retried automatically; its owner can resume it. */
const MAX_TAKEOVERS = 3;

/**
 * Runs the current phase of a claimed job and stores its result or failure. If the signal is
 * aborted, the job goes back to the waiting ones.
 */
export async function runJob(
  claimed: JobRecord,
  parts: JobRunnerParts,
  signal: AbortSignal,
): Promise<void> {
  const { store, files, clock } = parts;
  let job = claimed;
  let page: number | null = null;
  let thread: WorkbookWorker | null = null;

  async function change(next: Partial<JobRecord>, fileChanges?: FileChanges): Promise<void> {
    const isOurs = (now: JobRecord) => now.status === 'RUNNING' && now.lease === claimed.lease;
    const changed = await store.change(
      job.id,
      (now) => (isOurs(now) ? { ...now, ...next } : null),
      fileChanges,
    );
    if (changed === null) throw new JobLostError();
    job = changed;
  }
  const run: JobRun = {
    job: () => job,
    files,
    worker() {
      if (signal.aborted) throw new JobLostError();
      return (thread ??= parts.createWorker());
    },
    signedIn: createSignedInReader(parts, claimed, signal),
    setPage: (number) => void (page = number),
    save: (next, fileChanges) =>
      change({ ...next, leaseUntil: clock() + LEASE_MS, takeovers: 0 }, fileChanges),
  };

  try {
    if (job.takeovers > MAX_TAKEOVERS) throw new JobStoppedError('INTERNAL');
    const result = await untilAborted(PHASES[job.phase](run), signal);
    const ended = endedFields(result.status, clock());
    await change({ ...result.change, ...ended, problem: null, isResumable: false }, result.files);
  } catch (error) {
    await saveFailure(error).catch((lost: unknown) => {
      if (!(lost instanceof JobLostError)) throw lost;
    });
  } finally {
    await (thread as WorkbookWorker | null)?.close();
  }

  async function saveFailure(error: unknown): Promise<void> {
    if (signal.aborted) return change(waitingSince(clock()));
    if (error instanceof JobLostError) return;
    // The lease ends, and a process that can use the store continues from the last saved step.
    if (error instanceof StoreUnavailable) return;
    const problem = stopReasonOf(error, page) ?? logUnexpected(error);
    const failed = { ...endedFields('FAILED', clock()), problem };
    // Nobody can have the part of a file that is never continued, and it may be large.
    if (isResumable(problem)) await change({ ...failed, isResumable: true });
    else await change({ ...failed, isResumable: false }, { removed: ['result'] });
  }

  function logUnexpected(error: unknown): StopReason {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parts.logger.error({ job: job.id, phase: job.phase, stack }, 'a job failed');
    return { code: 'INTERNAL', page };
  }
}

/**
 * The fields of a job that has ended. A preview is kept for the same time while it waits for
 * confirmation.
 */
function endedFields(status: PhaseResult['status'] | 'FAILED', now: number): Partial<JobRecord> {
  return {
    status,
    lease: null,
    leaseUntil: 0,
    endedAt: status === 'PREVIEWED' ? null : now,
    expiresAt: now + JOB_RETENTION_MS,
  };
}

/**
 * Returns a function that identifies the job's account to the services. It re-reads the session
 * every few calls, so that a sign-out or a switch of post is noticed.
 */
function createSignedInReader(
  { sessions, identify }: JobRunnerParts,
  { id, sessionId, scope }: JobRecord,
  signal: AbortSignal,
): JobRun['signedIn'] {
  let current: SignedIn | null = null;
  let calls = 0;
  return async function signedIn() {
    calls += 1;
    if (current !== null && calls % CALLS_PER_CLIENT !== 0) return current;
    const session = await sessions.read(sessionId);
    if (session === null) throw new JobStoppedError('SIGNED_OUT');
    current = identify(session, `job-${id}`, {
      signal,
      isBackground: true,
      lane: backgroundLane(`job ${id}`),
    });
    if (scopeOf(current.account) !== scope) throw new JobStoppedError('SCOPE_CHANGED');
    return current;
  };
}

/**
 * Rejects with JobLost on abort even if the work does not, because work in a worker thread cannot
 * be aborted.
 */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(new JobLostError());
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
