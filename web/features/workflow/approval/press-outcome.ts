import type { Failure } from '../../../platform/apollo/failure.ts';
import type { CommandOutcome } from '../../../platform/data/command-outcome.ts';
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

/** The problem of a command that was not done. */
export function problemOf(
  outcome: Exclude<CommandOutcome<unknown>, { kind: 'done' }>,
): PressProblem {
  if (outcome.kind !== 'refused') return outcome;
  const { code, message } = outcome.error;
  const kind = (code && kinds[code]) ?? 'refused';
  return kind === 'notConfigured' ? { kind } : { kind, message };
}
