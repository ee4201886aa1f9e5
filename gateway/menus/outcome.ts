import { enter } from '../request/session-change.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import type { UserError } from '../generated/resolvers.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { userError, type Refusal } from '../errors/user-error.ts';

/** The outcome of changing what an account keeps. */
export interface Outcome {
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

export function refused(refusal: Refusal, { locale }: Context): Outcome {
  return { viewer: null, userErrors: [userError(locale, refusal)] };
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
