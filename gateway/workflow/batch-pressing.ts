import { createHash } from 'node:crypto';
import { keyRefusal } from '../request/client-key.ts';
import { enter } from '../request/session-change.ts';
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
import { checkPress, opinionOf } from './press-check.ts';
import { press, notifyOthers } from './pressing.ts';
import type { SealedButton } from './sealed-buttons.ts';

interface BatchOutcome {
  outcomes: WorkflowBatchOutcome[];
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

const MOST = 50;
/** A batch of one account leaves room for everybody else's calls. */
const AT_ONCE = 4;

/** Presses each for itself: one that fails leaves the others alone, and one without an answer says so. */
export async function pressButtons(
  { key, buttons, opinion }: WorkflowBatchInput,
  context: Context,
): Promise<BatchOutcome> {
  const { session, loaders } = requireSignedIn(context);
  const sealed = new Map(
    buttons.slice(0, MOST).map((id) => [id, loaders.sealedButtons.unseal(id)]),
  );
  const refusal =
    keyRefusal(key) ?? countRefusal(buttons) ?? commonRefusal([...sealed.values()], opinion);
  if (refusal !== null)
    return { outcomes: [], viewer: null, userErrors: [userError(context.locale, refusal)] };
  const outcomes = await mapConcurrently(AT_ONCE, buttons, async (id) => {
    const errors = await pressOne(
      sealed.get(id) ?? null,
      { key: keyOf(key, id), opinion },
      context,
    );
    return { button: id, isDone: errors.length === 0, userErrors: errors };
  });
  notifyOthers(context);
  return { outcomes, viewer: enter(context, session).viewer, userErrors: [] };
}

function countRefusal(buttons: readonly string[]): Refusal | null {
  if (buttons.length === 0)
    return { field: 'buttons', code: 'REQUIRED', message: 'buttonRequired' };
  if (buttons.length > MOST)
    return {
      field: 'buttons',
      code: 'TOO_MANY',
      message: 'tooManyButtons',
      values: { limit: MOST },
    };
  return null;
}

/** An opinion that all of them would be refused for is asked for once. */
function commonRefusal(
  buttons: readonly (SealedButton | null)[],
  opinion: string | null | undefined,
): Refusal | null {
  const asking =
    buttons.find((button) => button !== null && asksOpinion(button.action)) ??
    buttons.find((button) => button !== null);
  const refusal = asking ? checkPress({ ...asking, path: '/', fields: [] }, { opinion }) : null;
  return refusal?.field === 'opinion' ? refusal : null;
}

async function pressOne(
  button: SealedButton | null,
  { key, opinion }: { key: string; opinion: string | null | undefined },
  context: Context,
): Promise<UserError[]> {
  const refusal = checkPress(button, { opinion });
  if (button === null || refusal !== null)
    return refusal === null ? [] : [userError(context.locale, { ...refusal, field: 'buttons' })];
  try {
    const error = await press(button, { key, opinion: opinionOf(opinion), values: {} }, context);
    return error === null ? [] : [error];
  } catch (error) {
    return [faultOf(error, context)];
  }
}

/** What would be an error of the whole request if it stood alone. The end of a session ends all of them. */
function faultOf(error: unknown, { locale, requestId }: Context): UserError {
  if (!(error instanceof UpstreamError) || error.kind === 'session-ended') throw error;
  if (error.kind !== 'refused' && !error.isUnsent)
    return userError(locale, { code: 'OUTCOME_UNKNOWN', message: 'outcomeUnknown' });
  return {
    code: 'INVALID',
    field: null,
    message: describeError(error, { locale, requestId }).message,
  };
}

/** The same for trying again, also with fewer of them: a key says only one thing to the services. */
function keyOf(key: string, button: string): string {
  return createHash('sha256').update(`${key}\n${button}`).digest('base64url');
}
