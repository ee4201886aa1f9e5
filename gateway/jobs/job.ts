import type {
  ExportStartInput,
  JobKind,
  JobProblemCode,
  JobStatus,
  ListFilterInput,
  ListOrderInput,
  SalesExportStartInput,
} from '../generated/resolvers.ts';
import type { Locale, MessageKey } from '../language/messages.ts';

/** A column of a file and its header text in the user's language. */
export interface TitledName {
  name: string;
  title: string;
}

/** A code and its label. */
export interface CodeLabel {
  value: string;
  label: string;
}

/**
 * A column with its header and, where the user's language differs from the services' texts, the
 * labels of its codes.
 */
export interface LabeledColumn extends TitledName {
  labels?: readonly CodeLabel[] | null | undefined;
}

/** What the user requested. It never changes and is stored encrypted. */
export interface JobRequest {
  fileName: string;
  columns: readonly LabeledColumn[];
  filter: ListFilterInput | null;
  orderBy: readonly ListOrderInput[];
  /** Language of the texts in the generated files. */
  locale: Locale;
  /** Format of an exported list; XLSX if left out. */
  format?: ExportStartInput['format'];
  /** The query of an export of sales. */
  sales?: Omit<SalesExportStartInput, 'key' | 'fileName'>;
}

/** Why a job stopped. The text is looked up by code when it is shown. */
export interface StopReason {
  code: JobProblemCode;
  page: number | null;
  /** A more specific message than that of the code. */
  message?: MessageKey;
  values?: Readonly<Record<string, string | number>>;
}

/**
 * Why a cell is invalid, in the language in which the import was started. `column` is null for a
 * problem of the whole row.
 */
export interface CellProblem {
  column: string | null;
  message: string;
}

/** A parsed row of an imported file. */
export interface ReadRow {
  /** Line number as shown in a spreadsheet. */
  number: number;
  values: Readonly<Record<string, string | null>>;
  problems: readonly CellProblem[];
}

/** The result of reading an imported file. */
export interface ImportFindings {
  totalCount: number;
  goodCount: number;
  badCount: number;
  rows: readonly ReadRow[];
  columns: readonly string[];
  unknownHeads: readonly string[];
  missingColumns: readonly string[];
  /** A workbook of the invalid rows is available. */
  hasReport?: boolean;
}

/** A job with the result of reading its file. */
export interface PreviewModel {
  job: JobRecord;
  findings: ImportFindings;
}

export interface Outcome {
  importedCount: number;
  refusedCount: number;
  hasReport: boolean;
}

/**
 * The next phase: write the file of a list or of sales, read the file, or import its rows (all, or only the valid ones).
 */
export type JobPhase = 'WRITE' | 'WRITE_TEXT' | 'WRITE_SALES' | 'READ' | 'TAKE_ALL' | 'TAKE_GOOD';

/** A job as stored. Times are epoch milliseconds. */
export interface JobRecord {
  id: string;
  /** Fingerprint of the owner's account. */
  account: string;
  clientKey: string;
  kind: JobKind;
  moduleCode: string;
  status: JobStatus;
  phase: JobPhase;
  /** The session with which the services are called. */
  sessionId: string;
  /** The store of that session. Only processes that use it can run the job. */
  home: string;
  /** Post and store in which the job was started. */
  scope: string;
  request: JobRequest;
  totalCount: number | null;
  doneCount: number;
  isCapped: boolean;
  startedAt: number;
  endedAt: number | null;
  expiresAt: number | null;
  problem: StopReason | null;
  isResumable: boolean;
  findings: ImportFindings | null;
  outcome: Outcome | null;
  lease: string | null;
  leaseUntil: number;
  takeovers: number;
}
