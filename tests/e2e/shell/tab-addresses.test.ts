import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSharedJourney } from '../../support/browser/journey.ts';
import {
  fillLogin,
  loginButton,
  menu,
  menuLine,
  signIn,
  tab,
  tabNames,
} from '../../support/browser/portal-pages.ts';

const ORDERS = '/page?s=200101&a=OPS';
const selected = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${name}`, 'u'), selected: true }).waitFor();
const placeOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).filter({ visible: true });

describe('the address of a tab', () => {
  const journey = useSharedJourney();

  it('can be shared with users who have to sign in first', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await menuLine(page, '要货申请').click();
    await page.waitForURL(`**${ORDERS}`);
    const shared = page.url();

    const colleague = await journey.open();
    await colleague.page.goto(shared);
    await colleague.page.waitForURL('**/login*');
    await fillLogin(colleague.page, { account: 'store1001' });
    await loginButton(colleague.page).click();
    await selected(colleague.page, '要货申请');
    expect(colleague.page.url()).toBe(shared);
    expect(await tabNames(colleague.page)).toEqual(['首页', '要货申请']);
    expect(colleague.problems).toEqual([]);
  });

  it('is copied with the menu of the tab', async () => {
    const { page } = await journey.open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await signIn(page, { account: 'ops_director', path: ORDERS });
    await tab(page, '要货申请').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '复制地址' }).click();
    await page.getByText('地址已复制').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  it('lets Back and Forward move through the open tabs', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    for (const name of ['要货申请', '到货预约', '陈列检查']) {
      const before = page.url();
      await menuLine(page, name).click();
      await selected(page, name);
      await page.waitForURL((url) => url.href !== before);
    }
    await page.goBack();
    await selected(page, '到货预约');
    await page.goBack();
    await selected(page, '要货申请');
    await page.goForward();
    await selected(page, '到货预约');
    expect(await tabNames(page)).toEqual(['首页', '要货申请', '到货预约', '陈列检查']);

    await tab(page, '到货预约').press('Delete');
    await selected(page, '要货申请');
    expect(placeOf(page)).toBe(ORDERS);
    await page.goBack();
    await selected(page, '要货申请');
    await page.goBack();
    await selected(page, '首页');
    expect(await tabNames(page)).toEqual(['首页', '要货申请', '陈列检查']);
  });

  it.each([
    ['that names no module', '/page?s=999999', '找不到该模块'],
    ['to a menu that the post does not have', '/page?s=200601&a=RPT', '没有该模块的权限'],
    ['without a valid code', '/page?s=%3Cscript%3E', '地址错误'],
    ['with invalid parameters', `/page?s=200101&p.a=${'x'.repeat(2000)}`, '地址错误'],
    [
      'of an embedded page without a module',
      '/microapp?url=https%3A%2F%2Fevil.example%2F',
      '地址错误',
    ],
  ])('%s opens a tab with the reason, and changes nothing else', async (_title, path, reason) => {
    const { page, requested } = await journey.open();
    await signIn(page, { account: 'store1001' });
    await menuLine(page, '到货预约').click();
    await selected(page, '到货预约');
    await page.goto(path);
    await heading(page, reason).waitFor();
    expect(requested.filter((address) => address.startsWith('https://evil'))).toEqual([]);
    await tab(page, '到货预约').waitFor();
    await page.getByRole('main').getByRole('button', { name: '返回首页' }).click();
    await selected(page, '首页');
  });
});

describe('a menu', () => {
  const journey = useSharedJourney();

  it.each([
    ['没有模块的菜单', '找不到该模块'],
    ['模块不存在的菜单', '找不到该模块'],
    ['没有权限的菜单', '没有该模块的权限'],
  ])('with the name %s opens a tab with the reason: %s', async (name, reason) => {
    const { page } = await journey.open();
    await signIn(page, { account: 'stress', path: '/pagebyapp?app=ODD' });
    await menu(page).getByRole('treeitem', { name, exact: true }).click();
    await heading(page, reason).waitFor();
    await page.getByText(`“${name}”`).waitFor();
  });

  it('with a name of two hundred characters opens a tab of normal width with the name in its tooltip', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'stress', path: '/pagebyapp?app=ODD' });
    await menu(page)
      .getByRole('treeitem', { name: /^名称很长的菜单/u })
      .click();
    const long = tab(page, '名称很长的菜单');
    await long.waitFor();
    expect((await long.getAttribute('title'))?.length).toBe(200);
    expect((await long.boundingBox())?.width).toBeLessThanOrEqual(160);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      1440,
    );
  });
});
