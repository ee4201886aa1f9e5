import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import { rfc3339 } from '../values/calendar.ts';
import type { JobResolvers } from '../generated/resolvers.ts';
import { messageIn } from '../language/messages.ts';
import { downloadPath } from './job-download.ts';
import { isUnderWay } from './job-expiry.ts';
import { stopMessage } from './job-stop.ts';
import type { JobRecord } from './job.ts';

function timeOf(moment: number, context: Context): string {
  return rfc3339(moment, requireSignedIn(context).timeZone);
}

/** Resolvers of the fields of Job. */
export const jobFields = {
  fileName: ({ request }) => request.fileName,
  startedAt: ({ startedAt }, _args, context) => timeOf(startedAt, context),
  endedAt: ({ endedAt }, _args, context) => (endedAt === null ? null : timeOf(endedAt, context)),
  // For a waiting job the column holds the time at which it fails, which is not shown.
  expiresAt: (job, _args, context) =>
    job.expiresAt === null || isUnderWay(job) ? null : timeOf(job.expiresAt, context),
  problem: ({ problem }, _args, { locale }) => {
    if (problem === null) return null;
    const { key, values } = stopMessage(problem);
    return { code: problem.code, page: problem.page, message: messageIn(locale, key, values) };
  },
  downloadUrl: (job) =>
    job.kind === 'EXPORT' && job.status === 'READY' ? downloadPath(job, 'result') : null,
  preview: (job) => job.findings && { job, findings: job.findings },
  outcome: (job) => outcomeOf(job),
} satisfies JobResolvers;

function outcomeOf(job: JobRecord) {
  const { outcome, status } = job;
  if (outcome === null || status !== 'READY') return null;
  const { importedCount, refusedCount, hasReport } = outcome;
  return { importedCount, refusedCount, reportUrl: hasReport ? downloadPath(job, 'report') : null };
}
