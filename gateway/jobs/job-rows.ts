import type { JobKind, JobStatus } from '../generated/resolvers.ts';
import type { SqlValue } from '../store/durable.ts';
import type {
  ImportFindings,
  JobPhase,
  JobRecord,
  JobRequest,
  Outcome,
  StopReason,
} from './job.ts';
import type { SealedBytes } from '../sealed/sealed-bytes.ts';

/** A row of the table `job`. */
export interface JobRow {
  id: string;
  account: string;
  client_key: string;
  kind: string;
  module_code: string;
  status: string;
  phase: string;
  sealed: Buffer;
  session_id: string;
  scope: string;
  total_count: number | null;
  done_count: number;
  is_capped: number;
  started_at: number;
  ended_at: number | null;
  expires_at: number | null;
  problem: string | null;
  is_resumable: number;
  findings: Buffer | null;
  outcome: string | null;
  lease: string | null;
  lease_until: number;
  takeovers: number;
  home: string;
}

export const JOB_COLUMNS = [
  ...[
    'id',
    'account',
    'client_key',
    'kind',
    'module_code',
    'status',
    'phase',
    'sealed',
    'session_id',
    'scope',
  ],
  ...[
    'total_count',
    'done_count',
    'is_capped',
    'started_at',
    'ended_at',
    'expires_at',
    'problem',
    'is_resumable',
  ],
  ...['findings', 'outcome', 'lease', 'lease_until', 'takeovers', 'home'],
] as const;

const UNREADABLE: StopReason = { code: 'UNREADABLE', page: null };

/** Whether a job could not be decrypted because the secret changed or the row is damaged. */
export function isUnreadable({ problem }: JobRecord): boolean {
  return problem?.code === UNREADABLE.code;
}

/**
 * Converts a row into a job. A row sealed with a different secret becomes a failed job that can
 * only be removed, because its request is lost.
 */
export function jobOf(row: JobRow, sealing: SealedBytes): JobRecord {
  const request = unsealed(row.sealed, row.id, sealing) as JobRequest | null;
  if (request !== null) return recordOf(row, request, sealing);
  const placeholder: JobRequest = {
    fileName: row.module_code,
    columns: [],
    filter: null,
    orderBy: [],
    locale: 'zh-CN',
  };
  const failed = {
    status: 'FAILED',
    problem: UNREADABLE,
    isResumable: false,
    findings: null,
    outcome: null,
  } as const;
  return { ...recordOf(row, placeholder, sealing), ...failed };
}

function recordOf(row: JobRow, request: JobRequest, sealing: SealedBytes): JobRecord {
  return {
    id: row.id,
    account: row.account,
    clientKey: row.client_key,
    kind: row.kind as JobKind,
    moduleCode: row.module_code,
    status: row.status as JobStatus,
    phase: row.phase as JobPhase,
    sessionId: row.session_id,
    scope: row.scope,
    request,
    totalCount: row.total_count,
    doneCount: row.done_count,
    isCapped: row.is_capped === 1,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    expiresAt: row.expires_at,
    problem: row.problem === null ? null : (JSON.parse(row.problem) as StopReason),
    isResumable: row.is_resumable === 1,
    findings:
      row.findings === null
        ? null
        : (unsealed(row.findings, `${row.id} findings`, sealing) as ImportFindings | null),
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
    lease: row.lease,
    leaseUntil: row.lease_until,
    takeovers: row.takeovers,
    home: row.home,
  };
}

/** The values of a row in the order of JOB_COLUMNS. */
export function valuesOf(job: JobRecord, sealing: SealedBytes): SqlValue[] {
  return [
    ...[job.id, job.account, job.clientKey, job.kind, job.moduleCode, job.status, job.phase],
    ...[
      sealed(job.request, job.id, sealing),
      job.sessionId,
      job.scope,
      job.totalCount,
      job.doneCount,
      Number(job.isCapped),
    ],
    ...[job.startedAt, job.endedAt, job.expiresAt, textOf(job.problem), Number(job.isResumable)],
    ...[
      job.findings && sealed(job.findings, `${job.id} findings`, sealing),
      textOf(job.outcome),
      job.lease,
      job.leaseUntil,
    ],
    ...[job.takeovers, job.home],
  ];
}

function textOf(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

function sealed(value: object, context: string, sealing: SealedBytes): Buffer {
  return sealing.seal(Buffer.from(JSON.stringify(value), 'utf8'), context);
}

function unsealed(bytes: Buffer, context: string, sealing: SealedBytes): unknown {
  const text = sealing.unseal(bytes, context);
  return text === null ? null : JSON.parse(text.toString('utf8'));
}
