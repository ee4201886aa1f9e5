import type { RetailDatabase } from '../sqlite.ts';
import { ALERTS, CARDS } from './cards.ts';
import { GROUPS } from './groups.ts';
import type { Names } from './names.ts';
import { between, DRAW } from './noise.ts';
import { POST_TEMPLATES } from './people.ts';
import { insertRows } from './rows.ts';
import { REGIONS, SHOPS } from './shops.ts';

type Place = readonly [cardcode: string, row: number, column: number, width: number, height: number];

interface DashboardSeed {
  code: string;
  names: Names;
  type: 'home' | 'report';
  staff: readonly Place[];
  supplier: readonly Place[];
}

const KPI_ROW: readonly Place[] = ['operating01', 'operating02', 'operating03', 'operating04'].map((code, index) => [
  code,
  1,
  index * 3 + 1,
  3,
  1,
]);
const SUPPLIER_ROW: readonly Place[] = ['supplier01', 'supplier02', 'supplier03', 'supplier04'].map((code, index) => [
  code,
  1,
  index * 3 + 1,
  3,
  1,
]);

/** Four in a row from a row on. */
function quarters(codes: readonly string[], row: number): Place[] {
  return codes.map((code, index) => [code, row + Math.floor(index / 4), (index % 4) * 3 + 1, 3, 1]);
}

const REGION_IDS = REGIONS.map(([id]) => id);
const GROUP_IDS = GROUPS.map(({ categoryid }) => categoryid);

export const DASHBOARDS: readonly DashboardSeed[] = [
  {
    code: 'home',
    names: ['经营概览', '營運概覽', 'Overview'],
    type: 'home',
    staff: [...KPI_ROW, ['todo', 2, 1, 12, 1], ['salesline', 3, 1, 8, 2], ['storerank', 3, 9, 4, 2]],
    supplier: [...SUPPLIER_ROW, ['todo', 2, 1, 12, 1], ['salesline', 3, 1, 12, 2]],
  },
  {
    code: 'rpt_daily',
    names: ['日销报表', '日銷售報表', 'Daily sales'],
    type: 'report',
    staff: [...KPI_ROW, ['salesline', 2, 1, 8, 2], ['storerank', 2, 9, 4, 2]],
    supplier: [],
  },
  {
    code: 'rpt_store',
    names: ['门店分析', '門市分析', 'Store analysis'],
    type: 'report',
    staff: [
      ...quarters(
        REGION_IDS.map((id) => `sales_${id}`),
        1,
      ),
      ['storerank', 2, 1, 4, 2],
      ['salesline', 2, 5, 8, 2],
    ],
    supplier: [],
  },
  {
    code: 'rpt_category',
    names: ['品类分析', '品類分析', 'Category analysis'],
    type: 'report',
    staff: quarters(
      GROUP_IDS.map((id) => `sales_${id}`),
      1,
    ),
    supplier: [],
  },
  {
    code: 'rpt_traffic',
    names: ['客流分析', '來客分析', 'Customer flow'],
    type: 'report',
    staff: [
      ['operating03', 1, 1, 6, 1],
      ['operating04', 1, 7, 6, 1],
      ...quarters(
        REGION_IDS.map((id) => `flow_${id}`),
        2,
      ),
    ],
    supplier: [],
  },
  {
    code: 'rpt_margin',
    names: ['毛利分析', '毛利分析', 'Margin analysis'],
    type: 'report',
    staff: quarters(
      GROUP_IDS.map((id) => `profit_${id}`),
      1,
    ),
    supplier: [],
  },
  {
    code: 'rpt_supplier',
    names: ['销售查询', '銷售查詢', 'Sales'],
    type: 'report',
    staff: [],
    supplier: [...SUPPLIER_ROW, ['salesline', 2, 1, 12, 2]],
  },
];

export function cardKey(cardcode: string): string {
  return `card.${cardcode.toLowerCase()}`;
}

export function dashboardKey(code: string): string {
  return `dashboard.${code}`;
}

/** Suppliers have no post; the template of this name is theirs. */
const SUPPLIER_TEMPLATE = 'SUPPLIER';

export function seedDashboards(db: RetailDatabase): void {
  insertRows(
    db,
    'card',
    ['cardcode', 'cardname', 'entrycode', 'uitmpl', 'appcode', 'modulecode', 'service', 'uri', 'params'],
    CARDS.map(({ cardcode, names, kind, module, uri, params }) => [
      cardcode,
      names[0],
      cardKey(cardcode),
      kind,
      module?.[0] ?? null,
      module?.[1] ?? null,
      null,
      uri ?? null,
      params ? JSON.stringify(params) : null,
    ]),
  );
  insertRows(
    db,
    'dashboard',
    ['dtmplcode', 'dtmplname', 'entrycode', 'dtype'],
    DASHBOARDS.map(({ code, names, type }) => [code, names[0], dashboardKey(code), type]),
  );
  insertRows(
    db,
    'dashboard_template',
    ['dtmplcode', 'posttmplcode', 'cardcode', 'rownum', 'colnum', 'width', 'height'],
    DASHBOARDS.flatMap(({ code, staff, supplier }) => [
      ...POST_TEMPLATES.flatMap(([template]) => staff.map((place) => [code, template, ...place])),
      ...supplier.map((place) => [code, SUPPLIER_TEMPLATE, ...place]),
    ]),
  );
  insertRows(
    db,
    'alert',
    ['alertcode', 'icon', 'colour'],
    ALERTS.map(({ code, icon, colour }) => [code, icon, colour]),
  );
  insertRows(
    db,
    'shop_alert',
    ['alertcode', 'shopno', 'num'],
    ALERTS.flatMap(({ code, perShop }, index) =>
      SHOPS.map(({ shopno }) => [code, shopno, Math.floor(between(0, perShop * 2 + 0.99, DRAW.alert, shopno, index))]),
    ),
  );
}
