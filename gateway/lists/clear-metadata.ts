import { nullIfNotPermitted } from '../errors/refusals.ts';
import { adoptSession } from '../request/session-change.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import type { ListMetadataClearInput, UserError } from '../generated/resolvers.ts';

import { userError } from '../errors/user-error.ts';

interface ClearOutcome {
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

/**
 * Drops a module's cached metadata for the whole enterprise. Only staff who may edit the module's
 * rows may do this, so that a supplier cannot slow down the portal for the staff.
 */
export async function clearMetadata(
  { moduleCode }: ListMetadataClearInput,
  context: Context,
): Promise<ClearOutcome> {
  const { account, loaders, retail, session } = requireSignedIn(context);
  const module =
    account.userType === 'STAFF'
      ? await loaders.listModules.load(moduleCode).catch(nullIfNotPermitted)
      : null;
  if (module?.operations.has('EDIT') !== true) {
    return {
      viewer: null,
      userErrors: [userError(context.locale, { code: 'NOT_PERMITTED', message: 'forbidden' })],
    };
  }
  retail.forgetModule(moduleCode);
  return { viewer: adoptSession(context, session).viewer, userErrors: [] };
}
