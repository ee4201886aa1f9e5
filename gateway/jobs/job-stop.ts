import { RETURNCODES } from '../errors/returncodes.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { JobProblemCode } from '../generated/resolvers.ts';
import type { MessageKey } from '../language/messages.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { FileProblem } from '../workbook/reading/file-problem.ts';
import type { StopReason } from './job.ts';

/** Stops a job with a reason that is shown to the user. */
export class JobStoppedError extends Error {
  override readonly name = 'JobStop';
  readonly code: JobProblemCode;
  constructor(code: JobProblemCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Another process has taken over the job, or its owner canceled it. This process drops it without
 * saving.
 */
export class JobLostError extends Error {
  override readonly name = 'JobLost';
}

/**
 * Reasons after which a job can be resumed: everything except faults of the file and permanent
 * refusals.
 */
const RESUMABLE: ReadonlySet<JobProblemCode> = new Set<JobProblemCode>([
  'SERVICE_FAILED',
  'SIGNED_OUT',
  'SCOPE_CHANGED',
  'EXPIRED',
  'INTERNAL',
]);

const MESSAGES: Record<JobProblemCode, MessageKey> = {
  SERVICE_FAILED: 'jobServiceFailed',
  SIGNED_OUT: 'jobSignedOut',
  SCOPE_CHANGED: 'jobScopeChanged',
  NOT_PERMITTED: 'jobNotPermitted',
  BAD_FILE: 'badFile',
  ENCRYPTED_FILE: 'encryptedFile',
  MACRO_FILE: 'macroFile',
  FILE_TOO_LARGE: 'jobFileTooLarge',
  TOO_MANY_ROWS: 'tooManyFileRows',
  WRONG_TEMPLATE: 'wrongTemplate',
  NO_ROWS: 'noRows',
  UNREADABLE: 'jobUnreadable',
  EXPIRED: 'jobExpired',
  INTERNAL: 'jobInternal',
};

export function isResumable({ code }: StopReason): boolean {
  return RESUMABLE.has(code);
}

/** The message key and values that describe why a job stopped. */
export function stopMessage({ code, page, message, values }: StopReason): {
  key: MessageKey;
  values: Readonly<Record<string, string | number>>;
} {
  if (code === 'SERVICE_FAILED' && page !== null)
    return { key: 'jobServiceFailedAt', values: { page } };
  return { key: message ?? MESSAGES[code], values: values ?? {} };
}

/**
 * Maps an error to the reason shown to the user; `page` is where it happened. Null for an internal
 * fault, which is logged instead.
 */
export function stopReasonOf(error: unknown, page: number | null): StopReason | null {
  if (error instanceof JobStoppedError) return { code: error.code, page: null };
  if (error instanceof FileProblem) return { code: error.code, page: null, ...error.details };
  if (error instanceof GatewayError)
    return {
      code:
        error.code === 'FORBIDDEN' || error.code === 'BAD_USER_INPUT' || error.code === 'NOT_FOUND'
          ? 'NOT_PERMITTED'
          : 'INTERNAL',
      page,
    };
  if (!(error instanceof UpstreamError)) return null;
  if (error.kind === 'session-ended') return { code: 'SIGNED_OUT', page };
  if (error.kind === 'not-allowed' || error.returncode === RETURNCODES.NOT_PERMITTED)
    return { code: 'NOT_PERMITTED', page };
  return { code: 'SERVICE_FAILED', page };
}
