import { firstOfEach } from '../values/first-of-each.ts';
import type { Account } from '../request/account.ts';
import type { components } from '../../schema/generated/retail.ts';
import { fileAddress } from '../request/file-address.ts';
import { iconNameOf, pictureAddressOf } from '../request/icon.ts';
import type { CommonMenu, Favourite } from '../generated/resolvers.ts';
import { globalId } from '../request/ids.ts';
import { codeOf, field } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';

type Schemas = components['schemas'];

const PAGE = { pageNo: 1, pageSize: 20 };

/**
 * Identifies the owner: an account in its post. Suppliers have no post, so their post fields are
 * empty.
 */
function ownerOf({ code, mainPost }: Account): Required<Schemas['FavoriteScope']> {
  return {
    usercode: code,
    deptcode: mainPost?.departmentCode ?? '',
    posttmplcode: mainPost?.templateCode ?? '',
    postcode: mainPost?.code ?? '',
    apptype: '0',
  };
}

/** The account's favourites in its post. Rows without a module are left out. */
export async function listFavourites(
  retail: RetailClient,
  account: Account,
  limit?: CallOptions,
): Promise<Favourite[]> {
  const data = await retail.call('favourites', { params: ownerOf(account), ...PAGE }, limit);
  const rows = rowsOf<Schemas['Favorite']>('favourites', field(data, 'pageData')).map(favouriteOf);
  return rows.filter(({ moduleCode }) => moduleCode !== '');
}

/** Tolerates missing values, so that one bad row does not lose the others. */
function favouriteOf(row: Schemas['Favorite']): Favourite {
  const moduleCode = codeOf(row.modulecode);
  return {
    id: globalId('Favourite', codeOf(row.id)),
    moduleCode,
    name: codeOf(row.modulename) || moduleCode,
    i18nCode: codeOf(row.i18ncode) || null,
    applicationCode: codeOf(row.appcode),
    applicationName: codeOf(row.appname),
    icon: iconNameOf(row.iconpath),
    iconUrl: pictureAddressOf(row.iconpath),
    applicationLogoUrl: fileAddress(row.logo),
  };
}

/** What is stored with a favourite, so that it can be shown without loading the menus. */
export interface FavouriteModule {
  code: string;
  name: string;
  i18nCode: string | null;
  applicationCode: string;
  applicationName: string;
  /** Icon of its menu, as the services sent it. */
  icon: string | null;
  /** Path of the logo of its application. */
  logoPath: string | null;
}

/**
 * Adds new favourites and keeps the existing ones. The first new one gets the given position, the
 * others follow it.
 */
export function addFavourites(
  retail: RetailClient,
  account: Account,
  modules: readonly FavouriteModule[],
  position: number | null,
): Promise<unknown> {
  const owner = { entid: account.enterprise.code, ...ownerOf(account) };
  const rows = modules.map((module, index) => ({
    ...owner,
    modulecode: module.code,
    modulename: module.name,
    appcode: module.applicationCode,
    appname: module.applicationName,
    iconpath: module.icon,
    logo: module.logoPath,
    i18ncode: module.i18nCode,
    ...(position !== null && { sort: position + index }),
  }));
  return retail.call('addFavourites', rows);
}

/** Removes a favourite by its key at the services. */
export function removeFavourite(retail: RetailClient, key: string): Promise<unknown> {
  return retail.call('removeFavourite', { id: key });
}

/** The account's common menus in its post. Rows without a menu and repeated ones are left out. */
export async function listCommonMenus(
  retail: RetailClient,
  account: Account,
): Promise<CommonMenu[]> {
  const data = await retail.call('commonMenus', { params: ownerOf(account), ...PAGE });
  const rows = rowsOf<Schemas['CommonMenu']>('commonMenus', field(data, 'pageData')).map((row) => ({
    menuCode: codeOf(row.menucode),
    applicationCode: codeOf(row.appcode),
    moduleCode: codeOf(row.modulecode) || null,
  }));
  return firstOfEach(
    rows.filter(({ menuCode }) => menuCode !== ''),
    ({ applicationCode, menuCode }) => JSON.stringify([applicationCode, menuCode]),
  );
}

/** Replaces the common menus, in the given order. */
export function saveCommonMenus(
  retail: RetailClient,
  menus: readonly CommonMenu[],
): Promise<unknown> {
  const rows = menus.map(({ menuCode, applicationCode, moduleCode }, index) => ({
    menucode: menuCode,
    appcode: applicationCode,
    modulecode: moduleCode ?? null,
    sort: index + 1,
  }));
  return retail.call('saveCommonMenus', rows);
}
