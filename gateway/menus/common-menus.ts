import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import type { CommonMenu, CommonMenuInput, CommonMenusSaveInput } from '../generated/resolvers.ts';
import { MAX_PINNED_MENUS } from '../request/max-pinned-menus.ts';
import type { Refusal } from '../errors/user-error.ts';
import { saveCommonMenus } from './pinned-menus-rest.ts';
import { refusedResult, settleChange, type ChangeResult } from './change-result.ts';

const TOO_MANY: Refusal = {
  field: 'menus',
  code: 'TOO_MANY',
  message: 'tooManyCommonMenus',
  values: { limit: MAX_PINNED_MENUS },
};
const FORBIDDEN: Refusal = { field: 'menus', code: 'NOT_PERMITTED', message: 'menuNotPermitted' };

/** Saves the whole list in its order, or nothing. A repeated menu keeps its first position. */
export async function setCommonMenus(
  { menus }: CommonMenusSaveInput,
  context: Context,
): Promise<ChangeResult> {
  const { retail } = requireSignedIn(context);
  const keys = menus.map(({ menuCode, applicationCode }) =>
    JSON.stringify([applicationCode, menuCode]),
  );
  if (new Set(keys).size > MAX_PINNED_MENUS) return refusedResult(TOO_MANY, context);
  const wanted = menus.filter((_menu, index) => keys.indexOf(keys[index] ?? '') === index);
  const found = await Promise.all(wanted.map((menu) => ownMenu(menu, context)));
  const missing = wanted[found.indexOf(null)];
  if (missing !== undefined)
    return refusedResult(
      { ...FORBIDDEN, field: ['menus', String(menus.indexOf(missing))] },
      context,
    );
  const permitted = found.filter((menu) => menu !== null);
  return settleChange(
    saveCommonMenus(retail, permitted),
    { A0301: FORBIDDEN, A0400: TOO_MANY },
    context,
  );
}

/** A menu that opens a module in an application of the account; null for anything else. */
async function ownMenu(
  { menuCode, applicationCode }: CommonMenuInput,
  context: Context,
): Promise<CommonMenu | null> {
  const { loaders } = requireSignedIn(context);
  if (!(await loaders.applications()).some(({ code }) => code === applicationCode)) return null;
  const menu = (await loaders.menus.load(applicationCode)).find(
    ({ code, isLeaf }) => isLeaf && code === menuCode,
  );
  return menu ? { menuCode, applicationCode, moduleCode: menu.moduleCode ?? null } : null;
}
