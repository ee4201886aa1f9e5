import { nullIfNotPermitted } from '../errors/refusals.ts';
import { enter } from '../request/session-change.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import type { ListMetadataClearInput, UserError } from '../generated/resolvers.ts';

import { userError } from '../errors/user-error.ts';

interface ClearOutcome {
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

/**
 * Has everybody of the enterprise ask for a module's metadata anew. As that concerns all of them, only staff who may change rows of the module
 * may do it: a supplier cannot make the portal slow for the staff.
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
  return { viewer: enter(context, session).viewer, userErrors: [] };
}
