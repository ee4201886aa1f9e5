import type { SessionRecord } from '../store/session-store.ts';
import type { Uploads } from './imports/uploads.ts';
import type { JobFiles } from './job-files.ts';
import type { JobStore } from './job-store.ts';

/** Exports and imports of this process and of all that share its store. */
export interface Jobs {
  store: JobStore;
  files: JobFiles;
  uploads: Uploads;
  queue: JobQueue;
  /** Whose a session's jobs are. */
  accountOf(session: SessionRecord): string;
}

/** Does jobs in this process, a few at once over all accounts. Whoever puts one into the store says so. */
export interface JobQueue {
  /** Looks for what waits, and for what another process has left behind. */
  look(): void;
  /** The account has called it off: what is under way for it ends. */
  stop(jobId: string): void;
  /** Resolves when nothing is under way and nothing waits. */
  idle(): Promise<void>;
  /** Puts back what is under way, for whoever comes next. */
  close(): Promise<void>;
}
