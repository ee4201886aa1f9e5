/**
 * Every documented REST operation that the gateway calls: its path in schema/retail.openapi.yaml. An operator whose services differ
 * overrides a path by the operation's name in RETAIL_CONFIG, or lists the operation as missing.
 */
export const OPERATIONS = {
  login: '/api/msc-auth/authentication/login',
  logout: '/api/msc-auth/authentication/logout',
  refreshToken: '/api/msc-auth/authentication/refreshToken',
  supplierApplications: '/api/msc-ucs/tenantaccountapp/list',
  staffApplications: '/api/msc-ucs/account/getPostAppInfo',
  supplierMenuTree: '/api/msc-ucs/tenantaccount/getMenuTree',
  staffMenuTree: '/api/msc-ucs/account/getPostMenuTree',
  posts: '/api/msc-ucs/account/getPostList',
  shops: '/api/msc-ucs/account/getShopList',
  account: '/api/msc-ucs/account/getOne',
  sheetTypes: '/api/msc-gls/sheetConfig/pageQuery',
  globalParameters: '/api/msc-gls/globPara/search',
  languageVersions: '/api/msc-gls/languageVersion/search',
  menuQuery: '/api/msc-ucs/menu/query',
  moduleQuery: '/api/msc-ucs/module/query',
  dashboardLayout: '/api/msc-ucs/dashboardUser/getLayout',
  todoTotals: '/api/msc-flowable/report/total',
} as const;

export type OperationName = keyof typeof OPERATIONS;
