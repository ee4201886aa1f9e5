import { nullIfNotPermitted } from '../errors/refusals.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import type { ListOperation, UserError } from '../generated/resolvers.ts';
import { MAX_ROWS, type ListModuleModel } from '../module-model/list-module.ts';
import type { ListPaths } from '../module-model/module-metadata.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import type { Audience } from './refused-rows.ts';

/** What is needed to change rows of a list. */
export interface OpenList {
  signedIn: SignedIn;
  module: ListModuleModel;
  /** Address of the operation. */
  path: string;
  audience: Audience;
}

/** Addresses of the operations that change rows. */
const PATHS = {
  ADD: 'add',
  EDIT: 'update',
  DELETE: 'delete',
  AUDIT: 'audit',
  REJECT: 'reject',
} as const satisfies Partial<Record<ListOperation, keyof ListPaths>>;

/** Loads a list for an operation, or returns the refusal if the account may not use it. */
export async function openList(
  context: Context,
  moduleCode: string,
  operation: keyof typeof PATHS,
): Promise<OpenList | { refusal: UserError }> {
  const signedIn = requireSignedIn(context);
  const module = await signedIn.loaders.listModules.load(moduleCode).catch(nullIfNotPermitted);
  const refused = (refusal: Refusal) => ({ refusal: userError(context.locale, refusal) });
  if (module === null)
    return refused({ field: 'moduleCode', code: 'NOT_FOUND', message: 'listGone' });
  const path = module.config.paths[PATHS[operation]];
  if (path === null) return refused({ code: 'NOT_CONFIGURED', message: 'notConfigured' });
  if (!module.operations.has(operation))
    return refused({ code: 'NOT_PERMITTED', message: 'forbidden' });
  return {
    signedIn,
    module,
    path,
    audience: { locale: context.locale, timeZone: signedIn.timeZone, today: signedIn.today },
  };
}

/** The refusal for an invalid number of rows, or null. */
export function rowCountRefusal(field: 'rows' | 'keys', count: number): Refusal | null {
  if (count === 0) return { field, code: 'REQUIRED', message: 'rowRequired' };
  return count > MAX_ROWS
    ? { field, code: 'TOO_MANY', message: 'tooManyRows', values: { limit: MAX_ROWS } }
    : null;
}
