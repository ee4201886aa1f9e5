import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { nothingWasDone } from '../../../platform/apollo/nothing-done.ts';
import type { UserErrorCode } from '../../../generated/schema.ts';
import type { TaskPress_PayloadFragment } from './task-press.gen.ts';

/** How a press has ended. Words are the gateway's where it gave some, else a text of the portal. */
export type TaskOutcome =
  | { kind: 'done' }
  /** Somebody else was faster. */
  | { kind: 'overtaken'; message: string }
  /** There is no such task any more. */
  | { kind: 'gone'; message: string }
  | { kind: 'refused'; message: string }
  | ({ kind: 'failed' } & Failure)
  /** No answer came: it may have been done, and the same press may be made again. */
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
