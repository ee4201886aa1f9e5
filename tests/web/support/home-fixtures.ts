import type { HomeQuery } from '../../../web/features/home/Home.gen.ts';
import type { KpiCard_CardFragment } from '../../../web/features/home/cards/kpi/KpiCard.gen.ts';

import { viewer } from './viewer-fixture.ts';

export type Dashboard = NonNullable<NonNullable<HomeQuery['viewer']>['dashboard']>;
export type CardData = Dashboard['above'][number];
type Figures = NonNullable<KpiCard_CardFragment['figures']>;
type Kpi = Extract<CardData, { __typename: 'KpiCard' }>;
export type Counters = NonNullable<Extract<CardData, { __typename: 'TodoCard' }>['totals']>;

const common = (
  code: string,
  name: string,
  place: [row: number, column: number, width: number],
) => ({
  id: `card-${code}`,
  code,
  name,
  i18nCode: null,
  moduleCode: null,
  position: {
    __typename: 'CardPosition' as const,
    row: place[0],
    column: place[1],
    width: place[2],
    height: 1,
  },
});

const attainment = (
  actual: string,
  plan: string | null,
  rate: string | null,
  band: Figures['month']['band'],
) => ({
  __typename: 'Attainment' as const,
  actual,
  plan,
  rate,
  band,
  elapsedRate: '63.33',
});

export const salesFigures: Figures = {
  unit: 'MONEY',
  currency: 'CNY',
  asOf: '2026-11-19',
  yesterday: '2584312.60',
  dayBefore: '2503700.00',
  dayOverDayRate: '3.22',
  month: attainment('51097800.00', '80520000.00', '63.46', 'BELOW_80'),
  year: attainment('801187400.00', '947030000.00', '84.60', 'BELOW_100'),
};

export function kpi(
  code: string,
  name: string,
  column: number,
  figures: Partial<Figures> | null = {},
  more: Partial<Kpi> = {},
): Kpi {
  const typed = figures && { __typename: 'KpiFigures' as const, ...salesFigures, ...figures };
  return {
    __typename: 'KpiCard',
    ...common(code, name, [1, column, 3]),
    moduleCode: 'rpt_daily',
    figures: typed,
    ...more,
  };
}

const actuals =
  '230.11 238.40 270.08 329.92 311.36 226.51 237.34 242.02 240.81 277.31 317.64 307.14 228.83 233.33 237.72 176.40 267.60 311.05 300.43 231.55 297.40 402.18 270.21 278.28 324.36 299.45 230.33 224.40 251.45 259.50'.split(
    ' ',
  );

function series(days: number) {
  const points = actuals.slice(-days).map((actual, at) => {
    const date = new Date(Date.UTC(2026, 10, 20 - days + at)).toISOString().slice(0, 10);
    const estimated = date < '2026-11-01' ? 2_624_000 : 2_684_000;
    const value = Math.round(Number(actual) * 10_000);
    const rate = ((value / estimated) * 100).toFixed(2);
    return {
      __typename: 'SalesPoint' as const,
      date,
      actual: `${value}.00`,
      estimated: `${estimated}.00`,
      rate,
    };
  });
  const totals = {
    actualTotal: '80171500.00',
    estimatedTotal: '79816000.00',
    plannedDays: days,
    rate: '100.45',
  };
  return {
    __typename: 'SalesSeries' as const,
    subtitle: null,
    currency: 'CNY',
    asOf: '2026-11-19',
    points,
    ...totals,
  };
}

export const salesLine = (): CardData => ({
  __typename: 'SalesLineCard',
  ...common('salesline', '销售趋势', [3, 1, 8]),
  last7: series(7),
  last30: series(30),
});

const storeNames = [
  '滨江旗舰店',
  '城西广场店',
  '高新大道店',
  '湖畔中心店',
  '东站枢纽店',
  '南湖新城店',
  '学府路店',
  '金桥路店',
  '望江门店',
  '和平里社区生活广场标准超市店',
];
const storeSales = [
  '268300',
  '241700',
  '229600',
  '214000',
  '198800',
  '186200',
  '109400',
  '102100',
  '97600',
  '93300',
];

export function ranking(names: readonly string[] = storeNames): CardData {
  const stores = names.map((name, at) => ({
    __typename: 'RankedStore' as const,
    rank: at + 1,
    code: String(1001 + at),
    name,
    amount: `${storeSales[at] ?? '0'}.00`,
  }));
  return {
    __typename: 'StoreRankingCard',
    ...common('storerank', '门店销售 TOP10', [3, 9, 4]),
    ranking: { __typename: 'StoreRanking', currency: 'CNY', asOf: '2026-11-19', stores } as never,
  };
}

export function todo(counters: Partial<Counters> = {}): CardData {
  const values = {
    started: 7,
    submitted: 5,
    pending: 12,
    pool: 23,
    todo: 9,
    handled: 120,
    ...counters,
  };
  return {
    __typename: 'TodoCard',
    ...common('todo', '待办事项', [2, 1, 12]),
    totals: { __typename: 'ApprovalTotals', ...values } as never,
  };
}

export const usualCards = (): CardData[] => [
  kpi('operating01', '销售额', 1),
  kpi('operating02', '毛利', 4, {
    yesterday: '561204.18',
    dayBefore: '570100.00',
    dayOverDayRate: '-1.56',
    month: attainment('10524100.00', '18496000.00', '56.90', 'BELOW_60'),
    year: attainment('170835000.00', '210000000.00', '81.35', 'BELOW_100'),
  }),
  kpi('operating03', '客流', 7, {
    unit: 'COUNT',
    yesterday: '38642',
    dayBefore: '37905',
    dayOverDayRate: '1.94',
    month: attainment('726200', '1100000', '66.02', 'BELOW_80'),
    year: attainment('12588000', '12200000', '103.18', 'REACHED'),
  }),
  kpi('operating04', '客单价', 10, {
    yesterday: '66.88',
    dayBefore: '66.05',
    dayOverDayRate: '1.25',
    month: attainment('66.14', '67.00', '98.72', 'BELOW_100'),
    year: attainment('66.40', null, null, null),
  }),
  todo(),
  salesLine(),
  ranking(),
];

/** The default filter: two days before today at the enterprise. */
export const usualInput = { granularity: 'DAY', date: '2026-11-18' };

/** The variables of the home page in a window of 1024 × 768. */
export const homeVariables = (more: object = {}) => ({
  code: 'home',
  fold: 5,
  belowFold: 6,
  filter: usualInput,
  filterOfOne: usualInput,
  chosen: null,
  panel: false,
  ...more,
});

export function dashboardOf(cards: CardData[], more: Partial<Dashboard> = {}) {
  const own = {
    __typename: 'Dashboard',
    code: 'home',
    name: '经营概览',
    i18nCode: null,
    asOf: '2026-11-19',
    shopCount: 36,
  };
  const dashboard = { ...own, version: 0, above: cards, below: [], ...more };
  return { viewer: { __typename: 'Viewer', id: viewer.id, dashboard, panel: null } };
}

export const cardAnswer = (card: CardData | null) => ({
  viewer: { __typename: 'Viewer', id: viewer.id, card },
});

export function failureOf(code: string, path: (string | number)[], message = '报表服务没有响应') {
  return { message, path, extensions: { code, requestId: '7f3a-91c2' } };
}
