import { GROUPS } from './groups.ts';
import type { Names } from './names.ts';
import { REGIONS } from './shops.ts';

export interface CardSeed {
  cardcode: string;
  names: Names;
  kind: string;
  /** Module behind the card, with its application. */
  module?: readonly [appcode: string, modulecode: string];
  uri?: string;
  params?: Readonly<Record<string, string>>;
}

const DAILY = ['RPT', '200601'] as const;
const STORES = ['RPT', '200602'] as const;
const MARGIN = ['RPT', '200609'] as const;
const TRAFFIC = ['RPT', '200606'] as const;

function kpi(
  cardcode: string,
  names: Names,
  module: CardSeed['module'],
  params: Record<string, string> = { cardcode },
): CardSeed {
  return { cardcode, names, kind: 'KpiCard', uri: '/sales/kpi', params, ...(module && { module }) };
}

const OPERATING: readonly CardSeed[] = [
  kpi('operating01', ['销售额', '銷售額', 'Sales'], DAILY),
  kpi('operating02', ['毛利', '毛利', 'Gross profit'], MARGIN),
  kpi('operating03', ['客流', '來客數', 'Customer flow'], TRAFFIC),
  kpi('operating04', ['客单价', '客單價', 'Avg. ticket'], TRAFFIC),
];

/** What a supplier is told; the margin is the chain's own business. */
const SUPPLIER: readonly CardSeed[] = [
  kpi('supplier01', ['供货商品销售额', '供貨商品銷售額', 'Sales of my products'], ['SCM', '300109']),
  kpi('supplier02', ['销售数量', '銷售數量', 'Units sold'], ['SCM', '300109']),
  kpi('supplier03', ['含我商品的订单', '含我商品的訂單', 'Orders with my products'], ['SCM', '300109']),
  kpi('supplier04', ['平均售价', '平均售價', 'Avg. selling price'], ['SCM', '300109']),
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
  module: CardSeed['module'],
  by: 'regionid' | 'cateid',
): CardSeed[] {
  const values: [string, Names][] =
    by === 'regionid'
      ? REGIONS.map(([id]) => [id, REGION_NAMES[id] ?? metric])
      : GROUPS.map(({ categoryid, names }) => [categoryid, names]);
  return values.map(([id, [zhCN, zhTW, enUS]]) =>
    kpi(`${prefix}${id}`, [`${zhCN}${metric[0]}`, `${zhTW}${metric[1]}`, `${metric[2]}: ${enUS}`], module, {
      cardcode,
      [by]: id,
    }),
  );
}

interface AlertSeed {
  code: string;
  names: Names;
  icon: string;
  colour: string;
  module: readonly [appcode: string, modulecode: string];
  /** About how many a store has. */
  perShop: number;
}

/** What the count cards count. */
export const ALERTS: readonly AlertSeed[] = [
  {
    code: 'expiring',
    names: ['临期商品', '即期商品', 'Expiring products'],
    icon: 'exclamation-triangle',
    colour: '#c2690c',
    module: ['OPS', '200109'],
    perShop: 9,
  },
  {
    code: 'stockout',
    names: ['缺货单品', '缺貨單品', 'Out of stock'],
    icon: 'box',
    colour: '#b83280',
    module: ['RPT', '200612'],
    perShop: 4,
  },
  {
    code: 'negative',
    names: ['负毛利单品', '負毛利單品', 'Products below cost'],
    icon: 'tag',
    colour: '#c2690c',
    module: ['RPT', '200611'],
    perShop: 1,
  },
  {
    code: 'labels',
    names: ['价签待打印', '待列印標籤', 'Labels to print'],
    icon: 'print',
    colour: '#0f8a7d',
    module: ['OPS', '200110'],
    perShop: 12,
  },
  {
    code: 'receipts',
    names: ['待收货', '待收貨', 'Awaiting receipt'],
    icon: 'truck',
    colour: '#348eed',
    module: ['PUR', '200204'],
    perShop: 3,
  },
  {
    code: 'differences',
    names: ['对账差异', '對帳差異', 'Statement differences'],
    icon: 'calculator',
    colour: '#475569',
    module: ['FIN', '200510'],
    perShop: 0,
  },
];

export const CARDS: readonly CardSeed[] = [
  ...OPERATING,
  ...SUPPLIER,
  ...parts('sales_', 'operating01', ['销售额', '銷售額', 'Sales'], STORES, 'regionid'),
  ...parts('flow_', 'operating03', ['客流', '來客數', 'Customer flow'], TRAFFIC, 'regionid'),
  ...parts('sales_', 'operating01', ['销售额', '銷售額', 'Sales'], ['RPT', '200603'], 'cateid'),
  ...parts('profit_', 'operating02', ['毛利', '毛利', 'Gross profit'], MARGIN, 'cateid'),
  { cardcode: 'todo', names: ['待办事项', '待辦事項', 'To do'], kind: 'TodoCard', module: ['PORTAL', '100003'] },
  {
    cardcode: 'salesline',
    names: ['销售趋势', '銷售趨勢', 'Sales trend'],
    kind: 'SalesLineCard',
    module: DAILY,
    uri: '/sales/trend',
  },
  {
    cardcode: 'storerank',
    names: ['门店销售 TOP10', '門市銷售 TOP10', 'Top 10 stores by sales'],
    kind: 'StoreRankCard',
    module: STORES,
    uri: '/sales/storeRanking',
  },
  {
    cardcode: 'channelpie',
    names: ['渠道销售占比', '通路銷售占比', 'Sales by channel'],
    kind: 'PieCard',
    uri: '/sales/channelPie',
  },
  {
    cardcode: 'topproduct',
    names: ['单品销售排行', '單品銷售排行', 'Top products'],
    kind: 'TopProductCard',
    uri: '/sales/topProduct',
  },
  {
    cardcode: 'channelbar',
    names: ['渠道销售', '通路銷售', 'Channels by group'],
    kind: 'ChannelBarCard',
    uri: '/sales/channelBar',
  },
  {
    cardcode: 'progress',
    names: ['采购组进度', '採購組進度', 'Purchase group progress'],
    kind: 'ProgressCard',
    uri: '/sales/progress',
  },
  { cardcode: 'member', names: ['会员销售', '會員銷售', 'Member sales'], kind: 'CircleCard', uri: '/sales/circle' },
  ...ALERTS.map(({ code, names, module }): CardSeed => ({
    cardcode: code,
    names,
    kind: 'CountCard',
    module,
    uri: '/count/get',
    params: { cardcode: code },
  })),
  { cardcode: 'fastapp', names: ['常用功能', '常用功能', 'Favourites'], kind: 'FastAppCard' },
];
