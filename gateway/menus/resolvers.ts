import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { keysOfId } from '../request/ids.ts';
import { setCommonMenus } from './common-menus.ts';
import { addToFavourites, removeFromFavourites } from './favourites.ts';
import { findManual } from './manual.ts';
import { shopModeOf } from './rest.ts';

/** Applications, menus, modules and manuals, and the favourites and common menus of an account. */
export const menuResolvers = {
  Mutation: {
    commonMenusSave: (_root, { input }, context) => setCommonMenus(input, context),
    favouritesAdd: (_root, { input }, context) => addToFavourites(input, context),
    favouriteRemove: (_root, { input }, context) => removeFromFavourites(input, context),
  },
  Viewer: {
    applications: (_viewer, _args, context) => requireSignedIn(context).loaders.applications(),
    application: (_viewer, { code }, context) => requireSignedIn(context).loaders.application(code),
    shopMode: async (_viewer, _args, context) => {
      const { account, loaders } = requireSignedIn(context);
      return shopModeOf(account, await loaders.applications());
    },
    sheetTypes: (_viewer, _args, context) => requireSignedIn(context).loaders.sheetTypes(),
    commonMenus: (_viewer, _args, context) => requireSignedIn(context).loaders.commonMenus(),
    favourites: (_viewer, _args, context) => requireSignedIn(context).loaders.favourites(),
    manual: (_viewer, { moduleCode }, context) =>
      findManual(requireSignedIn(context), moduleCode, context.locale),
    module: (_viewer, { code, applicationCode }, context) =>
      requireSignedIn(context).loaders.module.load({
        code,
        applicationCode: applicationCode ?? null,
      }),
  },
  Application: {
    homeUrl: ({ homeModuleCode }) => homeModuleCode,
    menus: ({ code }, _args, context) => requireSignedIn(context).loaders.menus.load(code),
    __resolveReference: async ({ id }, context) => {
      const applications = await requireSignedIn(context).loaders.applications();
      return applications.find((application) => application.id === id) ?? null;
    },
  },
  MenuNode: {
    __resolveReference: async ({ id }, context) => {
      const { loaders } = requireSignedIn(context);
      const [applicationCode] = keysOfId('MenuNode', id) ?? [];
      const applications = await loaders.applications();
      if (
        applicationCode === undefined ||
        !applications.some(({ code }) => code === applicationCode)
      )
        return null;
      const menus = await loaders.menus.load(applicationCode);
      const menu = menus.find((each) => each.id === id);
      // A copy, because Apollo writes the type's name into it.
      return menu === undefined ? null : { ...menu };
    },
  },
  Module: {
    __resolveReference: async ({ id }, context) => {
      const { loaders } = requireSignedIn(context);
      const [applicationCode, code] = keysOfId('Module', id) ?? [];
      return applicationCode === undefined || code === undefined
        ? null
        : loaders.module.load({ code, applicationCode });
    },
  },
  SheetType: {
    __resolveReference: async (reference, context) => {
      const sheetTypes = await requireSignedIn(context).loaders.sheetTypes();
      const code = 'code' in reference ? reference.code : keysOfId('SheetType', reference.id)?.[0];
      return sheetTypes.find((sheetType) => sheetType.code === code) ?? null;
    },
  },
  Favourite: {
    __resolveReference: async ({ id }, context) => {
      const favourites = await requireSignedIn(context).loaders.favourites();
      return favourites.find((favourite) => favourite.id === id) ?? null;
    },
  },
} satisfies Resolvers;
