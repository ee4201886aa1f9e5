import type { RetailDatabase } from '../database/sqlite.ts';
import { APPLICATIONS } from './applications/catalogue.ts';
import { leavesOf, moduleCode } from './applications/tree.ts';
import type { Names } from './names.ts';
import { ENTERPRISE } from './organisation.ts';
import { POSTS, STAFF } from './people.ts';
import { insertRows } from './rows.ts';

/** PASSWORDKINDS is how many kinds of upper case, lower case, digits and symbols a password needs. */
const PARAMETERS = [
  ['CLIENT_ID', ENTERPRISE],
  ['CLIENT_NAME', '样例零售集团'],
  ['MENUMODE', 'left'],
  ['ENGLISHDISPLAY', '1'],
  ['JUSTSHOWMESSAGE', '0'],
  ['PASSWORDKINDS', '3'],
] as const;

export const SHEET_TYPES: readonly (readonly [code: string, names: Names])[] = [
  ['PO', ['采购订单', '採購訂單', 'Purchase order']],
  ['PC', ['采购订单变更', '採購訂單變更', 'Purchase order change']],
  ['GR', ['验收单', '驗收單', 'Goods receipt']],
  ['RT', ['退货单', '退貨單', 'Return']],
  ['RQ', ['要货申请', '補貨申請', 'Replenishment request']],
  ['TR', ['调拨单', '調撥單', 'Stock transfer']],
  ['SD', ['盘点差异单', '盤點差異單', 'Stocktake difference']],
  ['SC', ['报损单', '報廢單', 'Write-off']],
  ['PA', ['调价单', '調價單', 'Price change']],
  ['PM', ['促销方案', '促銷方案', 'Promotion plan']],
  ['NP', ['新品引进单', '新品引進單', 'New product']],
  ['SA', ['供应商准入单', '供應商准入單', 'Supplier admission']],
  ['CT', ['采购合同', '採購合約', 'Purchase contract']],
  ['EX', ['费用单', '費用單', 'Expense claim']],
  ['ST', ['对账单', '對帳單', 'Statement']],
  ['SB', ['结算单', '結算單', 'Settlement']],
  ['IV', ['开票申请', '開立發票申請', 'Invoice request']],
  ['MD', ['主数据变更单', '主檔資料變更單', 'Master data change']],
  ['AP', ['门店活动单', '門市活動單', 'Store event']],
];

export function sheetTypeKey(code: string): string {
  return `sheet.${code.toLowerCase()}`;
}

const USUAL = ['200201', '200101', '200601', '200109', '200110', '200402', '200103'];
const TWELVE = [
  '200101',
  '200102',
  '200103',
  '200105',
  '200107',
  '200109',
  '200111',
  '200301',
  '200304',
  '200309',
  '200601',
  '200606',
];

/** Favourites by account: typical ones, the maximum; other accounts have none. */
const FAVOURITES: Readonly<Record<string, readonly string[]>> = {
  admin: USUAL,
  ops_director: USUAL,
  area_east: TWELVE,
};

export function seedSettings(db: RetailDatabase): void {
  insertRows(db, 'global_parameter', ['paraid', 'paravalue'], PARAMETERS);
  insertRows(
    db,
    'sheet_type',
    ['sheettype', 'sheettypename', 'i18ncode'],
    SHEET_TYPES.map(([code, names]) => [code, names[0], sheetTypeKey(code)]),
  );
  insertRows(
    db,
    'favorite',
    [
      'id',
      'entid',
      'usercode',
      'deptcode',
      'posttmplcode',
      'postcode',
      'appcode',
      'modulecode',
      'iconpath',
      'apptype',
      'sort',
    ],
    Object.entries(FAVOURITES).flatMap(([usercode, modules]) => {
      const main = STAFF.find((person) => person.usercode === usercode)?.posts[0];
      const [postcode = '', , department = '', template = ''] =
        POSTS.find(([code]) => code === main) ?? [];
      return modules.map((modulecode, index) => {
        const { appcode, icon } = moduleOf(modulecode);
        return [
          `F-${usercode}-${modulecode}`,
          ENTERPRISE,
          usercode,
          department,
          template,
          postcode,
          appcode,
          modulecode,
          icon,
          '0',
          index + 1,
        ];
      });
    }),
  );
}

function moduleOf(modulecode: string): { appcode: string; icon: string } {
  for (const application of APPLICATIONS)
    for (const leaf of leavesOf(application.menu))
      if (moduleCode(application, leaf.no) === modulecode)
        return { appcode: application.code, icon: leaf.icon };
  throw new Error(`No module ${modulecode} for a favourite`);
}
