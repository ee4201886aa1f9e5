import type { Resolvers } from '../generated/resolvers.ts';
import type { Context } from '../request/context.ts';
import { listIdentity, pagesOf, readConnection } from '../request/connection.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import { localNodeId } from '../request/node-ids.ts';
import { jobFields } from './job-fields.ts';
import { findJob, listJobs } from './find-jobs.ts';
import { importPreviewFields } from './imports/preview-fields.ts';
import { startExport, startImport } from './start-jobs.ts';
import { startSalesExport } from './start-sales-export.ts';
import { cancelJob, confirmImport, removeJob, resumeJob } from './job-actions.ts';

/** Exports and imports. Their files are served by http/job-files.ts. */
export const jobResolvers = {
  Mutation: {
    exportStart: (_root, { input }, context) => startExport(input, context),
    salesExportStart: (_root, { input }, context) => startSalesExport(input, context),
    importStart: (_root, { input }, context) => startImport(input, context),
    importConfirm: (_root, { input }, context) =>
      confirmImport({ ...input, id: jobId(input, context) }, context),
    jobCancel: (_root, { input }, context) => cancelJob(jobId(input, context), context),
    jobResume: (_root, { input }, context) => resumeJob(jobId(input, context), context),
    jobRemove: (_root, { input }, context) => removeJob(jobId(input, context), context),
  },
  Viewer: {
    jobs: (_viewer, _args, context) => listJobs(context),
    jobConnection: async (_viewer, bounds, context) => {
      const identity = listIdentity('jobs', {}, requireSignedIn(context));
      return readConnection(bounds, identity, pagesOf(await listJobs(context)));
    },
    job: (_viewer, args, context) => findJob(jobId(args, context), context),
  },
  Job: {
    ...jobFields,
    __resolveReference: ({ id }, context) => findJob(id, context),
  },
  ImportPreview: importPreviewFields,
} satisfies Resolvers;

/** The id that the store knows; one that no job has when the client's id is not the caller's. */
function jobId({ id }: { id: string }, context: Context): string {
  return localNodeId('Job', id, context) ?? '';
}
