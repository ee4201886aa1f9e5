import { dayNumber } from '../server/calendar.ts';

/**
 * Values that depend on the size of a store: daily sales, average receipt, and how many visitors
 * leave without buying.
 */
export interface Format {
  code: string;
  dailySales: number;
  receipt: number;
  visitorsPerReceipt: number;
}

/** Amounts in fen. */
export const FORMATS = {
  hypermarket: { code: '1', dailySales: 22_000_000, receipt: 9_800, visitorsPerReceipt: 1.42 },
  supermarket: { code: '2', dailySales: 8_000_000, receipt: 6_200, visitorsPerReceipt: 1.3 },
  convenience: { code: '3', dailySales: 1_400_000, receipt: 2_400, visitorsPerReceipt: 1.14 },
} as const satisfies Record<string, Format>;

export const REGIONS = [
  ['R1', '华东区域'],
  ['R2', '华南区域'],
  ['R3', '华北区域'],
  ['R4', '西南区域'],
] as const;

export interface ShopSeed {
  shopno: number;
  shopid: string;
  name: string;
  regionid: string;
  format: keyof typeof FORMATS;
  opened: string;
  refit?: readonly [from: string, to: string];
  /** Planned growth compared with last year; undefined for the store without a plan. */
  optimism?: number;
}

type ShopRow = readonly [
  name: string,
  region: number,
  format: keyof typeof FORMATS,
  opened: string,
  optimism?: number,
];

/**
 * The dates of the new store and of the renovation are fixed. If they depended on the day of
 * generation, a date would not have the same figures in every file.
 */
const ROWS: readonly ShopRow[] = [
  ['滨江旗舰店', 1, 'hypermarket', '2014-05-01', 1.02],
  ['城西广场店', 1, 'hypermarket', '2015-09-28', 0.94],
  ['高新大道店', 2, 'hypermarket', '2016-12-18', 1.12],
  ['湖畔中心店', 1, 'hypermarket', '2017-04-22', 0.98],
  ['东站枢纽店', 3, 'hypermarket', '2018-01-20', 1.28],
  ['南湖新城店', 4, 'hypermarket', '2019-09-12', 1.04],
  ['学府路店', 1, 'supermarket', '2013-08-18', 0.96],
  ['金桥路店', 2, 'supermarket', '2014-11-08', 1.1],
  ['望江门店', 1, 'supermarket', '2015-03-21', 1.06],
  [
    '和平里社区生活广场标准超市店（临江新城地铁二号线换乘站东侧）',
    3,
    'supermarket',
    '2016-06-18',
    1.18,
  ],
  ['凤凰山路店', 2, 'supermarket', '2016-10-01', 0.9],
  ['文昌阁店', 4, 'supermarket', '2017-07-15', 1.45],
  ['梧桐里店', 1, 'supermarket', '2017-12-30', 1.0],
  ['朝阳公园店', 3, 'supermarket', '2018-05-19', 1.08],
  ['桃源居店', 2, 'supermarket', '2018-09-22', 0.88],
  ['锦绣天府店', 4, 'supermarket', '2019-04-27', 1.14],
  ['石榴庄店', 3, 'supermarket', '2019-11-23', 1.6],
  ['翡翠湾店', 2, 'supermarket', '2020-08-08', 1.05],
  ['紫金港店', 1, 'supermarket', '2021-05-15', 0.97],
  ['大学城店', 4, 'supermarket', '2026-02-15', 1.22],
  ['运河东路便利店', 1, 'convenience', '2018-03-10', 1.03],
  ['人民医院便利店', 1, 'convenience', '2018-06-16', 0.85],
  ['会展中心便利店', 2, 'convenience', '2018-11-17', 1.35],
  ['火车南站便利店', 3, 'convenience', '2019-01-12', 0.92],
  ['软件园便利店', 2, 'convenience', '2019-03-23', 1.09],
  ['中山北路便利店', 1, 'convenience', '2019-06-29', 1.01],
  ['银泰街便利店', 4, 'convenience', '2019-08-31', 1.5],
  ['体育场路便利店', 1, 'convenience', '2020-01-04', 1.07],
  ['青年公社便利店', 3, 'convenience', '2020-05-30', 0.95],
  ['海棠湾便利店', 2, 'convenience', '2020-10-17', 1.16],
  ['创智天地便利店', 1, 'convenience', '2021-03-20', 0.99],
  ['双流机场路便利店', 4, 'convenience', '2021-07-24', 1.2],
  ['西直门便利店', 3, 'convenience', '2021-12-11', 1.04],
  ['荔枝公园便利店', 2, 'convenience', '2022-06-25', 1.12],
  ['春熙里便利店', 4, 'convenience', '2023-04-15', 0.93],
  ['五道口便利店', 3, 'convenience', '2024-03-02'],
];

const REFIT: Readonly<Record<string, readonly [string, string]>> = {
  '1014': ['2026-04-06', '2026-04-25'],
};

export const SHOPS: readonly ShopSeed[] = ROWS.map(
  ([name, region, format, opened, optimism], index) => {
    const shopid = String(1001 + index);
    const refit = REFIT[shopid];
    return {
      shopno: index + 1,
      shopid,
      name,
      regionid: `R${region}`,
      format,
      opened,
      ...(refit && { refit }),
      ...(optimism !== undefined && { optimism }),
    };
  },
);

/** Whether a store is open on a day. */
export function isOpen(shop: ShopSeed, day: number): boolean {
  if (day < dayNumber(shop.opened)) return false;
  return !shop.refit || day < dayNumber(shop.refit[0]) || day > dayNumber(shop.refit[1]);
}
