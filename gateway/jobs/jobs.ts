import type { Identify } from '../request/context.ts';
import type { Clock } from '../async/clock.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../logging/logger.ts';
import type { Durable } from '../store/durable.ts';
import { createSealing } from '../store/sealing.ts';
import { accountKey } from '../store/session-rows.ts';
import type { SessionRecord, SessionStore } from '../store/session-store.ts';
import { createJobFiles, type JobFiles } from './job-files.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import { createJobStore, type JobStore } from './job-store.ts';
import { createSealedBytes } from './sealed-bytes.ts';
import { createWorkbookWorker, type WorkbookWorker } from './workbook-worker.ts';
import { createUploads, type Uploads } from './imports/uploads.ts';

/** Exports and imports of this process and of all that share its store. */
export interface Jobs {
  store: JobStore;
  files: JobFiles;
  uploads: Uploads;
  queue: JobQueue;
  /** Whose a session's jobs are. */
  accountOf(session: SessionRecord): string;
}

export interface JobsParts {
  config: Pick<Config, 'sessionSecret'>;
  durable: Durable;
  sessions: SessionStore;
  identify: Identify;
  /** A thread for a job; one of this process's own when absent. */
  createWorker?: (() => WorkbookWorker) | undefined;
  clock: Clock;
  logger: Logger;
}

/** What another process has left behind, or this one before it was started again, goes on at once. */
export function createJobs(parts: JobsParts): Jobs {
  const { config, durable, sessions, identify, createWorker = createWorkbookWorker, clock, logger } = parts;
  const sealing = createSealing(config.sessionSecret);
  const sealed = createSealedBytes(config.sessionSecret);
  const store = createJobStore(durable, sealed, clock, (job) =>
    logger.error({ job }, 'a job cannot be unsealed and has failed: SESSION_SECRET was changed'),
  );
  const files = createJobFiles(durable, sealed);
  const uploads = createUploads(durable, sealed, clock);
  const queue = createJobQueue({ store, files, uploads, sessions, identify, createWorker, clock, logger });
  return { store, files, uploads, queue, accountOf: ({ account }) => accountKey(account, sealing) };
}
