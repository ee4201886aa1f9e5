import { scopeOf } from '../request/account.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import type { ImportConfirmInput } from '../generated/resolvers.ts';
import type { Refusal } from '../errors/user-error.ts';
import { isUnderWay, JOB_RETENTION_MS, waitingSince } from './job-expiry.ts';
import type { JobRecord } from './job.ts';
import { jobPayload, refusedPayload, type JobPayload } from './job-payload.ts';
import { MAX_ALL_OR_NOTHING_ROWS } from './imports/import-file-rows.ts';

const GONE: Refusal = { field: 'id', code: 'NOT_FOUND', message: 'jobGone' };
const NOT_READY: Refusal = { field: 'id', code: 'CONFLICT', message: 'jobNotReady' };
const ALL_FILES = ['result', 'report', 'source', 'rows', 'refused', 'wrong', 'errors'];

/** Imports the rows of a preview: only the valid ones, or all of them if none is invalid. */
export async function confirmImport(
  { id, onlyGood }: ImportConfirmInput,
  context: Context,
): Promise<JobPayload> {
  const phase = onlyGood ? 'TAKE_GOOD' : 'TAKE_ALL';
  const known = await find(id, context);
  if (known === null) return refusedPayload(GONE, context);
  // Already confirmed, by a double click or in another window.
  if (known.phase === phase) return jobPayload(known, context);
  const refusal = known.status === 'PREVIEWED' ? confirmRefusal(known, onlyGood) : NOT_READY;
  if (refusal !== null) return refusedPayload(refusal, context);
  const { doneCount, outcome } = { doneCount: 0, outcome: null };
  const confirmed = await changeJob(id, context, (job) =>
    job.status === 'PREVIEWED'
      ? { ...waitingAgain(job, context), phase, doneCount, outcome }
      : null,
  );
  if (confirmed.job !== null)
    context.logSecurity('import', { job: id, module: confirmed.job.moduleCode });
  return confirmed;
}

function confirmRefusal({ findings }: JobRecord, onlyGood: boolean): Refusal | null {
  const { totalCount = 0, goodCount = 0, badCount = 0 } = findings ?? {};
  if (goodCount === 0) return { code: 'INVALID', message: 'noGoodRows' };
  if (onlyGood) return null;
  if (badCount > 0)
    return {
      field: 'onlyGood',
      code: 'INVALID',
      message: 'badRowsLeft',
      values: { count: badCount },
    };
  return totalCount > MAX_ALL_OR_NOTHING_ROWS
    ? {
        field: 'onlyGood',
        code: 'TOO_MANY',
        message: 'tooManyForAll',
        values: { limit: MAX_ALL_OR_NOTHING_ROWS },
      }
    : null;
}

/** Cancels a job and deletes its files. Rows that were already imported stay imported. */
export async function cancelJob(id: string, context: Context): Promise<JobPayload> {
  const known = await find(id, context);
  if (known === null) return refusedPayload(GONE, context);
  if (known.status === 'READY' || known.status === 'CANCELLED') return jobPayload(known, context);
  const now = context.clock();
  const outcome = await changeJob(
    id,
    context,
    (job) =>
      job.status === 'READY'
        ? null
        : {
            ...job,
            ...{
              status: 'CANCELLED',
              lease: null,
              leaseUntil: 0,
              endedAt: now,
              expiresAt: now + JOB_RETENTION_MS,
            },
            ...{ problem: null, isResumable: false, findings: null },
          },
    ALL_FILES,
  );
  context.jobs.queue.stop(id);
  return outcome;
}

/**
 * Resumes a failed job with the current session, which may be a newer sign-in. Its post and store
 * must be those in which the job was started.
 */
export async function resumeJob(id: string, context: Context): Promise<JobPayload> {
  const known = await find(id, context);
  if (known === null) return refusedPayload(GONE, context);
  if (isUnderWay(known)) return jobPayload(known, context);
  if (known.scope !== scopeOf(requireSignedIn(context).account))
    return refusedPayload(
      { field: 'id', code: 'NOT_PERMITTED', message: 'jobScopeChanged' },
      context,
    );
  return changeJob(id, context, (job) =>
    job.status === 'FAILED' && job.isResumable ? waitingAgain(job, context) : null,
  );
}

/** Removes a job that is not under way. Succeeds too if it no longer exists. */
export async function removeJob(id: string, context: Context): Promise<JobPayload> {
  const known = await find(id, context);
  if (known !== null && isUnderWay(known)) return refusedPayload(NOT_READY, context);
  if (known !== null) await context.jobs.store.remove(id, known.account);
  return jobPayload(null, context);
}

function waitingAgain(job: JobRecord, context: Context): JobRecord {
  const { session } = requireSignedIn(context);
  return {
    ...job,
    ...waitingSince(context.clock()),
    ...{
      sessionId: session.id,
      home: context.sessions.home,
      takeovers: 0,
      problem: null,
      isResumable: false,
      endedAt: null,
    },
  };
}

function find(id: string, context: Context): Promise<JobRecord | null> {
  const { jobs } = context;
  return jobs.store.find(id, jobs.accountOf(requireSignedIn(context).session));
}

async function changeJob(
  id: string,
  context: Context,
  step: (job: JobRecord) => JobRecord | null,
  removed: readonly string[] = [],
): Promise<JobPayload> {
  const job = await context.jobs.store.change(id, step, { removed });
  if (job === null) return refusedPayload(NOT_READY, context);
  context.jobs.queue.wake();
  return jobPayload(job, context);
}
