import type { Page } from 'playwright';
import { expect } from 'vitest';
import { DEMO, homeIsLive, openTabs, tabSelector } from './portal-pages.ts';
import { closing, type Scene } from './scenes.ts';

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const at = (path: string, name: string): Scene => ({
  name: path,
  async show(page) {
    await page.goto(path);
    await title(page, name);
  },
});
const openAccountMenu = async (page: Page) => {
  await page.getByRole('button', { name: /账号菜单$/u }).click();
  await page.getByRole('menu', { name: /账号菜单$/u }).waitFor();
};
const dialog = (name: string): Scene => ({
  name,
  async show(page) {
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name, exact: true }).click();
    await page.getByRole('dialog', { name }).waitFor();
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  },
  modal: true,
  leave: closing('dialog', name),
});

export const signInScenes: readonly Scene[] = [
  at('/login', '零售商登录'),
  at('/supplierlogin', '供应商登录'),
  at('/supplierlogin2', '供应商登录'),
  at('/error-login', '登录信息异常，请联系管理员'),
  at('/error-page', '登录信息异常，请联系管理员'),
];

/** Panels and dialogs that can open anywhere are checked over a page that loads quickly. */
export const shellScenes: readonly Scene[] = [
  at('/watsons', '应用门户'),
  {
    name: 'the common menus',
    async show(page) {
      await page.getByRole('button', { name: '常用菜单设置' }).click();
      await page.getByRole('dialog', { name: '常用菜单设置' }).waitFor();
    },
    modal: true,
    leave: closing('dialog', '常用菜单设置'),
  },
  at('/operatehelp/200101', '要货申请'),
  at('/403', '没有访问权限'),
  at('/500', '服务异常'),
  at('/nowhere', '页面不存在'),
  at('/casper', '小精灵'),
  {
    name: 'an assistant that ran',
    async show(page) {
      await page
        .getByRole('button', { name: /^运行“/u })
        .first()
        .click();
      await page.getByRole('table').waitFor();
    },
    async leave(page) {
      await page.getByRole('button', { name: '返回小精灵列表' }).click();
      await title(page, '小精灵');
    },
  },
  {
    name: 'the search',
    async show(page) {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox', { name: '搜索菜单' }).fill('sp');
      await page.getByRole('option').first().waitFor();
    },
    modal: true,
    leave: closing('dialog', '搜索菜单'),
  },
  { name: 'the account menu', show: openAccountMenu, leave: closing('menu', /账号菜单$/u) },
  {
    name: 'a centre',
    // It covers cards behind it in part, which makes their buttons too small until it is closed.
    inside: '[role="dialog"][aria-label^="通知中心"]',
    async show(page) {
      await page.getByRole('button', { name: /^通知中心/u }).click();
      await page.getByRole('heading', { name: '通知中心' }).waitFor();
    },
    async leave(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { name: '通知中心' }).waitFor({ state: 'detached' });
    },
  },
  dialog('切换岗位'),
  dialog('切换门店'),
  dialog('修改密码'),
  dialog('登录会话'),
  dialog('外观设置'),
  dialog('清除缓存'),
  dialog('键盘快捷键'),
  {
    name: 'language packs that cannot be had',
    async show(page) {
      await page.evaluate(
        `for (const locale of ['zh-CN', 'zh-TW', 'en-US']) localStorage.removeItem('portal.pack.' + locale)`,
      );
      await page.route('**/language/**', (route) => route.abort());
      await page.reload();
      await page.getByRole('dialog', { name: '语言包下载失败' }).waitFor();
    },
    modal: true,
    async leave(page) {
      await page.unroute('**/language/**');
      await page.getByRole('button', { name: '重试' }).click();
      await page.getByRole('dialog', { name: '语言包下载失败' }).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'the locked screen',
    async show(page) {
      await page.keyboard.press('Alt+Shift+L');
      await page.getByLabel('密码', { exact: true }).waitFor();
    },
    async leave(page) {
      await page.getByLabel('密码', { exact: true }).fill(DEMO.password);
      await page.getByRole('button', { name: '解锁', exact: true }).click();
      await title(page, '小精灵');
    },
  },
  {
    name: '/pagebyapp',
    async show(page) {
      await page.goto('/pagebyapp?app=RPT');
      await page.waitForURL('**/pagebyapp?app=RPT&s=200601&a=RPT');
      await page.getByRole('main').getByRole('region').filter({ visible: true }).first().waitFor();
      await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
    },
  },
  {
    name: 'an embedded module',
    async show(page) {
      await page.goto('/page?s=200613&a=RPT');
      await page.frameLocator('iframe').getByText('林知夏 · 营运总监').waitFor();
    },
  },
  {
    name: 'the home page',
    async show(page) {
      await page.goto('/home');
      await homeIsLive(page);
    },
  },
  {
    name: 'the actions on a tab',
    async show(page) {
      const narrow = await tabSelector(page).isVisible();
      if (narrow) await tabSelector(page).click();
      else await openTabs(page).last().click({ button: 'right' });
      await page.getByRole('menuitem', { name: '关闭全部' }).waitFor();
    },
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'a session that has ended',
    async show(page) {
      await page.context().clearCookies();
      await page.getByRole('button', { name: '全部刷新' }).click();
      await page.getByRole('dialog', { name: '登录已失效' }).waitFor();
    },
    modal: true,
  },
];

export const supplierScenes: readonly Scene[] = [
  {
    name: '/spage',
    async show(page) {
      await page.goto('/spage');
      await page.getByRole('main').getByRole('region').filter({ visible: true }).first().waitFor();
      // Content below the fold is not loaded until it is scrolled into view.
      await page.getByText('前日').first().waitFor();
    },
  },
  at('/403', '没有访问权限'),
];
