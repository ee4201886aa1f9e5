import { codeOf, failureOf } from '../../../apollo/failure.ts';
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
  | { kind: 'failed'; textKey: string }
  /** No answer came: it may have been done, and the same press may be made again. */
  | { kind: 'unknown' };

const refusals: Readonly<Partial<Record<UserErrorCode, 'overtaken' | 'gone'>>> = { CONFLICT: 'overtaken', NOT_FOUND: 'gone' };

export function outcomeOf({ userErrors }: TaskPress_PayloadFragment): TaskOutcome {
  const [error] = userErrors;
  if (error === undefined) return { kind: 'done' };
  return { kind: refusals[error.code] ?? 'refused', message: error.message };
}

/** Codes with which nothing was done for certain. With any other, and without an answer, it may have been. */
const certain = new Set(['UNAUTHENTICATED', 'SESSION_EXPIRED', 'FORBIDDEN', 'BAD_USER_INPUT', 'UPSTREAM_FAILED', 'RATE_LIMITED']);

export function outcomeOfError(error: unknown): TaskOutcome {
  return certain.has(codeOf(error) ?? '') ? { kind: 'failed', textKey: failureOf(error).textKey } : { kind: 'unknown' };
}
