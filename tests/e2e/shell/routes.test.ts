import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSharedJourney } from '../../support/browser/journey.ts';
import {
  fillLogin,
  loginButton,
  menu,
  openReport,
  signIn,
  tab,
} from '../../support/browser/portal-pages.ts';
import { enUS, zhCN, zhTW } from '../../support/texts.ts';

const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const selected = (name: string) => (page: Page) =>
  page.getByRole('tab', { name: new RegExp(`^${name}`, 'u'), selected: true }).waitFor();
const pathOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);

interface GuardedRow {
  at: string;
  /** The final address; the requested one if left out. */
  arrives?: string;
  shows: (page: Page) => Promise<void>;
}

/** Every guarded row of the table in the README. `SAMPLES` is the origin of the sample module. */
const guarded: readonly GuardedRow[] = [
  { at: '/', arrives: '/page', shows: selected('首页') },
  { at: '/page', shows: selected('首页') },
  { at: '/page?s=200601&a=RPT', shows: selected('日销报表') },
  { at: '/home', shows: selected('首页') },
  // Opens the home of the application under the name of the application.
  {
    at: '/pagebyapp?app=RPT',
    arrives: '/pagebyapp?app=RPT&s=200601&a=RPT',
    shows: selected('经营报表'),
  },
  {
    at: '/microapp?url=SAMPLES%2Fmodule%2F&s=200613',
    arrives: '/microapp?url=SAMPLES%2Fmodule%2F&s=200613&a=RPT',
    shows: (page) => page.frameLocator('iframe').getByText('林知夏 · 营运总监').waitFor(),
  },
  { at: '/watsons', shows: heading('应用门户') },
  { at: '/casper', shows: heading('小精灵') },
  { at: '/operatehelp/200101', shows: heading('要货申请') },
  { at: '/editDashboard', shows: heading('编排卡片：经营概览') },
  { at: '/403', shows: heading('没有访问权限') },
  { at: '/500', shows: heading('服务异常') },
  { at: '/nowhere/at/all?x=1', shows: heading('页面不存在') },
];

const journey = useSharedJourney();

describe('a visitor who is not signed in', () => {
  it.each(guarded)(
    'gets from $at to the sign-in page, and back after the sign-in',
    async ({ at, arrives = at, shows }) => {
      const { page, problems } = await journey.open();
      const samples = encodeURIComponent(journey.portal().samples);
      const wanted = arrives.replace('SAMPLES', samples);
      await page.goto(at.replace('SAMPLES', samples));
      await page.waitForURL((url) => url.pathname === '/login');
      await fillLogin(page, { account: 'ops_director' });
      await loginButton(page).click();
      await page.waitForURL((url) => url.pathname + url.search === wanted);
      await shows(page);
      expect(pathOf(page)).toBe(wanted);
      expect(problems).toEqual([]);
    },
  );

  it.each([
    ['/login', '零售商登录'],
    ['/supplierlogin', '供应商登录'],
    ['/supplierlogin2', '供应商登录'],
    ['/error-login', '登录信息异常，请联系管理员'],
    ['/error-page', '登录信息异常，请联系管理员'],
  ])('can open %s', async (at, title) => {
    const { page, problems } = await journey.open();
    await page.goto(at);
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    expect(pathOf(page)).toBe(at);
    expect(problems).toEqual([]);
  });

  it('gets from a supplier page to the sign-in page of suppliers', async () => {
    const { page } = await journey.open();
    await page.goto('/spage?s=300101&a=SCM');
    await page.waitForURL((url) => url.pathname === '/supplierlogin');
    await fillLogin(page, { account: 'v10001' });
    await loginButton(page).click();
    await page.waitForURL((url) => url.pathname + url.search === '/spage?s=300101&a=SCM');
    await menu(page).waitFor();
  });

  it('is not redirected to other sites after the sign-in', async () => {
    const { page } = await journey.open();
    await page.goto('/login?from=//example.invalid/');
    await fillLogin(page, { account: 'ops_director' });
    await loginButton(page).click();
    await page.waitForURL('**/page');
    await selected('首页')(page);
  });
});

describe('a signed-in user', () => {
  it.each([
    { account: 'v10001', login: '/supplierlogin2', at: '/page', home: '/spage' },
    { account: 'ops_director', login: '/login', at: '/spage', home: '/page' },
  ])('such as $account is redirected from $at to $home', async ({ account, login, at, home }) => {
    const { page } = await journey.open();
    await signIn(page, { account, path: login });
    expect(pathOf(page)).toBe(home);
    await page.goto(at);
    await page.waitForURL(`**${home}`);
    await menu(page).waitFor();
  });

  it('sees the progress bar and the spinner until the next page is loaded, which starts at its top', async () => {
    const { page } = await journey.open({ viewport: { width: 1440, height: 500 } });
    await signIn(page, { account: 'ops_director' });
    const late: Route[] = [];
    await page.route(/LaunchpadPage.*\.js/u, (route) => void late.push(route));
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await page.getByRole('button', { name: /账号菜单$/u }).click();
    await page.getByRole('menuitem', { name: '应用门户' }).click();
    const spinner = page.getByRole('status').getByRole('progressbar', { name: '正在加载' });
    await expect.poll(() => late.length).toBe(1);
    await spinner.first().waitFor();
    await late[0]?.continue();
    await heading('应用门户')(page);
    await expect.poll(() => spinner.count()).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('finds a tab scrolled to its previous position', async () => {
    const { page } = await journey.open({ viewport: { width: 1440, height: 500 } });
    await signIn(page, { account: 'ops_director' });
    await openReport(page);
    await tab(page, '首页').click();
    await page.mouse.move(800, 300);
    await page.mouse.wheel(0, 250);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    const left = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Alt+2');
    await selected('日销报表')(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await tab(page, '首页').click();
    // The scroll anchoring of the browser may move the page by some pixels.
    await expect
      .poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), left))
      .toBeLessThan(16);
  });

  it('reads in three languages why a page is not available, and can go home', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    const pages = [
      ['/403', 'noAccess.title'],
      ['/500', 'serverError.title'],
      ['/nowhere', 'notFound.title'],
      ['/error-login', 'loginError.title'],
      ['/error-page', 'loginError.title'],
    ] as const;
    for (const [locale, texts] of Object.entries({ 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS })) {
      await page.evaluate(
        (chosen) => window.localStorage.setItem('portal.locale', JSON.stringify(chosen)),
        locale,
      );
      for (const [at, titleKey] of pages) {
        await page.goto(at);
        await heading(texts[titleKey]!)(page);
        await page.getByRole('button', { name: texts.goBack! }).waitFor();
        await page.getByRole('link', { name: texts.goHome! }).waitFor();
      }
    }
    await page.getByRole('link', { name: enUS.goHome! }).click();
    await page.waitForURL('**/page');
    await page.getByRole('tab', { name: 'Home' }).waitFor();
  });

  it('gets to the home page by going back if there is no previous page of the portal', async () => {
    const { page } = await journey.open();
    await page.goto('/login');
    await signIn(page, { account: 'ops_director' });
    await page.goto(`${journey.portal().samples}/sign-on/`);
    await page.goto('/403');
    await page.getByRole('button', { name: '返回上一页' }).click();
    await page.waitForURL('**/page');
    await selected('首页')(page);
  });
});
