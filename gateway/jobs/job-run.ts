import type { SignedIn } from '../request/context.ts';
import type { JobFiles } from './job-files.ts';
import type { FileChanges } from './job-store.ts';
import type { JobRecord } from './job.ts';
import type { WorkbookWorker } from './workbook-worker.ts';

/** The fields of a job that a step may change. */
type JobChange = Partial<Omit<JobRecord, 'id' | 'account' | 'lease' | 'leaseUntil' | 'status'>>;

/** A running job as its phases see it: its resources and how to save progress. */
export interface JobRun {
  /** The current state of the job, including saved steps. */
  job(): JobRecord;
  files: JobFiles;
  /** The worker thread of this job, created on first use. */
  worker(): WorkbookWorker;
  /**
   * The session that started the job, as it is now. Throws JobStop when it has ended or has
   * switched to a different post or store.
   */
  signedIn(): Promise<SignedIn>;
  /** Notes which page is being processed, for the message shown if the job stops there. */
  setPage(page: number): void;
  /** Saves a step. Throws JobLost when this process no longer owns the job. */
  save(change: JobChange, files?: FileChanges): Promise<void>;
}

/** The result of a phase. */
export interface PhaseResult {
  status: 'READY' | 'PREVIEWED';
  change: JobChange;
  files?: FileChanges;
}

export type PhaseWork = (run: JobRun) => Promise<PhaseResult>;
