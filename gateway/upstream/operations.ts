/**
 * Every documented REST operation that the gateway calls: its path in schema/retail.openapi.yaml. An operator whose services differ
 * overrides a path by the operation's name in RETAIL_CONFIG, or lists the operation as missing.
 */
export const OPERATIONS = {
  login: '/api/msc-auth/authentication/login',
  loginByCode: '/api/msc-auth/authentication/loginByCode',
  logout: '/api/msc-auth/authentication/logout',
  refreshToken: '/api/msc-auth/authentication/refreshToken',
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
  unreadMessages: '/api/msc-message/messageuser/queryUnReadMsg',
  unreadVendorMessages: '/api/msc-message/vendermessageuser/queryUnReadMsg',
  todoTotals: '/api/msc-flowable/report/total',
  todoPreview: '/api/msc-flowable/report/todo',
  workCount: '/api/msc-taskm/taskpool/getMyWorkCount',
} as const;

export type OperationName = keyof typeof OPERATIONS;
