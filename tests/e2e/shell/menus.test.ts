import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { lockScreen } from '../../support/browser/account-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { homeIsLive, menu, menuLine, signIn, tab } from '../../support/browser/portal-pages.ts';

const openSearch = async (page: Page) => {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: '搜索菜单' }).waitFor();
};
const field = (page: Page) => page.getByRole('combobox', { name: '搜索菜单' });
const option = (page: Page, name: string) => page.getByRole('option').filter({ hasText: name });
const linesOf = (page: Page) =>
  menu(page)
    .getByRole('treeitem')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('aria-label')));
/** The common menus are between their heading and the first group of the application. */
const commonMenus = async (page: Page) => {
  const lines = await linesOf(page);
  return lines.slice(lines.indexOf('常用菜单') + 1, lines.indexOf('门店日常'));
};
const chooseApplication = async (page: Page, from: string, to: string) => {
  await page.getByRole('banner').getByRole('button', { name: from }).click();
  await page.getByRole('banner').getByRole('button', { name: to }).click();
};

const journey = useJourney();

describe('the search', () => {
  it('finds and opens menus by initials, pinyin, and part or all of their names', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    for (const typed of ['rxbb', 'rixiao', '日销', 'RIXIAOBAOBIAO']) {
      await openSearch(page);
      await field(page).fill(typed);
      await option(page, '日销报表').first().waitFor();
      await page.keyboard.press('Escape');
    }
    await openSearch(page);
    await page.getByRole('button', { name: '全匹配' }).click();
    await field(page).fill('日销');
    await page.getByText('没有找到“日销”').waitFor();
    await page.getByRole('button', { name: '改用半匹配' }).click();
    await option(page, '日销报表').first().waitFor();
    await field(page).fill('要货申请');
    await option(page, '要货申请').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: /^要货申请/u, selected: true }).waitFor();
    await openSearch(page);
    await page
      .getByRole('group', { name: '最近使用' })
      .getByRole('option', { name: /要货申请/u })
      .waitFor();
    expect(problems).toEqual([]);
  });

  it('asks for a search text and offers actions', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await openSearch(page);
    await page
      .getByRole('group', { name: '操作' })
      .getByRole('option', { name: '锁定屏幕' })
      .waitFor();
    await field(page).fill('   ');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('请填写搜索内容').waitFor();
    await field(page).fill('sdpm');
    await page.getByRole('option', { name: '锁定屏幕' }).click();
    await lockScreen(page).getByLabel('密码', { exact: true }).waitFor();
  });
});

describe('the common menus and favourites of an account', () => {
  it('are chosen and ordered in a dialog, and are the same after a reload', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    const before = await commonMenus(page);
    expect(before).toHaveLength(4);
    await page.getByRole('button', { name: '常用菜单设置' }).click();
    const dialog = page.getByRole('dialog', { name: '常用菜单设置' });
    await dialog.getByRole('checkbox', { name: '库存查询' }).check();
    await dialog.getByRole('button', { name: '上移 库存查询' }).click();
    await dialog.getByRole('button', { name: `移除 ${String(before[0])}` }).click();
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.waitFor({ state: 'detached' });
    const after = [before[1], before[2], '库存查询', before[3]];
    await expect.poll(() => commonMenus(page)).toEqual(after);
    await page.reload();
    await menuLine(page, '常用菜单').waitFor();
    expect(await commonMenus(page)).toEqual(after);
    expect(problems).toEqual([]);
  });

  it('are limited to twelve, which the dialog reports', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'area_east' });
    await page.getByRole('button', { name: '常用菜单设置' }).click();
    const dialog = page.getByRole('dialog', { name: '常用菜单设置' });
    await dialog.getByText('已选 12/12').waitFor();
    await dialog.getByRole('checkbox', { name: '客流分析' }).click();
    await dialog.getByRole('alert').getByText('常用菜单最多可选择 12 个').waitFor();
    expect(await dialog.getByRole('checkbox', { name: '客流分析' }).isChecked()).toBe(false);
  });

  it('become favourites with the actions of a menu, and can be removed again', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'finance' });
    const leaf = menu(page).locator('[role="treeitem"]:not([aria-expanded])').nth(1);
    const name = String(await leaf.getAttribute('aria-label'));
    const act = async (item: string, done: string) => {
      await leaf.click({ button: 'right' });
      await page.getByRole('menuitem', { name: item }).click();
      await page.getByText(done).first().waitFor();
    };
    await act('加入常用功能', '常用功能已保存');
    await page.goto('/watsons');
    const favourites = page.getByRole('region', { name: '常用功能' });
    await favourites.getByRole('link', { name: new RegExp(`^${name}`, 'u') }).waitFor();
    await page.goto('/page');
    await act('移出常用功能', `已移除常用功能“${name}”`);
    await page.goto('/watsons');
    await page.getByRole('heading', { name: '全部应用' }).waitFor();
    expect(await favourites.count()).toBe(0);
  });

  it('do not accept a thirteenth favourite', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'area_east' });
    await menuLine(page, '经营报表').click();
    await menuLine(page, '客流分析').last().click({ button: 'right' });
    await page.getByRole('menuitem', { name: '加入常用功能' }).click();
    await page.getByText('常用功能最多可选择 12 个').waitFor();
  });
});

describe('the menu at the top', () => {
  it('is shown if the enterprise has configured it, and opens tabs like the side menu', async () => {
    const { page, problems } = await journey.open();
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('"menuMode":"LEFT"', '"menuMode":"TOP"'),
      });
    });
    await signIn(page, { account: 'ops_director' });
    await menu(page).getByRole('button', { name: '经营报表' }).click();
    await menu(page).getByText('客流分析', { exact: true }).click();
    await tab(page, '客流分析').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(problems).toEqual([]);
  });
});

describe('menus that cannot be loaded', () => {
  const trees = useJourney({ faults: 'status=500:/api/msc-ucs/account/getPostMenuTree' });
  const lists = useJourney({ faults: 'returncode=B0001:/api/msc-ucs/account/getPostAppInfo' });

  it('show a message in their place, and the rest of the workbench works', async () => {
    const { page } = await trees.open();
    await signIn(page, { account: 'ops_director' });
    await menu(page).getByRole('alert').getByText('菜单获取失败').waitFor();
    await menu(page).getByRole('button', { name: '重试' }).waitFor();
    await homeIsLive(page);
  });

  it('show a message if the list of applications is refused', async () => {
    const { page } = await lists.open();
    await signIn(page, { account: 'ops_director' });
    await menu(page).getByText('还没有可用的应用。请联系管理员开通。').waitFor();
    await homeIsLive(page);
  });
});

describe('extreme menus', () => {
  it('with two hundred levels or two hundred characters stay within the page and can be opened', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'stress' });
    await chooseApplication(page, '长菜单测试', '异常菜单测试');
    await menuLine(page, '第 1 层').focus();
    // One key press unfolds a level, the next enters it. The first level is already unfolded.
    for (let presses = 1; presses < 400; presses += 1) await page.keyboard.press('ArrowRight');
    const bottom = menuLine(page, '最底层的菜单');
    await bottom.waitFor();
    expect(await bottom.getAttribute('aria-level')).toBe('201');
    await page.keyboard.press('Enter');
    await tab(page, '最底层的菜单').waitFor();
    await openSearch(page);
    await field(page).fill('名称很长的菜单');
    await page.keyboard.press('Enter');
    await tab(page, '名称很长的菜单').waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });
});
