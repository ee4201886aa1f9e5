import { scopeOf } from '../request/account.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import type { ImportConfirmInput } from '../generated/resolvers.ts';
import type { Refusal } from '../errors/user-error.ts';
import { isUnderWay, KEPT_MS, waitingSince } from './job-expiry.ts';
import type { JobRecord } from './job.ts';
import { payloadOf, refusedJob, type JobOutcome } from './outcome.ts';
import { MOST_AT_ONCE } from './imports/taking-import.ts';

const GONE: Refusal = { field: 'id', code: 'NOT_FOUND', message: 'jobGone' };
const NOT_READY: Refusal = { field: 'id', code: 'CONFLICT', message: 'jobNotReady' };
const ALL_FILES = ['result', 'report', 'source', 'rows', 'refused', 'wrong', 'errors'];

/** Imports the rows of a preview: only the valid ones, or all of them if none is invalid. */
export async function confirmImport(
  { id, onlyGood }: ImportConfirmInput,
  context: Context,
): Promise<JobOutcome> {
  const phase = onlyGood ? 'TAKE_GOOD' : 'TAKE_ALL';
  const known = await find(id, context);
  if (known === null) return refusedJob(GONE, context);
  // Already confirmed, by a double click or in another window.
  if (known.phase === phase) return payloadOf(known, context);
  const refusal = known.status === 'PREVIEWED' ? confirmRefusal(known, onlyGood) : NOT_READY;
  if (refusal !== null) return refusedJob(refusal, context);
  const { doneCount, outcome } = { doneCount: 0, outcome: null };
  const confirmed = await steer(id, context, (job) =>
    job.status === 'PREVIEWED' ? { ...waiting(job, context), phase, doneCount, outcome } : null,
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
  return totalCount > MOST_AT_ONCE
    ? {
        field: 'onlyGood',
        code: 'TOO_MANY',
        message: 'tooManyForAll',
        values: { limit: MOST_AT_ONCE },
      }
    : null;
}

/** Cancels a job and deletes its files. Rows that were already imported stay imported. */
export async function cancelJob(id: string, context: Context): Promise<JobOutcome> {
  const known = await find(id, context);
  if (known === null) return refusedJob(GONE, context);
  if (known.status === 'READY' || known.status === 'CANCELLED') return payloadOf(known, context);
  const now = context.clock();
  const outcome = await steer(
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
              expiresAt: now + KEPT_MS,
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
export async function resumeJob(id: string, context: Context): Promise<JobOutcome> {
  const known = await find(id, context);
  if (known === null) return refusedJob(GONE, context);
  if (isUnderWay(known)) return payloadOf(known, context);
  if (known.scope !== scopeOf(requireSignedIn(context).account))
    return refusedJob({ field: 'id', code: 'NOT_PERMITTED', message: 'jobScopeChanged' }, context);
  return steer(id, context, (job) =>
    job.status === 'FAILED' && job.isResumable ? waiting(job, context) : null,
  );
}

/** Removes a job that is not under way. Succeeds too if it no longer exists. */
export async function removeJob(id: string, context: Context): Promise<JobOutcome> {
  const known = await find(id, context);
  if (known !== null && isUnderWay(known)) return refusedJob(NOT_READY, context);
  if (known !== null) await context.jobs.store.remove(id, known.account);
  return payloadOf(null, context);
}

function waiting(job: JobRecord, context: Context): JobRecord {
  const { session } = requireSignedIn(context);
  return {
    ...job,
    ...waitingSince(context.clock()),
    ...{ sessionId: session.id, takeovers: 0, problem: null, isResumable: false, endedAt: null },
  };
}

function find(id: string, context: Context): Promise<JobRecord | null> {
  const { jobs } = context;
  return jobs.store.find(id, jobs.accountOf(requireSignedIn(context).session));
}

async function steer(
  id: string,
  context: Context,
  step: (job: JobRecord) => JobRecord | null,
  without: readonly string[] = [],
): Promise<JobOutcome> {
  const job = await context.jobs.store.change(id, step, { without });
  if (job === null) return refusedJob(NOT_READY, context);
  context.jobs.queue.look();
  return payloadOf(job, context);
}
