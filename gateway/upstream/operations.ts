/**
 * Every documented REST operation that the gateway calls, with its path in
 * schema/retail.openapi.yaml. An operator whose services differ overrides a path by the operation's
 * name in RETAIL_CONFIG, or lists the operation as missing.
 */
export const OPERATIONS = {
  login: '/api/msc-auth/authentication/login',
  loginByCode: '/api/msc-auth/authentication/loginByCode',
  loginByApiToken: '/api/msc-auth/authentication/loginByApiToken',
  logout: '/api/msc-auth/authentication/logout',
  refreshToken: '/api/msc-auth/authentication/refreshToken',
  addApiToken: '/api/msc-auth/apitoken/add',
  deleteApiToken: '/api/msc-auth/apitoken/delete',
  serviceAccounts: '/api/msc-auth/apitoken/serviceaccounts',
  sessionRights: '/api/msc-auth/session/rights',
  switchPost: '/api/msc-auth/authentication/switchPost',
  switchShop: '/api/msc-auth/authentication/switchShop',
  supplierApplications: '/api/msc-ucs/tenantaccountapp/list',
  staffApplications: '/api/msc-ucs/account/getPostAppInfo',
  supplierMenuTree: '/api/msc-ucs/tenantaccount/getMenuTree',
  staffMenuTree: '/api/msc-ucs/account/getPostMenuTree',
  posts: '/api/msc-ucs/account/getPostList',
  shops: '/api/msc-ucs/account/getShopList',
  account: '/api/msc-ucs/account/getOne',
  changePassword: '/api/msc-ucs/account/changePassword',
  checkPassword: '/api/msc-ucs/account/checkPassword',
  passwordPolicy: '/api/msc-ucs/account/getPasswordPolicy',
  ssoExitUrl: '/api/msc-ucs/sysConfig/getSSOExitSystemUrl',
  favourites: '/api/msc-ucs/favorite/pageQuery',
  addFavourites: '/api/msc-ucs/favorite/batchSave',
  removeFavourite: '/api/msc-ucs/favorite/delete',
  commonMenus: '/api/msc-ucs/commonmenu/pageQuery',
  saveCommonMenus: '/api/msc-ucs/commonmenu/batchSave',
  elves: '/api/msc-ucs/casper/list',
  operateHelp: '/api/msc-ucs/operatehelp/getOne',
  sheetTypes: '/api/msc-gls/sheetConfig/pageQuery',
  globalParameters: '/api/msc-gls/globPara/search',
  languageVersions: '/api/msc-gls/languageVersion/search',
  menuQuery: '/api/msc-ucs/menu/query',
  moduleQuery: '/api/msc-ucs/module/query',
  dashboardLayout: '/api/msc-ucs/dashboardUser/getLayout',
  dashboardTemplates: '/api/msc-ucs/dashboardTmplCard/queryWithMore',
  saveDashboardLayout: '/api/msc-ucs/dashboardUser/saveLayout',
  resetDashboardLayout: '/api/msc-ucs/dashboardUser/resetLayout',
  mustSee: '/api/msc-ucs/dashboardDailySeeUser/list',
  markSeen: '/api/msc-ucs/dashboardDailySeeUser/seen',
  updateLogo: '/api/msc-ucs/account/updateLogo',
  uploadFile: '/fs/msc-file/file/upload',
  channels: '/api/zb-mca-base/channel/search',
  purchaseGroups: '/api/zb-mca-base/shopformclass/search',
  salesObjects: '/api/zb-mca-base/salesobject/listByCodes',
  salesQuery: '/api/MCA200021/sales/query',
  unreadMessages: '/api/msc-message/messageuser/queryUnReadMsg',
  unreadVendorMessages: '/api/msc-message/vendermessageuser/queryUnReadMsg',
  messages: '/api/msc-message/messageuser/pageQuery',
  vendorMessages: '/api/msc-message/vendermessageuser/pageQuery',
  announcements: '/api/msc-message/announce/pageQuery',
  vendorAnnouncements: '/api/msc-message/venderannounce/pageQuery',
  saveMessages: '/api/msc-message/messageuser/batchSave',
  saveVendorMessages: '/api/msc-message/vendermessageuser/batchSave',
  events: '/api/msc-message/event/poll',
  todoTotals: '/api/msc-flowable/report/total',
  todoPreview: '/api/msc-flowable/report/todo',
  pendingTasks: '/api/msc-flowable/pendingtask/pageQuery',
  finishedTasks: '/api/msc-flowable/finishedtask/pageQuery',
  initiatedProcesses: '/api/msc-flowable/initiatedprocess/pageQuery',
  submittedProcesses: '/api/msc-flowable/submittedprocess/pageQuery',
  processInstance: '/api/msc-bpm/process/getOne',
  taskButtons: '/api/msc-bpm/process/getButtonsByTaskId',
  instanceButtons: '/api/msc-bpm/process/getButtonsByInstanceId',
  accountButtons: '/api/msc-bpm/process/getButtons',
  processHistory: '/api/msc-bpm/process/getHistory',
  processDiagram: '/api/msc-bpm/process/getDiagram',
  processAttachments: '/api/msc-bpm/process/getAttachments',
  moduleColumns: '/api/msc-ucs/uiModule/listByModuleCode',
  workflowColumns: '/api/msc-ucs/uiModuleBpm/listByModuleCode',
  moduleConfig: '/api/msc-ucs/moduleConfig/getOne',
  operations: '/api/msc-ucs/operation/listByModuleCode',
  lookups: '/api/msc-gls/lookupItem/query',
  workCount: '/api/msc-taskm/taskpool/getMyWorkCount',
  poolTasks: '/api/msc-taskm/taskpool/pageQuery',
  taskDetail: '/api/msc-taskm/taskpool/taskDetail',
  claimTask: '/api/msc-taskm/taskpool/assignMyWork',
  unlockTask: '/api/msc-taskm/taskassignment/unlockMyWork',
  finishTask: '/api/msc-taskm/taskassignment/finishMyWork',
} as const;

export type OperationName = keyof typeof OPERATIONS;

/**
 * Operations marked `x-shared: enterprise` in the OpenAPI document. Their answers depend on neither
 * user nor post and are shared for a while by all users of an enterprise.
 */
export const SHARED_OPERATIONS: ReadonlySet<OperationName> = new Set<OperationName>([
  'passwordPolicy',
  'sheetTypes',
  'globalParameters',
  'languageVersions',
  'channels',
  'purchaseGroups',
  'lookups',
]);

/**
 * Metadata of modules and their permissions. The answers are the same for an account as long as it
 * works in the same post and store.
 */
export const METADATA_OPERATIONS: ReadonlySet<OperationName> = new Set<OperationName>([
  'moduleColumns',
  'workflowColumns',
  'moduleConfig',
  'operations',
]);

/** Operations called once per session. */
export const SESSION_OPERATIONS: ReadonlySet<OperationName> = new Set<OperationName>(['lookups']);

/**
 * Whether the operation belongs to the approval or workflow services, which may need a token of
 * their own.
 */
export function wantsWorkflowToken(operation: string, url: URL): boolean {
  const path = Object.hasOwn(OPERATIONS, operation)
    ? OPERATIONS[operation as OperationName]
    : url.pathname;
  return /\/api\/msc-(?:bpm|flowable)\//u.test(path);
}

/**
 * The structure of a page. It is loaded fresh with each page and cached for its parts, so that
 * reloading one card does not load the whole layout.
 */
export const PAGE_OPERATIONS: ReadonlySet<OperationName> = new Set<OperationName>([
  'dashboardLayout',
  'staffApplications',
  'supplierApplications',
]);

/** Whether an answer may come from a cache or from a call of a different request. */
export function isCacheable(operation: OperationName): boolean {
  return [SHARED_OPERATIONS, METADATA_OPERATIONS, SESSION_OPERATIONS, PAGE_OPERATIONS].some(
    (operations) => operations.has(operation),
  );
}
