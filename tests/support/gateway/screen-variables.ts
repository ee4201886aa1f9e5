// TODO in this file is a message type of the schema, not a note of open work.

const LIST = {
  code: '200209',
  list: 'module:200209',
  page: 1,
  pageSize: 30,
  orderBy: [],
  withRows: true,
  withColumns: true,
};
const APPROVAL = { instanceCode: 'WI100021', taskCode: 'WT1000210' };
const SHEET = { moduleCode: '200101', number: 'PO-EXAMPLE', page: 1, pageSize: 30 };
const HOME_CARDS = [
  'operating01',
  'trend',
  'ranking',
  'todo',
  'bar',
  'pie',
  'top',
  'progress',
  'circle',
  'count',
  'icon',
];
const PANEL_CARDS = ['group', 'mustsee', 'messages', 'announcements', 'fastapp'];
const MODULES = [
  '200101',
  '200209',
  '200601',
  '100002',
  '100003',
  '100004',
  '200105',
  '200615',
  '200613',
];
const cardOf = (dashboardCode: string) => (code: string) => ({
  dashboardCode,
  code,
  filter: {},
  filterOfOne: {},
});
const HOME = { code: 'home', fold: 20, belowFold: 20, filter: {}, filterOfOne: {}, panel: true };
const PARTS = { buttons: true, diagram: true, history: true, attachments: true, sheet: true };

/** Variables of the screens' queries, by operation. Queries that are missing here take none. */
export const SCREEN_VARIABLES: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  SalesOptions: [{ hasStores: true }],
  Approval: [APPROVAL],
  ApprovalPart: [{ ...APPROVAL, ...PARTS }],
  Approvals: ['PENDING', 'FINISHED', 'STARTED', 'SUBMITTED'].map((list) => ({
    list,
    page: 1,
    pageSize: 30,
    filter: {},
    order: 'NEWEST',
  })),
  Card: [...HOME_CARDS.map(cardOf('home')), ...PANEL_CARDS.map(cardOf('panel'))],
  CardReference: [cardOf('home')('operating01')],
  ChannelBar: [{ ...cardOf('home')('bar'), metric: 'AMOUNT' }],
  ChannelPie: [cardOf('home')('pie')],
  ColumnOptions: [
    { moduleCode: '200209', column: 'selectrest', page: 1, pageSize: 30, values: {} },
  ],
  DashboardLayout: ['home', 'panel', 'report', 'todo'].map((code) => ({ code })),
  DashboardVersion: [{ code: 'home' }],
  DueTasks: [{ date: '2026-06-15', withOthers: true }],
  ElfRows: [{ code: 'E1', page: 1, pageSize: 30 }],
  Home: [HOME, { ...HOME, code: 'report', panel: false }],
  Kpi: [cardOf('home')('operating01')],
  LanguagePacks: [{ locale: 'en-US' }],
  ListHistory: [{ ...LIST, key: 'B001' }],
  ListModule: [LIST],
  ListRow: [{ ...LIST, key: 'B001' }],
  ListRows: [LIST],
  ListSettings: [LIST],
  ListViews: [LIST],
  Manual: [SHEET],
  Messages: [
    { page: 1, pageSize: 30 },
    ...['TODO', 'ANNOUNCEMENT'].map((type) => ({ page: 1, pageSize: 30, type })),
  ],
  Module: MODULES.map((code) => ({ code, applicationCode: code < '200' ? null : 'OPS' })),
  NewSheet: [SHEET],
  PickerRows: [{ ...LIST, moduleCode: '200209' }],
  Progress: ['YEAR', 'MONTH', 'DAY'].map((period) => ({ ...cardOf('home')('progress'), period })),
  ShellMenus: ['OPS', 'RPT'].map((code) => ({ code })),
  SheetDocument: [SHEET],
  SheetLines: [SHEET],
  SheetTask: [{ code: 'PT100001' }],
  Sheets: [SHEET],
  ShopsOfPost: [{ postCode: 'P0002' }],
  StoreRanking: [cardOf('home')('ranking')],
  Task: [{ code: 'PT100001' }],
  Tasks: ['POOL', 'MINE', 'FINISHED'].map((list) => ({ list, page: 1, pageSize: 30 })),
  TopProduct: [{ ...cardOf('home')('top'), metric: 'AMOUNT', top: 10 }],
  Workbench: [{ locale: 'zh-CN' }],
};
