import type { Failure } from '../../../platform/apollo/failure.ts';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { nothingWasDone } from '../../../platform/apollo/nothing-was-done.ts';
import type { UserErrorCode } from '../../../generated/schema.ts';

/** Why an action failed, or that its outcome is unknown. */
export type PressProblem =
  /**
   * Another user was faster, or the approval no longer exists. The message comes from the gateway.
   */
  | { kind: 'overtaken'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'notConfigured' }
  /** The changes of the document are invalid. */
  | { kind: 'edits' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'unknown'; failure: Failure };

const kinds: Readonly<Partial<Record<UserErrorCode, 'overtaken' | 'notConfigured'>>> = {
  CONFLICT: 'overtaken',
  NOT_FOUND: 'overtaken',
  NOT_CONFIGURED: 'notConfigured',
};

export function problemOfRefusal({
  code,
  message,
}: {
  code: UserErrorCode;
  message: string;
}): PressProblem {
  if (code === 'OUTCOME_UNKNOWN')
    return { kind: 'unknown', failure: { textKey: 'service.late', requestId: null } };
  const kind = kinds[code] ?? 'refused';
  return kind === 'notConfigured' ? { kind } : { kind, message };
}

export function problemOfError(error: unknown): PressProblem {
  return { kind: nothingWasDone(error) ? 'failed' : 'unknown', failure: failureOf(error) };
}
