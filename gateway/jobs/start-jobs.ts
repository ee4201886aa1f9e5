import { nullIfNotPermitted } from '../errors/refusals.ts';
import { randomUUID } from 'node:crypto';
import { scopeOf } from '../request/account.ts';
import { keyRefusal } from '../request/client-key.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { ExportStartInput, ImportStartInput } from '../generated/resolvers.ts';
import type { ListModuleModel } from '../module-model/list-module.ts';
import type { Refusal } from '../errors/user-error.ts';
import { columnsRefusal, fileNameRefusal, firstRefusal } from './job-checks.ts';
import { fileKindOf } from './job-download.ts';
import { waitingSince } from './job-expiry.ts';
import { MAX_JOBS } from './job-store.ts';
import type { JobPhase, JobRecord, JobRequest, LabeledColumn } from './job.ts';
import { jobPayload, refusedPayload, type JobPayload } from './job-payload.ts';
import { MAX_EXPORT_ROWS } from './exports/list-pages.ts';

const FORBIDDEN: Refusal = { field: 'moduleCode', code: 'NOT_PERMITTED', message: 'forbidden' };

/**
 * Starts an export. It first searches for a single row: this refuses invalid filters immediately
 * and gives the total count for the cap.
 */
export async function startExport(input: ExportStartInput, context: Context): Promise<JobPayload> {
  const signedIn = requireSignedIn(context);
  const known = await findStarted(input.key, context, signedIn);
  if (known !== null) return jobPayload(known, context);
  const module = await signedIn.loaders.listModules
    .load(input.moduleCode)
    .catch(nullIfNotPermitted);
  const refusal = firstRefusal(
    keyRefusal(input.key),
    module?.operations.has('EXPORT') === true ? null : FORBIDDEN,
    columnsRefusal(input.columns, module),
    fileNameRefusal(input.fileName, fileKindOf(input).extension),
  );
  if (refusal !== null || module === null) return refusedPayload(refusal ?? FORBIDDEN, context);
  const { filter = null, orderBy = [], columns, fileName, format = 'XLSX' } = input;
  const total = await countRows(signedIn, module, { filter, orderBy });
  if (typeof total !== 'number') return refusedPayload(total, context);
  const request = {
    fileName,
    columns: plainColumns(columns),
    filter,
    orderBy,
    locale: context.locale,
    format,
  };
  const phase = format === 'XLSX' ? 'WRITE' : 'WRITE_TEXT';
  const counts = {
    totalCount: Math.min(total, MAX_EXPORT_ROWS),
    isCapped: total > MAX_EXPORT_ROWS,
  };
  return startJob({ ...newJob(signedIn, context, input, phase, request), ...counts }, context);
}

async function countRows(
  { loaders }: SignedIn,
  module: ListModuleModel,
  { filter, orderBy }: Pick<JobRequest, 'filter' | 'orderBy'>,
): Promise<number | Refusal> {
  try {
    return (await loaders.listPage(module, { filter, orderBy, page: 1, pageSize: 1 })).totalCount;
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'BAD_USER_INPUT')
      return { field: 'filter', code: 'INVALID', message: 'badUserInput' };
    throw error;
  }
}

export async function startImport(input: ImportStartInput, context: Context): Promise<JobPayload> {
  const signedIn = requireSignedIn(context);
  const known = await findStarted(input.key, context, signedIn);
  if (known !== null) return jobPayload(known, context);
  const module = await signedIn.loaders.listModules
    .load(input.moduleCode)
    .catch(nullIfNotPermitted);
  const { jobs } = context;
  const name = await jobs.uploads.nameOf(input.file, jobs.accountOf(signedIn.session));
  const refusal = firstRefusal(
    keyRefusal(input.key),
    module?.operations.has('IMPORT') === true ? null : FORBIDDEN,
    columnsRefusal(input.columns, module),
    name === null && { field: 'file', code: 'INVALID', message: 'unknownImportFile' },
  );
  if (refusal !== null || name === null) return refusedPayload(refusal ?? FORBIDDEN, context);
  const request = {
    fileName: name,
    columns: plainColumns(input.columns),
    filter: null,
    orderBy: [],
    locale: context.locale,
  };
  return startJob(
    { ...newJob(signedIn, context, input, 'READ', request), id: input.file },
    context,
  );
}

const plainColumns = (columns: ExportStartInput['columns']): LabeledColumn[] =>
  columns.map(({ name, title, labels }) => ({
    ...{ name, title: title.trim() },
    ...(labels && { labels: labels.map(({ value, label }) => ({ value, label })) }),
  }));

/** The job that was already started with a key. */
export async function findStarted(
  key: string,
  { jobs }: Context,
  { session }: SignedIn,
): Promise<JobRecord | null> {
  return keyRefusal(key) === null ? jobs.store.findByKey(jobs.accountOf(session), key) : null;
}

/** A job that waits to be run. */
export function newJob(
  { session, account }: SignedIn,
  { jobs, clock, sessions }: Context,
  { key, moduleCode }: { key: string; moduleCode: string },
  phase: JobPhase,
  request: JobRequest,
): JobRecord {
  return {
    id: randomUUID(),
    account: jobs.accountOf(session),
    clientKey: key,
    kind: phase.startsWith('WRITE') ? 'EXPORT' : 'IMPORT',
    moduleCode,
    phase,
    sessionId: session.id,
    home: sessions.home,
    scope: scopeOf(account),
    request,
    ...{ totalCount: null, doneCount: 0, isCapped: false, startedAt: clock(), endedAt: null },
    ...{ problem: null, isResumable: false, findings: null, outcome: null, takeovers: 0 },
    ...waitingSince(clock()),
  };
}

/** Stores a job and wakes the queue. */
export async function startJob(job: JobRecord, context: Context): Promise<JobPayload> {
  const { jobs } = context;
  const stored = await jobs.store.create(job);
  if (stored === null)
    return refusedPayload(
      { code: 'TOO_MANY', message: 'tooManyJobs', values: { limit: MAX_JOBS } },
      context,
    );
  if (stored.id === job.id && job.kind === 'EXPORT')
    context.logSecurity('export', { job: job.id, module: job.moduleCode });
  jobs.queue.wake();
  return jobPayload(stored, context);
}
