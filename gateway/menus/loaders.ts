import { settleAll } from '../async/settle-all.ts';
import { nullIfNotPermitted } from '../errors/refusals.ts';
import DataLoader from 'dataloader';
import type { Account } from '../request/account.ts';
import type {
  CommonMenu,
  Favourite,
  Module,
  Post,
  SheetType,
  ShopMode,
} from '../generated/resolvers.ts';
import { once } from '../async/once.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';
import { findModule, findModuleOfSheets } from './module-rest.ts';
import { listCommonMenus, listFavourites } from './pinned-menus-rest.ts';
import {
  listApplications,
  listMenus,
  listSheetTypes,
  shopModeOf,
  type Application,
  type Menu,
} from './rest.ts';

interface ModuleKey {
  code: string;
  /** Null searches all applications. */
  applicationCode: string | null;
}

export interface MenuLoaders {
  applications(): Promise<Application[]>;
  /** An application by its code. A cached list is good enough. */
  application(code: string): Promise<Application | null>;
  /** The shop mode of the account in one of its posts, which need not be the current one. */
  shopModeOf(post: Post | null): Promise<ShopMode>;
  sheetTypes(): Promise<SheetType[]>;
  favourites(limit?: CallOptions): Promise<Favourite[]>;
  commonMenus(): Promise<CommonMenu[]>;
  /** The menus of an application, by its code. */
  menus: DataLoader<string, readonly Menu[]>;
  module: DataLoader<ModuleKey, Module | null, string>;
  /**
   * The module in which documents of a type are edited, by sheet type; null when the account has
   * none.
   */
  moduleOfSheets: DataLoader<string, Module | null>;
  /** The module by its code; null when it does not exist or the account may not open it. */
  permittedModule(key: ModuleKey): Promise<Module | null>;
}

export function createMenuLoaders(
  retail: RetailClient,
  account: Account,
  frameOrigins: readonly string[],
): MenuLoaders {
  const module = new DataLoader(
    (keys: readonly ModuleKey[]) =>
      settleAll(keys.map((key) => findModule(retail, key, frameOrigins))),
    { cacheKeyFn: ({ code, applicationCode }) => JSON.stringify([code, applicationCode]) },
  );
  return {
    applications: once(() => listApplications(retail, account)),
    application: async (code) =>
      (await listApplications(retail, account, { fresh: false })).find(
        (application) => application.code === code,
      ) ?? null,
    shopModeOf: async (post) =>
      shopModeOf(account, await listApplications(retail, { ...account, mainPost: post })),
    sheetTypes: once(() => listSheetTypes(retail)),
    favourites: (limit) => listFavourites(retail, account, limit),
    commonMenus: once(() => listCommonMenus(retail, account)),
    menus: new DataLoader((codes) =>
      settleAll(codes.map((code) => listMenus(retail, account, code))),
    ),
    module,
    moduleOfSheets: new DataLoader((types) =>
      settleAll(
        types.map((type) =>
          findModuleOfSheets(retail, type, frameOrigins).catch(nullIfNotPermitted),
        ),
      ),
    ),
    permittedModule: async (key) =>
      key.code === '' ? null : module.load(key).catch(nullIfNotPermitted),
  };
}
