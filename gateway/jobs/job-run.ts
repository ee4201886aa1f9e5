import type { SignedIn } from '../request/context.ts';
import type { NewChunk } from './chunks.ts';
import type { JobFiles } from './job-files.ts';
import type { JobRecord } from './job.ts';
import type { WorkbookWorker } from './workbook-worker.ts';

/** What becomes of a job by a step of it. */
type JobChange = Partial<Omit<JobRecord, 'id' | 'account' | 'lease' | 'leaseUntil' | 'status'>>;

/** A job while it is done: what it may use, and how it tells how far it is. */
export interface JobRun {
  /** As it is by now. */
  job(): JobRecord;
  files: JobFiles;
  /** The thread of this job; begun when it is first asked. */
  worker(): WorkbookWorker;
  /** Who asks the services: the session that began the job, as it is now. Throws JobStop when it has ended or works elsewhere. */
  signedIn(): Promise<SignedIn>;
  /** Page of the services that is being done, for whoever is told where it stopped. */
  atPage(page: number): void;
  /** Keeps a step. Throws JobLost when the job is not ours any more. */
  keep(
    change: JobChange,
    written?: { chunks?: readonly NewChunk[]; without?: readonly string[] },
  ): Promise<void>;
}

/** What a phase ends in. */
export interface PhaseEnd {
  status: 'READY' | 'PREVIEWED';
  change: JobChange;
  written?: { chunks?: readonly NewChunk[]; without?: readonly string[] };
}

export type PhaseWork = (run: JobRun) => Promise<PhaseEnd>;
