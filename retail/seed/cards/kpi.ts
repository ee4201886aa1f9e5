import { GROUPS } from '../groups.ts';
import type { Names } from '../names.ts';
import { REGIONS } from '../shops.ts';
import type { CardSeed } from './card.ts';

const DAILY = ['RPT', '200601'] as const;
const STORES = ['RPT', '200602'] as const;
const CATEGORIES = ['RPT', '200603'] as const;
const TRAFFIC = ['RPT', '200606'] as const;
const MARGIN = ['RPT', '200609'] as const;
const SUPPLIES = ['SCM', '300109'] as const;

type Module = Exclude<CardSeed['module'], undefined>;

function kpi(
  cardcode: string,
  names: Names,
  module: Module,
  params: Record<string, string> = { cardcode },
): CardSeed {
  return { cardcode, names, kind: 'KpiCard', uri: '/sales/kpi', params, module };
}

const OPERATING: readonly CardSeed[] = [
  kpi('operating01', ['销售额', '銷售額', 'Sales'], DAILY),
  kpi('operating02', ['毛利', '毛利', 'Gross profit'], MARGIN),
  kpi('operating03', ['客流', '來客數', 'Customer flow'], TRAFFIC),
  kpi('operating04', ['客单价', '客單價', 'Avg. ticket'], TRAFFIC),
];

/** The figures that suppliers may see; the margin is internal. */
const SUPPLIER: readonly CardSeed[] = [
  kpi('supplier01', ['供货商品销售额', '供貨商品銷售額', 'Sales of my products'], SUPPLIES),
  kpi('supplier02', ['销售数量', '銷售數量', 'Units sold'], SUPPLIES),
  kpi('supplier03', ['含我商品的订单', '含我商品的訂單', 'Orders with my products'], SUPPLIES),
  kpi('supplier04', ['平均售价', '平均售價', 'Avg. selling price'], SUPPLIES),
];

const REGION_NAMES: Readonly<Record<string, Names>> = {
  R1: ['华东', '華東', 'East'],
  R2: ['华南', '華南', 'South'],
  R3: ['华北', '華北', 'North'],
  R4: ['西南', '西南', 'South-west'],
};

/** One KPI card for each region or purchase group. */
function parts(
  prefix: string,
  cardcode: string,
  metric: Names,
  module: Module,
  by: 'regionid' | 'cateid',
): CardSeed[] {
  const values: [string, Names][] =
    by === 'regionid'
      ? REGIONS.map(([id]) => [id, REGION_NAMES[id] ?? metric])
      : GROUPS.map(({ categoryid, names }) => [categoryid, names]);
  return values.map(([id, [zhCN, zhTW, enUS]]) =>
    kpi(
      `${prefix}${id}`,
      [`${zhCN}${metric[0]}`, `${zhTW}${metric[1]}`, `${metric[2]}: ${enUS}`],
      module,
      {
        cardcode,
        [by]: id,
      },
    ),
  );
}

export const KPI_CARDS: readonly CardSeed[] = [
  ...OPERATING,
  ...SUPPLIER,
  ...parts('sales_', 'operating01', ['销售额', '銷售額', 'Sales'], STORES, 'regionid'),
  ...parts('flow_', 'operating03', ['客流', '來客數', 'Customer flow'], TRAFFIC, 'regionid'),
  ...parts('sales_', 'operating01', ['销售额', '銷售額', 'Sales'], CATEGORIES, 'cateid'),
  ...parts('profit_', 'operating02', ['毛利', '毛利', 'Gross profit'], MARGIN, 'cateid'),
];
