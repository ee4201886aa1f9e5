export const LOCALES = ['zh-CN', 'zh-TW', 'en-US'] as const;
export type Locale = (typeof LOCALES)[number];

const simplified = {
  unauthenticated: '请先登录。',
  sessionExpired: '登录已失效，请重新登录。',
  tokenRefreshFailed: '登录状态暂时无法续期，请稍后重试。',
  forbidden: '您没有此操作的权限。',
  badUserInput: '填写的内容有误，请检查后重试。',
  notFound: '未找到所需内容。',
  changedBySomebodyElse: '数据已被他人修改，请刷新后重试。',
  upstreamFailed: '业务服务返回异常，请稍后重试。',
  upstreamTimeout: '业务服务响应超时，请稍后重试。',
  upstreamUnreachable: '业务服务暂时无法连接，请稍后重试。',
  notImplemented: '当前业务服务不提供此功能。',
  addressNotAllowed: '配置的接口地址不被允许，请联系管理员。',
  rateLimited: '操作过于频繁，请稍后再试。',
  queryTooComplex: '查询过于复杂，请缩小范围。',
  internal: '系统内部错误，请稍后重试。',
  enterpriseCodeRequired: '企业编号不能为空。',
  accountRequired: '账号不能为空。',
  passwordRequired: '密码不能为空。',
  tooLong: '内容过长。',
  wrongCredentials: '企业编号、账号或密码错误。',
  tooManyAttempts: '连续登录失败次数过多，账号已锁定，请 15 分钟后再试。',
};

/** A text that the gateway itself says. */
export type MessageKey = keyof typeof simplified;

const traditional: Record<MessageKey, string> = {
  unauthenticated: '請先登入。',
  sessionExpired: '登入已失效，請重新登入。',
  tokenRefreshFailed: '登入狀態暫時無法延續，請稍後重試。',
  forbidden: '您沒有此操作的權限。',
  badUserInput: '填寫的內容有誤，請檢查後重試。',
  notFound: '找不到所需內容。',
  changedBySomebodyElse: '資料已被他人修改，請重新整理後重試。',
  upstreamFailed: '業務服務回應異常，請稍後重試。',
  upstreamTimeout: '業務服務回應逾時，請稍後重試。',
  upstreamUnreachable: '業務服務暫時無法連線，請稍後重試。',
  notImplemented: '目前的業務服務不提供此功能。',
  addressNotAllowed: '設定的介面位址不被允許，請聯絡管理員。',
  rateLimited: '操作過於頻繁，請稍後再試。',
  queryTooComplex: '查詢過於複雜，請縮小範圍。',
  internal: '系統內部錯誤，請稍後重試。',
  enterpriseCodeRequired: '企業編號不能為空。',
  accountRequired: '帳號不能為空。',
  passwordRequired: '密碼不能為空。',
  tooLong: '內容過長。',
  wrongCredentials: '企業編號、帳號或密碼錯誤。',
  tooManyAttempts: '連續登入失敗次數過多，帳號已鎖定，請 15 分鐘後再試。',
};

const english: Record<MessageKey, string> = {
  unauthenticated: 'Please sign in first.',
  sessionExpired: 'Your session has ended. Please sign in again.',
  tokenRefreshFailed: 'Your session could not be renewed just now. Please try again in a moment.',
  forbidden: 'You do not have permission to do this.',
  badUserInput: 'Something entered here is not valid. Please check it and try again.',
  notFound: 'There is nothing here.',
  changedBySomebodyElse: 'Somebody else has changed this in the meantime. Please reload and try again.',
  upstreamFailed: 'The retail services answered with an error. Please try again later.',
  upstreamTimeout: 'The retail services took too long to answer. Please try again.',
  upstreamUnreachable: 'The retail services cannot be reached at the moment. Please try again later.',
  notImplemented: 'The retail services do not offer this.',
  addressNotAllowed: 'The configured address is not allowed. Please contact your administrator.',
  rateLimited: 'Too many requests. Please wait a moment.',
  queryTooComplex: 'This query is too complex. Please ask for less.',
  internal: 'Something went wrong on our side. Please try again later.',
  enterpriseCodeRequired: 'Please enter the enterprise number.',
  accountRequired: 'Please enter the account.',
  passwordRequired: 'Please enter the password.',
  tooLong: 'This is too long.',
  wrongCredentials: 'The enterprise number, account or password is wrong.',
  tooManyAttempts: 'Too many failed attempts. The account is locked; please try again in 15 minutes.',
};

const tables: Record<Locale, Record<MessageKey, string>> = { 'zh-CN': simplified, 'zh-TW': traditional, 'en-US': english };

export function messageIn(locale: Locale, key: MessageKey): string {
  return tables[locale][key];
}
