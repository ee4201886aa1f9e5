import type { TFunction } from 'i18next';
import { failureText } from '../../design/feedback/reason.ts';
import type { UserErrorCode } from '../../generated/schema.ts';
import { failureOf, type Failure } from '../apollo/failure.ts';
import { missingAnswerError } from '../apollo/missing-answer-error.ts';
import { nothingWasDone } from '../apollo/nothing-was-done.ts';

/** Why a command was refused, as the gateway says it. */
interface UserError {
  message: string;
  code?: UserErrorCode;
}

/** What became of a command. */
export type CommandOutcome<Payload, Result = Payload> =
  | { kind: 'done'; payload: Payload; result: Result }
  /** Nothing was done; `error` is the first of the payload's errors. */
  | { kind: 'refused'; payload: Payload; error: UserError }
  /** Nothing was done, because the request failed. */
  | { kind: 'failed'; failure: Failure }
  /** It may have been done: the answer was lost. Repeating it with the same key is safe. */
  | { kind: 'unknown'; failure: Failure };

/** A command without its result: what to tell the user about it. */
export type CommandProblem = Extract<CommandOutcome<unknown>, { kind: 'failed' | 'unknown' }>;

/** The only field of the answer to a mutation. */
export type PayloadOf<Data> = NonNullable<Data[keyof Data]>;

/** The outcome of a mutation that accepts partial data. Never rejects. */
export async function outcomeOf<Payload extends object, Result>(
  answer: Promise<{ data?: unknown; error?: unknown }>,
  resultOf: (payload: Payload) => Result | null,
): Promise<CommandOutcome<Payload, Result>> {
  try {
    const { data, error = missingAnswerError } = await answer;
    const payload = Object.values(data ?? {})[0] as Payload | null | undefined;
    return payload == null ? outcomeOfError(error) : outcomeOfPayload(payload, resultOf, error);
  } catch (error) {
    return outcomeOfError(error);
  }
}

function outcomeOfPayload<Payload extends object, Result>(
  payload: Payload,
  resultOf: (payload: Payload) => Result | null,
  problem: unknown,
): CommandOutcome<Payload, Result> {
  const [error] = 'userErrors' in payload ? (payload.userErrors as readonly UserError[]) : [];
  if (error?.code === 'OUTCOME_UNKNOWN')
    return { kind: 'unknown', failure: { textKey: 'service.late', requestId: null } };
  if (error !== undefined) return { kind: 'refused', payload, error };
  const result = resultOf(payload);
  return result === null ? outcomeOfError(problem) : { kind: 'done', payload, result };
}

/** The outcome of a request that brought no payload. */
function outcomeOfError(error: unknown): CommandProblem {
  return { kind: nothingWasDone(error) ? 'failed' : 'unknown', failure: failureOf(error) };
}

/** Why a command was not done, as text. */
export function commandText(
  t: TFunction,
  outcome: Exclude<CommandOutcome<unknown>, { kind: 'done' }>,
): string {
  return outcome.kind === 'refused' ? outcome.error.message : failureText(t, outcome.failure);
}
