import type { components } from '../../../schema/generated/retail.ts';

type Schemas = components['schemas'];

const POST: Schemas['Post'] = {
  postCode: 'P0002',
  postName: '营运总监',
  deptCode: 'D20',
  deptName: '营运部',
  postTmplCode: 'PT02',
  stationId: 'S0002',
};

const SECOND_POST: Schemas['Post'] = {
  ...POST,
  postCode: 'P0003',
  postName: '区域经理',
  postTmplCode: 'PT03',
  stationId: 'S0003',
};

export const SIGNED_IN_STAFF: Schemas['SignedInAccount'] = {
  userid: 'U0002',
  userCode: 'ops_director',
  username: '李明',
  userType: '1',
  tenantId: null,
  ent_id: '100001',
  entname: '样例零售集团',
  timezone: 'Asia/Shanghai',
  currency: 'CNY',
  mainPost: POST,
  shopid: '1001',
  shopname: '静安店',
  logo: null,
  createDate: '2026-06-15 08:29:00',
};

export const SIGNED_IN_SUPPLIER: Schemas['SignedInAccount'] = {
  ...SIGNED_IN_STAFF,
  userid: 'U9001',
  userCode: 'v10001',
  username: '样例供应商',
  userType: '2',
  tenantId: 'T10001',
  mainPost: null,
  shopid: null,
  shopname: null,
};

export const POSTS: Schemas['Post'][] = [POST, SECOND_POST];

export const SHOPS: Schemas['Shop'][] = [
  { shopid: '1001', shopname: '静安店' },
  { shopid: '1002', shopname: '徐汇店' },
];

export const APPLICATIONS: Schemas['Application'][] = [
  {
    appcode: 'OPS',
    appname: '门店运营',
    i18ncode: 'app.ops',
    apptype: '0',
    applogo: null,
    homeurl: '200101',
    issingleshop: '1',
  },
  {
    appcode: 'PUR',
    appname: '采购管理',
    i18ncode: null,
    apptype: '0',
    applogo: null,
    homeurl: null,
    issingleshop: '2',
  },
  {
    appcode: 'OLD',
    appname: '旧系统',
    i18ncode: null,
    apptype: '1',
    applogo: null,
    homeurl: null,
    issingleshop: '2',
  },
];

export const MENU_TREE: Schemas['MenuNode'][] = [
  {
    menucode: 'M10',
    menuname: '订货',
    i18ncode: 'menu.order',
    lastflag: '0',
    parentcodelist: '0',
    modulecode: null,
    appcode: 'OPS',
    icon: 'shopping-cart',
    children: [
      {
        menucode: 'M11',
        menuname: '要货申请',
        i18ncode: null,
        lastflag: '1',
        parentcodelist: '0,M10',
        modulecode: '200101',
        appcode: 'OPS',
        icon: null,
        children: [],
      },
    ],
  },
  {
    menucode: 'M20',
    menuname: '日报',
    lastflag: '1',
    parentcodelist: '0',
    modulecode: '200201',
    appcode: 'OPS',
    children: [],
  },
];

export const SHEET_TYPES: Schemas['SheetType'][] = [
  { sheettype: 'PO', sheettypename: '采购订单', i18ncode: 'sheet.po' },
  { sheettype: 'RT', sheettypename: '退货单', i18ncode: null },
];

export function moduleOf(url: string | null): Schemas['Module'] {
  return {
    modulecode: '200101',
    modulename: '要货申请',
    i18ncode: 'module.order',
    appcode: 'OPS',
    url,
  };
}

export const PARAMETERS: Schemas['GlobalParameter'][] = [
  { paraid: 'CLIENT_ID', paravalue: '100001' },
  { paraid: 'CLIENT_NAME', paravalue: '样例零售' },
  { paraid: 'MENUMODE', paravalue: 'top' },
  { paraid: 'ENGLISHDISPLAY', paravalue: '0' },
];

const card = (
  over: Partial<Schemas['DashboardCard']> & { cardcode: string; uitmpl: string },
): Schemas['DashboardCard'] => ({
  cardname: over.cardcode,
  rownum: 1,
  colnum: 1,
  width: 3,
  height: 1,
  ...over,
});

export const LAYOUT: Schemas['DashboardLayout'] = {
  dtmplcode: 'home',
  dtmplname: '首页',
  entrycode: 'dashboard.home',
  version: 0,
  cards: [
    card({
      cardcode: 'operating01',
      cardname: '销售',
      entrycode: 'card.sales',
      uitmpl: 'KpiCard',
      uri: '/sales/kpi',
      modulecode: '300101',
    }),
    card({
      cardcode: 'operating03',
      cardname: '客流',
      uitmpl: 'KpiCard',
      uri: '/sales/kpi',
      service: 'MCA200021',
      colnum: 4,
    }),
    card({
      cardcode: 'trend',
      cardname: '销售趋势',
      uitmpl: 'SalesLineCard',
      uri: '/sales/trend',
      rownum: 2,
      width: 8,
      height: 2,
    }),
    card({
      cardcode: 'ranking',
      cardname: '门店排行',
      uitmpl: 'StoreRankCard',
      uri: '/sales/storeRanking',
      params: { region: 'east' },
    }),
    card({ cardcode: 'todo', cardname: '待办', uitmpl: 'TodoCard' }),
    card({ cardcode: 'weather', cardname: '天气', uitmpl: 'WeatherCard', uri: '/weather' }),
  ],
};

export const KPI: Schemas['KpiCard'] = {
  cardcode: 'operating01',
  cardname: '销售',
  sdate: '2026-06-14',
  data: {
    yesterdayValue: 1234567.89,
    beforeYesterdayValue: 1200000,
    yesterdayRate: 2.88,
    monthValue: 7000000.1,
    monthPlanValue: 30000000,
    monthRate: 23.33,
    yearValue: 99000000,
    yearPlanValue: 88000000,
    yearRate: 112.5,
    unit: '¥',
  },
};

export const TREND: Schemas['SalesTrend'][] = [
  {
    days: 7,
    monthplan: 3000,
    y: '元',
    x: [
      { sdate: '2026-06-14', salevalue: 110.5 },
      { sdate: '2026-06-13', salevalue: 90 },
    ],
  },
  {
    days: 30,
    monthplan: 3000,
    x: [
      { sdate: '2026-05-31', salevalue: 100, monthplan: 2700 },
      { sdate: '2026-06-01', salevalue: 100 },
    ],
  },
];

export const RANKING: Schemas['RankingRow'][] = [
  { shopid: '1001', name: '静安店', saleValue: 220000.5, sdate: '2026-06-14' },
  { shopid: '1002', name: '徐汇店', saleValue: 180000, sdate: '2026-06-14' },
];

export const WORK_TOTALS: Schemas['TodoTotals'] = {
  pendingTaskCount: 12,
  poolCount: 23,
  todoCount: 9,
  finishCount: 128,
  initiatedCount: 7,
  submittedCount: 5,
};
