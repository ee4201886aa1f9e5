import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { button, dialog } from '../../support/browser/account-pages.ts';
import { barriersInBothSchemes } from '../../support/browser/axe.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { card, menu, signIn, tab } from '../../support/browser/portal-pages.ts';

const fastApps = (page: Page) => card(page, '常用功能');
const tile = (page: Page, name: string) =>
  fastApps(page).getByRole('button', { name, exact: true });
const manager = (page: Page) => dialog(page, '添加常用功能');
const choice = (page: Page, name: string) =>
  manager(page).getByRole('checkbox', { name, exact: true });
const openManager = async (page: Page) => {
  await button(fastApps(page), '添加').click();
  await manager(page).getByRole('searchbox').waitFor();
};
const choose = async (page: Page, application: string, names: readonly string[]) => {
  await button(manager(page), application).click();
  for (const name of names) await choice(page, name).check();
};
const settled = (page: Page) => manager(page).waitFor({ state: 'detached' });
const said = (page: Page, text: string): Locator => page.getByRole('status').getByText(text);

describe('the favourite modules', () => {
  const journey = useJourney();

  it('are chosen in a dialog that a click outside does not close, and appear in card, menu and launchpad', async () => {
    const { page, problems } = await journey.open({ viewport: { width: 1440, height: 2200 } });
    await signIn(page, { account: 'finance' });
    await fastApps(page).getByText('0/12').waitFor();
    await openManager(page);
    await page.mouse.click(5, 5);
    await choose(page, '财务结算', ['费用单']);
    await manager(page).getByText('已选 1/12').waitFor();
    expect(await barriersInBothSchemes(page, '[role="dialog"]')).toEqual([[], []]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await barriersInBothSchemes(page, '[role="dialog"]')).toEqual([[], []]);
    await page.setViewportSize({ width: 1440, height: 2200 });
    await button(manager(page), '取消').click();
    await settled(page);
    expect(await tile(page, '费用单').count()).toBe(0);

    const leaf = menu(page).locator('[role="treeitem"]:not([aria-expanded])').nth(1);
    const name = String(await leaf.getAttribute('aria-label'));
    await openManager(page);
    await manager(page).getByRole('searchbox').fill(name);
    const found = manager(page).getByRole('checkbox').first();
    expect(await found.isChecked()).toBe(false);
    await found.check();
    await button(manager(page), '确定').click();
    await settled(page);
    await said(page, '常用功能已保存').waitFor();
    await fastApps(page).getByText('1/12').waitFor();
    await leaf.click({ button: 'right' });
    await page.getByRole('menuitem', { name: '移出常用功能' }).waitFor();
    await page.keyboard.press('Escape');
    await tile(page, name).click();
    await tab(page, name).waitFor();

    await page.goto('/watsons');
    const kept = page.getByRole('region', { name: '常用功能' });
    await kept.getByRole('link', { name: new RegExp(`^${name}`, 'u') }).waitFor();
    await page.goto('/page');
    await button(fastApps(page), `移除 ${name}`).click();
    await tile(page, name).waitFor({ state: 'detached' });
    await page.goto('/watsons');
    await page.getByRole('heading', { name: '全部应用' }).waitFor();
    expect(await kept.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('are limited to twelve, also if two windows save at once, and the slower one is notified and keeps its ticks', async () => {
    const { page } = await journey.open({ viewport: { width: 1440, height: 2200 } });
    await signIn(page, { account: 'ops_director' });
    await fastApps(page).getByText('7/12').waitFor();
    const other = await page.context().newPage();
    await other.goto('/page');
    const windows = [page, other];
    for (const window of windows) {
      await openManager(window);
      await button(manager(window), '经营报表').click();
      const boxes = manager(window).locator('input[type=checkbox]:not(:checked)');
      // Different ones in each window: the first window from the top, the second from the bottom.
      for (let nth = 0; nth < 3; nth += 1)
        await (window === page ? boxes.first() : boxes.last()).check();
      await manager(window).getByText('已选 10/12').waitFor();
    }
    const sent: (() => Promise<void>)[] = [];
    await page.context().route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"FavouritesAdd"') !== true) return route.continue();
      sent.push(() => route.continue());
      if (sent.length === windows.length) await Promise.all(sent.map((go) => go()));
    });
    for (const window of windows) await button(manager(window), '确定').click();
    const refused = async () => {
      const matches = await Promise.all(
        windows.map((window) => manager(window).getByText('常用功能最多可选择 12 个').count()),
      );
      return windows[matches.indexOf(1)];
    };
    await expect.poll(refused).toBeDefined();
    const lost = (await refused()) ?? page;
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    const won = lost === page ? other : page;
    await settled(won);
    await fastApps(won).getByText('10/12').waitFor();
    await manager(lost).getByText('已选 13/12').waitFor();
    expect(await button(manager(lost), '确定').isEnabled()).toBe(true);
    await manager(lost).locator('input[type=checkbox]:checked:not(:disabled)').first().uncheck();
    await button(manager(lost), '确定').click();
    await settled(lost);
    await fastApps(lost).getByText('12/12').waitFor();
    expect(await button(fastApps(lost), '添加').count()).toBe(0);
  });

  it('are marked if their module is no longer in the menus, and can be removed', async () => {
    const { page } = await journey.open({ viewport: { width: 1440, height: 2200 } });
    await page.route('**/graphql', async (route) => {
      // Menus that are late come with a request of their own.
      const asked = route.request().postData() ?? '';
      if (!/"(?:Workbench|ShellMenus|FavouriteChoice)"/u.test(asked)) return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        /"isLeaf":true,"moduleCode":"200201"/gu,
        '"isLeaf":true,"moduleCode":null',
      );
      return route.fulfill({ response, body });
    });
    await signIn(page, { account: 'admin' });
    const gone = fastApps(page).getByRole('listitem').filter({ hasText: '采购订单' });
    await gone.getByText('已失效').waitFor();
    expect(await gone.getByRole('button').count()).toBe(1);
    await button(gone, '移除 采购订单').click();
    await gone.waitFor({ state: 'detached' });
  });
});
