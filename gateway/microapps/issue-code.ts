import { rfc3339 } from '../values/calendar.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import type { MicroappCodeIssueInput, MicroappCodeIssuePayload } from '../generated/resolvers.ts';
import { userError } from '../errors/user-error.ts';

/**
 * Issues a code for the server of an embedded module. Every other kind of module is refused in the
 * same way as a module without permission.
 */
export async function issueCode(
  { moduleCode, applicationCode }: MicroappCodeIssueInput,
  context: Context,
): Promise<MicroappCodeIssuePayload> {
  const { session, loaders, timeZone } = requireSignedIn(context);
  const module = await loaders.permittedModule({
    code: moduleCode,
    applicationCode: applicationCode ?? null,
  });
  if (module?.target.__typename !== 'EmbeddedModule') return refused(context);
  const issued = await context.microapps.issueCode(session, module.code);
  const { origin } = new URL(module.target.url);
  return {
    code: issued.code,
    origin,
    expiresAt: rfc3339(issued.expiresAt, timeZone),
    userErrors: [],
  };
}

function refused({ locale }: Context): MicroappCodeIssuePayload {
  const error = userError(locale, {
    field: 'moduleCode',
    code: 'NOT_PERMITTED',
    message: 'forbidden',
  });
  return { code: null, origin: null, expiresAt: null, userErrors: [error] };
}
