import { rfc3339 } from '../calendar.ts';
import { requireSignedIn, type Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { MicroappCodeIssueInput, MicroappCodeIssuePayload, Module } from '../generated/resolvers.ts';
import { messageIn } from '../language/messages.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';

/** A code for the server of an embedded module that the account may open. Whatever else the module is, it is the same refusal. */
export async function issueCode(input: MicroappCodeIssueInput, context: Context): Promise<MicroappCodeIssuePayload> {
  const { session, timeZone } = requireSignedIn(context);
  const module = await findModule(input, context);
  if (module?.target.__typename !== 'EmbeddedModule') return refused(context);
  const issued = await context.microapps.issueCode(session, module.code);
  if (issued === null) throw new GatewayError('RATE_LIMITED');
  const { origin } = new URL(module.target.url);
  return { code: issued.code, origin, expiresAt: rfc3339(issued.expiresAt, timeZone), userErrors: [] };
}

async function findModule({ moduleCode, applicationCode }: MicroappCodeIssueInput, context: Context): Promise<Module | null> {
  try {
    const key = { code: moduleCode, applicationCode: applicationCode ?? null };
    return await requireSignedIn(context).loaders.module.load(key);
  } catch (error) {
    if (isForbidden(error)) return null;
    throw error;
  }
}

function isForbidden(error: unknown): boolean {
  if (error instanceof GatewayError) return error.code === 'FORBIDDEN';
  return error instanceof UpstreamError && error.returncode === 'A0301';
}

function refused({ locale }: Context): MicroappCodeIssuePayload {
  const message = messageIn(locale, 'forbidden');
  const userErrors = [{ field: ['input', 'moduleCode'], code: 'NOT_PERMITTED' as const, message }];
  return { code: null, origin: null, expiresAt: null, userErrors };
}
