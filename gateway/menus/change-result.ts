import { adoptSession } from '../request/session-change.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import type { UserError } from '../generated/resolvers.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { userError, type Refusal } from '../errors/user-error.ts';

/** The result of changing favourites or common menus. */
export interface ChangeResult {
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

/** A refusal as a result. */
export function refusedResult(refusal: Refusal, { locale }: Context): ChangeResult {
  return { viewer: null, userErrors: [userError(locale, refusal)] };
}

/** A success. The account is loaded again, so that the rest of the request sees fresh data. */
export function succeeded(context: Context): ChangeResult {
  return { viewer: adoptSession(context, requireSignedIn(context).session).viewer, userErrors: [] };
}

/**
 * Waits for a change. Returns expected refusals as data, such as a permission lost in the meantime
 * or a limit reached in another window. Other errors are thrown.
 */
export async function settleChange(
  call: Promise<unknown>,
  refusals: Readonly<Record<string, Refusal>>,
  context: Context,
): Promise<ChangeResult> {
  try {
    await call;
  } catch (error) {
    const refusal = error instanceof UpstreamError ? refusals[error.returncode ?? ''] : undefined;
    if (refusal === undefined) throw error;
    return refusedResult(refusal, context);
  }
  return succeeded(context);
}
