import type { Resolvers } from '../generated/resolvers.ts';
import { jobFields } from './job-fields.ts';
import { findJob, listJobs } from './find-jobs.ts';
import { importPreviewFields } from './imports/preview-fields.ts';
import { startExport, startImport } from './start-jobs.ts';
import { cancelJob, confirmImport, removeJob, resumeJob } from './job-actions.ts';

/** Exports and imports. Their files are served by http/job-files.ts. */
export const jobResolvers = {
  Mutation: {
    exportStart: (_root, { input }, context) => startExport(input, context),
    importStart: (_root, { input }, context) => startImport(input, context),
    importConfirm: (_root, { input }, context) => confirmImport(input, context),
    jobCancel: (_root, { input }, context) => cancelJob(input.id, context),
    jobResume: (_root, { input }, context) => resumeJob(input.id, context),
    jobRemove: (_root, { input }, context) => removeJob(input.id, context),
  },
  Viewer: {
    jobs: (_viewer, _args, context) => listJobs(context),
    job: (_viewer, { id }, context) => findJob(id, context),
  },
  Job: jobFields,
  ImportPreview: importPreviewFields,
} satisfies Resolvers;
