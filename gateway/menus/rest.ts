import { firstOfEach } from '../values/first-of-each.ts';
import type { Account } from '../request/account.ts';
import { fileAddress } from '../request/file-address.ts';
import type { components } from '../../schema/generated/retail.ts';
import type { MenuNode, ShopMode, ShopScope, SheetType } from '../generated/resolvers.ts';
import { iconOf } from '../request/icon.ts';
import { globalId } from '../request/ids.ts';
import { createDerivedData } from '../values/derived-data.ts';
import { freezeData } from '../values/freeze-data.ts';
import { codeOf, field } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { OperationName } from '../upstream/operations.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { ancestorsOf, type TreeRow } from './menu-ancestors.ts';

type Schemas = components['schemas'];

/** An application of the schema without its menus, which need another call. */
export interface Application {
  id: string;
  code: string;
  name: string;
  i18nCode: string | null;
  shopScope: ShopScope;
  logoUrl: string | null;
  /** Path of the logo at the services, for rows that are sent back to them. */
  logoPath: string | null;
  homeModuleCode: string | null;
}

/** A menu with what rows that are sent back to the services need. */
export interface Menu extends MenuNode {
  /** The icon as the services sent it. */
  sentIcon: string | null;
}

interface NavigationCalls {
  applications: OperationName;
  menuTree: OperationName;
  /** Parameters that identify the owner of the navigation. */
  scope(account: Account): object;
  /** The two operations spell the application's parameter differently. */
  application(code: string): object;
}

/**
 * Staff get their navigation from the template of their post, suppliers from their tenant account.
 */
const NAVIGATION: Record<Account['userType'], NavigationCalls> = {
  STAFF: {
    applications: 'staffApplications',
    menuTree: 'staffMenuTree',
    scope: ({ enterprise, mainPost }) => ({
      entId: enterprise.code,
      postTmplCode: mainPost?.templateCode ?? '',
      postCode: mainPost?.code ?? '',
    }),
    application: (code) => ({ appCode: code }),
  },
  SUPPLIER: {
    applications: 'supplierApplications',
    menuTree: 'supplierMenuTree',
    scope: ({ tenantCode, code }) => ({ tenantid: tenantCode, accountid: code }),
    application: (code) => ({ appcode: code }),
  },
};

/**
 * The applications of type 0, each once. Empty when the services refuse or do not have the
 * operation; other errors are thrown.
 */
export async function listApplications(
  retail: RetailClient,
  account: Account,
  options?: CallOptions,
): Promise<Application[]> {
  const { applications, scope } = NAVIGATION[account.userType];
  const data = await retail.call(applications, scope(account), options).catch((error: unknown) => {
    if (
      error instanceof UpstreamError &&
      (error.kind === 'refused' || error.kind === 'not-implemented')
    )
      return [];
    throw error;
  });
  const rows = rowsOf<Schemas['Application']>(applications, data).filter(
    ({ appcode, apptype }) => codeOf(appcode) !== '' && codeOf(apptype) === '0',
  );
  return firstOfEach(rows, ({ appcode }) => codeOf(appcode)).map(applicationOf);
}

function applicationOf(row: Schemas['Application']): Application {
  const code = codeOf(row.appcode);
  return {
    id: globalId('Application', code),
    code,
    name: codeOf(row.appname) || code,
    i18nCode: codeOf(row.i18ncode) || null,
    shopScope: codeOf(row.issingleshop) === '1' ? 'SINGLE' : 'MULTIPLE',
    logoUrl: fileAddress(row.applogo),
    logoPath: codeOf(row.applogo) || null,
    homeModuleCode: codeOf(row.homeurl) || null,
  };
}

/**
 * Whether the applications work on one store, on many, on both or on none. Suppliers have no
 * stores.
 */
export function shopModeOf(account: Account, applications: readonly Application[]): ShopMode {
  if (account.userType === 'SUPPLIER' || applications.length === 0) return 'NONE';
  const scopes = new Set(applications.map(({ shopScope }) => shopScope));
  return scopes.size === 2 ? 'BOTH' : scopes.has('SINGLE') ? 'SINGLE' : 'MULTIPLE';
}

/** The menus of a tree that many users of a post get, by the code of their application. */
const menusOf = createDerivedData<Map<string, readonly Menu[]>>();

/** The menu tree of an application as a flat list, each menu before its children. */
export async function listMenus(
  retail: RetailClient,
  account: Account,
  applicationCode: string,
): Promise<readonly Menu[]> {
  const { menuTree, scope, application } = NAVIGATION[account.userType];
  const data = await retail.call(menuTree, { ...scope(account), ...application(applicationCode) });
  const read = (): Menu[] =>
    flatten(rowsOf<Schemas['MenuNode']>(menuTree, data), menuTree, applicationCode);
  if (!Object.isFrozen(data)) return read();
  const byApplication = menusOf(data, () => new Map());
  const known = byApplication.get(applicationCode);
  if (known !== undefined) return known;
  const menus = read();
  freezeData(menus);
  byApplication.set(applicationCode, menus);
  return menus;
}

/**
 * Uses a stack instead of recursion, because the services decide how deep the tree is. A row
 * without a code is skipped, and its children belong to the row above it.
 */
function flatten(
  roots: readonly Schemas['MenuNode'][],
  operation: OperationName,
  applicationCode: string,
): Menu[] {
  const found: TreeRow[] = [];
  const waiting: TreeRow[] = roots.map((row) => ({ row, holder: null })).reverse();
  for (let tree = waiting.pop(); tree !== undefined; tree = waiting.pop()) {
    const isMenu = codeOf(tree.row.menucode) !== '';
    if (isMenu) found.push(tree);
    const holder = isMenu ? tree : tree.holder;
    for (const row of rowsOf<Schemas['MenuNode']>(operation, tree.row.children).reverse())
      waiting.push({ row, holder });
  }
  const ancestors = ancestorsOf(found);
  return found.map(({ row }, index) => menuOf(row, applicationCode, ancestors[index] ?? []));
}

function menuOf(
  row: Schemas['MenuNode'],
  applicationCode: string,
  parentCodes: readonly string[],
): Menu {
  const code = codeOf(row.menucode);
  return {
    id: globalId('MenuNode', applicationCode, code),
    code,
    name: codeOf(row.menuname) || code,
    i18nCode: codeOf(row.i18ncode) || null,
    parentCodes: [...parentCodes],
    isLeaf: codeOf(row.lastflag) === '1',
    moduleCode: codeOf(row.modulecode) || null,
    icon: iconOf(row.icon),
    sentIcon: codeOf(row.icon) || null,
  };
}

/** All types of documents. */
export async function listSheetTypes(retail: RetailClient): Promise<SheetType[]> {
  const body = {
    pageSize: 10000,
    pageNo: 1,
    params: {},
    fields: ['sheettype', 'sheettypename', 'i18ncode'],
  };
  const rows = rowsOf<Schemas['SheetType']>(
    'sheetTypes',
    field(await retail.call('sheetTypes', body), 'pageData'),
  );
  return rows.map(sheetTypeOf).filter(({ code }) => code !== '');
}

function sheetTypeOf(row: Schemas['SheetType']): SheetType {
  const code = codeOf(row.sheettype);
  return {
    code,
    name: codeOf(row.sheettypename) || code,
    id: globalId('SheetType', code),
    i18nCode: codeOf(row.i18ncode) || null,
  };
}
