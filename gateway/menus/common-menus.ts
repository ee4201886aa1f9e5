import { enter, requireSignedIn, type Context } from '../context.ts';
import type { CommonMenu, CommonMenuInput, CommonMenusSaveInput, CommonMenusSavePayload } from '../generated/resolvers.ts';
import { saveCommonMenus } from './kept-rest.ts';
import { MOST_KEPT, refusable, userErrorOf, type Refusal } from './refusal.ts';

const TOO_MANY: Refusal = { field: ['menus'], code: 'TOO_MANY', message: 'tooManyCommonMenus' };
const FORBIDDEN: Refusal = { field: ['menus'], code: 'NOT_PERMITTED', message: 'menuNotPermitted' };

/** The whole list in its order, all or none. A menu that comes twice stands where it comes first. */
export async function setCommonMenus({ menus }: CommonMenusSaveInput, context: Context): Promise<CommonMenusSavePayload> {
  const wanted = menus.filter((menu, index) => menus.findIndex((other) => isSame(other, menu)) === index);
  if (wanted.length > MOST_KEPT) return refused(TOO_MANY, context);
  const found = await Promise.all(wanted.map((menu) => ownMenu(menu, context)));
  const missing = found.indexOf(null);
  if (missing >= 0) {
    const at = menus.findIndex((menu) => isSame(menu, wanted[missing]));
    return refused({ ...FORBIDDEN, field: ['menus', String(at)] }, context);
  }
  const { retail, session } = requireSignedIn(context);
  const kept = found.filter((menu) => menu !== null);
  const refusal = await refusable(saveCommonMenus(retail, kept), FORBIDDEN, TOO_MANY);
  if (refusal !== null) return refused(refusal, context);
  // The services are asked afresh, also for what this request has asked before.
  return { viewer: enter(context, session).viewer, userErrors: [] };
}

/** A leaf of a tree that the account has; null for anything else. */
async function ownMenu({ menuCode, applicationCode }: CommonMenuInput, context: Context): Promise<CommonMenu | null> {
  const { loaders } = requireSignedIn(context);
  if (!(await loaders.applications()).some(({ code }) => code === applicationCode)) return null;
  const menu = (await loaders.menus.load(applicationCode)).find(({ code, isLeaf }) => isLeaf && code === menuCode);
  return menu ? { menuCode, applicationCode, moduleCode: menu.moduleCode ?? null } : null;
}

function isSame(one: CommonMenuInput, other: CommonMenuInput | undefined): boolean {
  return one.menuCode === other?.menuCode && one.applicationCode === other.applicationCode;
}

function refused(refusal: Refusal, { locale }: Context): CommonMenusSavePayload {
  return { viewer: null, userErrors: [userErrorOf(refusal, locale)] };
}
