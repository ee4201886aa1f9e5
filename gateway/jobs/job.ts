import type {
  JobKind,
  JobProblemCode,
  JobStatus,
  ListFilterInput,
  ListOrderInput,
} from '../generated/resolvers.ts';
import type { Locale, MessageKey } from '../language/messages.ts';

/** A column of the file with its head in the user's language. */
export interface TitledName {
  name: string;
  title: string;
}

/** What a code is called. */
export interface CodeLabel {
  value: string;
  label: string;
}

/** A column with its head, and what its codes are called where the user reads them otherwise than the services call them. */
export interface WordedColumn extends TitledName {
  labels?: readonly CodeLabel[] | null | undefined;
}

/** What somebody has asked for. It never changes and lies sealed. */
export interface JobRequest {
  fileName: string;
  columns: readonly WordedColumn[];
  filter: ListFilterInput | null;
  orderBy: readonly ListOrderInput[];
  /** What is told in the files that are made. */
  locale: Locale;
}

/** Why a job stopped, without its words: they are found when it is told. */
export interface StoppedBy {
  code: JobProblemCode;
  page: number | null;
  /** Words of its own, where those of the code do not say enough. */
  message?: MessageKey;
  values?: Readonly<Record<string, string | number>>;
}

/** Why a cell is not good, in the words of the language in which the import was begun; null for the whole row. */
export interface CellProblem {
  column: string | null;
  message: string;
}

/** A row of an imported file. */
export interface ReadRow {
  /** As a spreadsheet counts lines. */
  number: number;
  values: Readonly<Record<string, string | null>>;
  problems: readonly CellProblem[];
}

/** What was found in an imported file. */
export interface Findings {
  totalCount: number;
  goodCount: number;
  badCount: number;
  rows: readonly ReadRow[];
  columns: readonly string[];
  unknownHeads: readonly string[];
  missingColumns: readonly string[];
  /** There is a workbook of the rows that are wrong. */
  hasReport?: boolean;
}

/** What was found in the file of a job. */
export interface PreviewModel {
  job: JobRecord;
  findings: Findings;
}

export interface Outcome {
  importedCount: number;
  refusedCount: number;
  hasReport: boolean;
}

/** What is to be done next: write the file; read the file; take its rows in, all or the good ones. */
export type JobPhase = 'WRITE' | 'READ' | 'TAKE_ALL' | 'TAKE_GOOD';

/** A job as the store keeps it. Times are epoch milliseconds. */
export interface JobRecord {
  id: string;
  /** Whose it is, as a fingerprint. */
  account: string;
  clientKey: string;
  kind: JobKind;
  moduleCode: string;
  status: JobStatus;
  phase: JobPhase;
  /** The session in whose name the services are asked. */
  sessionId: string;
  /** Post and store in which it was begun. */
  scope: string;
  request: JobRequest;
  totalCount: number | null;
  doneCount: number;
  isCapped: boolean;
  startedAt: number;
  endedAt: number | null;
  expiresAt: number | null;
  problem: StoppedBy | null;
  isResumable: boolean;
  findings: Findings | null;
  outcome: Outcome | null;
  lease: string | null;
  leaseUntil: number;
  takeovers: number;
}
