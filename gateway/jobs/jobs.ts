import type { SessionRecord } from '../store/session-store.ts';
import type { Uploads } from './imports/uploads.ts';
import type { JobFiles } from './job-files.ts';
import type { JobStore } from './job-store.ts';

/** Exports and imports of this process and of all processes that share its store. */
export interface Jobs {
  store: JobStore;
  files: JobFiles;
  uploads: Uploads;
  queue: JobQueue;
  /** Fingerprint of the account that owns the jobs of a session. */
  accountOf(session: SessionRecord): string;
  /** Its fingerprints under former secrets. */
  formerAccountsOf(session: SessionRecord): string[];
}

/**
 * Runs jobs in this process, with a concurrency limit over all accounts. Call `look` after storing
 * a job.
 */
export interface JobQueue {
  /** Looks for waiting and abandoned jobs and runs them. */
  wake(): void;
  /** Aborts a running job that its owner has canceled. */
  stop(jobId: string): void;
  /** Resolves when no job is running or waiting. */
  idle(): Promise<void>;
  /** Aborts running jobs and returns them to the waiting ones, for the next process. */
  close(): Promise<void>;
}
