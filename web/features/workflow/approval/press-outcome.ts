import type { Failure } from '../../../apollo/failure.ts';
import { codeOf, failureOf } from '../../../apollo/failure.ts';
import type { UserErrorCode } from '../../../generated/schema.ts';

/** Why something that was pressed was not done, or why nobody knows whether it was. */
export type PressProblem =
  /** Somebody else was faster, or it is gone: the words are the gateway's. */
  | { kind: 'overtaken'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'notConfigured' }
  /** What was changed in the document is not as it must be. */
  | { kind: 'edits' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'unknown'; failure: Failure };

const kinds: Readonly<Partial<Record<UserErrorCode, 'overtaken' | 'notConfigured'>>> = {
  CONFLICT: 'overtaken',
  NOT_FOUND: 'overtaken',
  NOT_CONFIGURED: 'notConfigured',
};

export function problemOfRefusal({ code, message }: { code: UserErrorCode; message: string }): PressProblem {
  if (code === 'OUTCOME_UNKNOWN') return { kind: 'unknown', failure: { textKey: 'service.late', requestId: null } };
  const kind = kinds[code] ?? 'refused';
  return kind === 'notConfigured' ? { kind } : { kind, message };
}

/** Codes that say for certain that nothing was done. With any other, and without an answer, it may have been. */
const certain = new Set([
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'UPSTREAM_FAILED',
  'RATE_LIMITED',
  'QUERY_TOO_COMPLEX',
]);

export function problemOfError(error: unknown): PressProblem {
  const kind = certain.has(codeOf(error) ?? '') ? 'failed' : 'unknown';
  return { kind, failure: failureOf(error) };
}
