import type { Clock } from '../async/clock.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../logging/logger.ts';
import type { Identify } from '../request/context.ts';
import type { Durable } from '../store/durable.ts';
import { createSealing } from '../sealed/sealing.ts';
import { accountKey, accountKeys } from '../store/session-rows.ts';
import type { SessionStore } from '../store/session-store.ts';
import { createUploads } from './imports/uploads.ts';
import { createJobFiles } from './job-files.ts';
import { createJobQueue } from './job-queue.ts';
import { createJobStore } from './job-store.ts';
import type { Jobs } from './jobs.ts';
import { createSealedBytes } from '../sealed/sealed-bytes.ts';
import { createWorkbookWorker, type WorkbookWorker } from './workbook-worker.ts';

export interface JobsParts {
  config: Pick<Config, 'sessionSecret' | 'formerSecrets'>;
  durable: Durable;
  sessions: SessionStore;
  identify: Identify;
  /** Creates the worker thread of a job; by default one of this process. */
  createWorker?: (() => WorkbookWorker) | undefined;
  clock: Clock;
  logger: Logger;
}

const LOOK_EVERY_MS = 20_000;

/**
 * Creates the job subsystem and starts its queue. Jobs abandoned by another process, or by this one
 * before a restart, are continued immediately.
 */
export function createJobs(parts: JobsParts): Jobs {
  const {
    config,
    durable,
    sessions,
    identify,
    createWorker = createWorkbookWorker,
    clock,
    logger,
  } = parts;
  const sealing = createSealing(config.sessionSecret, config.formerSecrets);
  const sealed = createSealedBytes(config.sessionSecret, config.formerSecrets);
  const store = createJobStore(durable, sealed, clock, (job) =>
    logger.error({ job }, 'a job cannot be unsealed and has failed: SESSION_SECRET was changed'),
  );
  const files = createJobFiles(durable, sealed);
  const uploads = createUploads(durable, sealed, clock);
  const queue = createJobQueue({
    store,
    files,
    uploads,
    sessions,
    identify,
    createWorker,
    clock,
    logger,
    // Only a shared store can hold jobs that another process has left.
    lookEveryMs: durable.dialect === 'postgres' ? LOOK_EVERY_MS : null,
  });
  return {
    store,
    files,
    uploads,
    queue,
    accountOf: ({ account }) => accountKey(account, sealing),
    formerAccountsOf: ({ account }) => accountKeys(account, sealing).slice(1),
  };
}
