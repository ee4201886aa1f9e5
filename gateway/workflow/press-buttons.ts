import { createHash } from 'node:crypto';
import { keyRefusal } from '../request/client-key.ts';
import { adoptSession } from '../request/session-change.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import { describeError } from '../errors/describe-error.ts';
import { mapConcurrently } from '../async/map-concurrently.ts';
import type {
  UserError,
  WorkflowBatchInput,
  WorkflowBatchOutcome,
} from '../generated/resolvers.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import { asksOpinion } from './buttons.ts';
import { pressInputRefusal, trimOpinion } from './press-check.ts';
import { press, notifyOthers } from './press-button.ts';
import type { SealedButton } from './sealed-buttons.ts';

interface BatchOutcome {
  outcomes: WorkflowBatchOutcome[];
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

const MAX_BUTTONS = 50;
/** Concurrent presses per batch, so that one account leaves capacity for others. */
const MAX_CONCURRENT_PRESSES = 4;

/**
 * Presses buttons one by one. A failure does not affect the others; a press without an answer is
 * reported as such.
 */
export async function pressButtons(
  { key, buttons, opinion }: WorkflowBatchInput,
  context: Context,
): Promise<BatchOutcome> {
  const { session, loaders } = requireSignedIn(context);
  const sealed = new Map(
    buttons.slice(0, MAX_BUTTONS).map((id) => [id, loaders.sealedButtons.unseal(id)]),
  );
  const refusal =
    keyRefusal(key) ?? countRefusal(buttons) ?? commonRefusal([...sealed.values()], opinion);
  if (refusal !== null)
    return { outcomes: [], viewer: null, userErrors: [userError(context.locale, refusal)] };
  const outcomes = await mapConcurrently(MAX_CONCURRENT_PRESSES, buttons, async (id) => {
    const errors = await pressOne(
      sealed.get(id) ?? null,
      { key: keyOf(key, id), opinion },
      context,
    );
    return { button: id, isDone: errors.length === 0, userErrors: errors };
  });
  notifyOthers(context);
  return { outcomes, viewer: adoptSession(context, session).viewer, userErrors: [] };
}

function countRefusal(buttons: readonly string[]): Refusal | null {
  if (buttons.length === 0)
    return { field: 'buttons', code: 'REQUIRED', message: 'buttonRequired' };
  if (buttons.length > MAX_BUTTONS)
    return {
      field: 'buttons',
      code: 'TOO_MANY',
      message: 'tooManyButtons',
      values: { limit: MAX_BUTTONS },
    };
  return null;
}

/** A refusal of the opinion applies to all buttons and is reported once. */
function commonRefusal(
  buttons: readonly (SealedButton | null)[],
  opinion: string | null | undefined,
): Refusal | null {
  const asking =
    buttons.find((button) => button !== null && asksOpinion(button.action)) ??
    buttons.find((button) => button !== null);
  const refusal = asking
    ? pressInputRefusal({ ...asking, path: '/', fields: [] }, { opinion })
    : null;
  return refusal?.field === 'opinion' ? refusal : null;
}

async function pressOne(
  button: SealedButton | null,
  { key, opinion }: { key: string; opinion: string | null | undefined },
  context: Context,
): Promise<UserError[]> {
  const refusal = pressInputRefusal(button, { opinion });
  if (button === null || refusal !== null)
    return refusal === null ? [] : [userError(context.locale, { ...refusal, field: 'buttons' })];
  try {
    const error = await press(button, { key, opinion: trimOpinion(opinion), values: {} }, context);
    return error === null ? [] : [error];
  } catch (error) {
    return [errorOfOne(error, context)];
  }
}

/**
 * Converts an error that would fail the whole request into an error of one button. Only the end of
 * the session is rethrown.
 */
function errorOfOne(error: unknown, { locale, requestId }: Context): UserError {
  if (!(error instanceof UpstreamError) || error.kind === 'session-ended') throw error;
  if (error.kind !== 'refused' && !error.isUnsent)
    return userError(locale, { code: 'OUTCOME_UNKNOWN', message: 'outcomeUnknown' });
  return {
    code: 'INVALID',
    field: null,
    message: describeError(error, { locale, requestId }).message,
  };
}

/**
 * The key of one button, derived from the batch key. A retry with fewer buttons yields the same
 * keys, and each key stands for one button only.
 */
function keyOf(key: string, button: string): string {
  return createHash('sha256').update(`${key}\n${button}`).digest('base64url');
}
