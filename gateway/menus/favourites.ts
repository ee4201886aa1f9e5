import { enter, requireSignedIn, type Context } from '../context.ts';
import type { FavouriteRemoveInput, FavouritesAddInput, FavouritesPayload, Module } from '../generated/resolvers.ts';
import { keysOfId } from '../ids.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { addFavourites, removeFavourite } from './kept-rest.ts';
import { MOST_KEPT, refusable, userErrorOf, type Refusal } from './refusal.ts';

const TOO_MANY: Refusal = { field: ['moduleCodes'], code: 'TOO_MANY', message: 'tooManyFavourites' };
const FORBIDDEN: Refusal = { field: ['moduleCodes'], code: 'NOT_PERMITTED', message: 'moduleNotPermitted' };
const UNKNOWN: Refusal = { field: ['id'], code: 'INVALID', message: 'unknownFavourite' };

/** All or none: what is a favourite already changes nothing, the rest must be modules that the account may open. */
export async function addToFavourites({ moduleCodes }: FavouritesAddInput, context: Context): Promise<FavouritesPayload> {
  const { account, retail, loaders } = requireSignedIn(context);
  const kept = await loaders.favourites();
  const added = [...new Set(moduleCodes)].filter((code) => !kept.some(({ moduleCode }) => moduleCode === code));
  if (added.length === 0) return outcome(null, context);
  if (kept.length + added.length > MOST_KEPT) return outcome(TOO_MANY, context);
  const modules = await Promise.all(added.map((code) => openableModule(code, context)));
  const missing = modules.indexOf(null);
  if (missing >= 0) {
    const at = moduleCodes.indexOf(added[missing] ?? '');
    return outcome({ ...FORBIDDEN, field: ['moduleCodes', String(at)] }, context);
  }
  const found = modules.filter((module) => module !== null);
  return outcome(await refusable(addFavourites(retail, account, found), FORBIDDEN, TOO_MANY), context);
}

export async function removeFromFavourites({ id }: FavouriteRemoveInput, context: Context): Promise<FavouritesPayload> {
  const [key] = keysOfId('Favourite', id) ?? [];
  if (key === undefined) return outcome(UNKNOWN, context);
  const forbidden: Refusal = { field: ['id'], code: 'NOT_PERMITTED', message: 'unknownFavourite' };
  return outcome(await refusable(removeFavourite(requireSignedIn(context).retail, key), forbidden, UNKNOWN), context);
}

/** Null for one that there is not or that the account may not open. */
async function openableModule(code: string, context: Context): Promise<Module | null> {
  if (code === '') return null;
  try {
    return await requireSignedIn(context).loaders.module.load({ code, applicationCode: null });
  } catch (error) {
    if (error instanceof UpstreamError && error.returncode === 'A0301') return null;
    throw error;
  }
}

/** After a change the services are asked afresh, also for what this request has asked before. */
function outcome(refusal: Refusal | null, context: Context): FavouritesPayload {
  if (refusal !== null) return { viewer: null, userErrors: [userErrorOf(refusal, context.locale)] };
  return { viewer: enter(context, requireSignedIn(context).session).viewer, userErrors: [] };
}
