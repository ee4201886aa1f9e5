import type { Failure } from '../../../platform/apollo/failure.ts';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { nothingWasDone } from '../../../platform/apollo/nothing-done.ts';
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
