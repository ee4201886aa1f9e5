import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import type { FavouriteRemoveInput, FavouritesAddInput, Module } from '../generated/resolvers.ts';
import { keysOfNode } from '../request/node-ids.ts';
import { MAX_PINNED_MENUS } from '../request/max-pinned-menus.ts';
import type { Refusal } from '../errors/user-error.ts';
import { addFavourites, removeFavourite, type FavouriteModule } from './pinned-menus-rest.ts';
import { succeeded, refusedResult, settleChange, type ChangeResult } from './change-result.ts';

const TOO_MANY: Refusal = {
  field: 'moduleCodes',
  code: 'TOO_MANY',
  message: 'tooManyFavourites',
  values: { limit: MAX_PINNED_MENUS },
};
const FORBIDDEN: Refusal = {
  field: 'moduleCodes',
  code: 'NOT_PERMITTED',
  message: 'moduleNotPermitted',
};
const BAD_POSITION: Refusal = { field: 'position', code: 'INVALID', message: 'badUserInput' };
const UNKNOWN: Refusal = { field: 'id', code: 'NOT_FOUND', message: 'unknownFavourite' };

/**
 * Adds all of the given modules, or none. Existing favourites are ignored; the account must be
 * allowed to open the others.
 */
export async function addToFavourites(
  { moduleCodes, position }: FavouritesAddInput,
  context: Context,
): Promise<ChangeResult> {
  const { account, retail, loaders } = requireSignedIn(context);
  if (position != null && (position < 1 || position > MAX_PINNED_MENUS))
    return refusedResult(BAD_POSITION, context);
  const current = await loaders.favourites();
  const added = [...new Set(moduleCodes)].filter(
    (code) => !current.some(({ moduleCode }) => moduleCode === code),
  );
  if (added.length === 0) return succeeded(context);
  if (current.length + added.length > MAX_PINNED_MENUS) return refusedResult(TOO_MANY, context);
  const modules = await Promise.all(
    added.map((code) => loaders.permittedModule({ code, applicationCode: null })),
  );
  const missing = added[modules.indexOf(null)];
  if (missing !== undefined)
    return refusedResult(
      { ...FORBIDDEN, field: ['moduleCodes', String(moduleCodes.indexOf(missing))] },
      context,
    );
  const found = modules.filter((module) => module !== null);
  const favourites = await Promise.all(found.map((module) => describeModule(module, loaders)));
  const saving = addFavourites(retail, account, favourites, position ?? null);
  return notifyOnSuccess(
    settleChange(saving, { A0301: FORBIDDEN, A0400: TOO_MANY }, context),
    context,
  );
}

/**
 * The module with the names, icon and logo that are stored with a favourite. If the menus cannot be
 * loaded, it has no icon.
 */
async function describeModule(
  { code, name, i18nCode, applicationCode }: Module,
  loaders: SignedIn['loaders'],
): Promise<FavouriteModule> {
  const [applications, menus] = await Promise.all([
    loaders.applications().catch(() => []),
    loaders.menus.load(applicationCode).catch(() => []),
  ]);
  const application = applications.find((one) => one.code === applicationCode);
  const leaf = menus.find(({ isLeaf, moduleCode }) => isLeaf && moduleCode === code);
  return {
    code,
    name,
    i18nCode: i18nCode ?? null,
    applicationCode,
    applicationName: application?.name ?? applicationCode,
    icon: leaf?.sentIcon ?? null,
    logoPath: application?.logoPath ?? null,
  };
}

/** Removes a favourite by its id. */
export async function removeFromFavourites(
  { id }: FavouriteRemoveInput,
  context: Context,
): Promise<ChangeResult> {
  const { retail } = requireSignedIn(context);
  const [key] = keysOfNode('Favourite', id, context) ?? [];
  if (key === undefined) return refusedResult(UNKNOWN, context);
  const refusals = { A0301: { ...UNKNOWN, code: 'NOT_PERMITTED' }, A0400: UNKNOWN } as const;
  return notifyOnSuccess(settleChange(removeFavourite(retail, key), refusals, context), context);
}

/** Notifies the other browsers of the account after a successful change. */
async function notifyOnSuccess(
  change: Promise<ChangeResult>,
  context: Context,
): Promise<ChangeResult> {
  const outcome = await change;
  if (outcome.viewer !== null)
    context.live.notify(requireSignedIn(context).session, [{ kind: 'favourites', key: null }]);
  return outcome;
}
