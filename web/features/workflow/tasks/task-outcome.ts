import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { nothingWasDone } from '../../../platform/apollo/nothing-was-done.ts';
import type { UserErrorCode } from '../../../generated/schema.ts';
import type { TaskPress_PayloadFragment } from './task-press.gen.ts';

/**
 * The result of an action. A `message` comes from the gateway; other texts come from the portal.
 */
export type TaskOutcome =
  | { kind: 'done' }
  /** Another user claimed or finished the task first. */
  | { kind: 'overtaken'; message: string }
  /** The task no longer exists. */
  | { kind: 'gone'; message: string }
  | { kind: 'refused'; message: string }
  | ({ kind: 'failed' } & Failure)
  /** No response arrived. The change may have been made; the user may safely repeat the action. */
  | { kind: 'unknown' };

const refusals: Readonly<Partial<Record<UserErrorCode, 'overtaken' | 'gone'>>> = {
  CONFLICT: 'overtaken',
  NOT_FOUND: 'gone',
};

export function outcomeOf({ userErrors }: TaskPress_PayloadFragment): TaskOutcome {
  const [error] = userErrors;
  if (error === undefined) return { kind: 'done' };
  return { kind: refusals[error.code] ?? 'refused', message: error.message };
}

export function outcomeOfError(error: unknown): TaskOutcome {
  return nothingWasDone(error) ? { kind: 'failed', ...failureOf(error) } : { kind: 'unknown' };
}
