const TEXTS = {
  'zh-CN': {
    title: '示例单点登录',
    account: '演示账号',
    password: '密码',
    enter: '登录并进入门户',
    wrong: '账号或密码错误。',
    tooMany: '连续登录失败次数过多，请 15 分钟后再试。',
    out: '您已退出登录',
    outDetail: '单点登录系统中的会话已结束。',
    back: '返回门户',
  },
  'zh-TW': {
    title: '範例單一登入',
    account: '示範帳號',
    password: '密碼',
    enter: '登入並進入入口網站',
    wrong: '帳號或密碼錯誤。',
    tooMany: '連續登入失敗次數過多，請 15 分鐘後再試。',
    out: '您已登出',
    outDetail: '單一登入系統中的工作階段已結束。',
    back: '返回入口網站',
  },
  'en-US': {
    title: 'Sample single sign-on',
    account: 'Demo account',
    password: 'Password',
    enter: 'Sign in and go to the portal',
    wrong: 'The account or password is wrong.',
    tooMany: 'Too many failed attempts. Please try again in 15 minutes.',
    out: 'You are signed out',
    outDetail: 'Your session at the single-sign-on system has ended.',
    back: 'Back to the portal',
  },
};

export type SignOnLanguage = keyof typeof TEXTS;
export type SignOnText = keyof (typeof TEXTS)['en-US'];

export function textIn(language: SignOnLanguage, key: SignOnText): string {
  return TEXTS[language][key];
}

/** The first supported language of the browser's list; zh-CN by default. */
export function pickLanguage(accepted = ''): SignOnLanguage {
  for (const tag of accepted.toLowerCase().split(',')) {
    if (/^\s*zh-(tw|hk|mo|hant)/u.test(tag)) return 'zh-TW';
    if (/^\s*zh/u.test(tag)) return 'zh-CN';
    if (/^\s*en/u.test(tag)) return 'en-US';
  }
  return 'zh-CN';
}
