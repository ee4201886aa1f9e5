import { enter, requireSignedIn, type Context, type SignedIn } from '../context.ts';
import type { UserError, UserErrorCode } from '../generated/resolvers.ts';
import { messageIn, type MessageKey } from '../language/messages.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';

/** What an account may keep at most, of favourites and of common menus each. */
export const MOST_KEPT = 12;

/** The outcome of changing what an account keeps. */
export interface Outcome {
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

export interface Refusal {
  /** Path below the input. */
  field: readonly string[];
  code: UserErrorCode;
  message: MessageKey;
}

export function refused({ field, code, message }: Refusal, { locale }: Context): Outcome {
  const text = messageIn(locale, message, { limit: MOST_KEPT });
  return { viewer: null, userErrors: [{ field: ['input', ...field], code, message: text }] };
}

/** From here on the services are asked afresh, also for what this request has asked before. */
export function done(context: Context): Outcome {
  return { viewer: enter(context, requireSignedIn(context).session).viewer, userErrors: [] };
}

/**
 * The services may refuse what was found right here: the account lost the permission in the meantime, or another window was quicker and
 * there are too many by now. Anything else is an error.
 */
export async function settled(
  call: Promise<unknown>,
  refusals: Readonly<Record<string, Refusal>>,
  context: Context,
): Promise<Outcome> {
  try {
    await call;
  } catch (error) {
    const refusal = error instanceof UpstreamError ? refusals[error.returncode ?? ''] : undefined;
    if (refusal === undefined) throw error;
    return refused(refusal, context);
  }
  return done(context);
}
