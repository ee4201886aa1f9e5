import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useJourney } from '../../support/browser/journey.ts';
import {
  menu,
  menuLine,
  openTabs,
  signIn,
  tab,
  tabHints,
} from '../../support/browser/portal-pages.ts';

const MODULE = { path: '/page?s=200613&a=RPT', name: '示例模块' };
/** A different module, which sends no messages on its own. */
const SILENT = '无响应的模块';
const LIVE = 12;

const note = (page: Page) => page.frameLocator('iframe[title="示例模块"]').getByLabel(/^备注/u);
const question = (page: Page) => page.getByRole('alertdialog', { name: '有未保存的内容' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
const hints = (page: Page) => tabHints(page, MODULE.name);
/** The panels of the workbench that have a content. Screens contain panels of their own. */
const alivePanels = (page: Page) =>
  page.locator('[role="tabpanel"]:not(:empty):not([role="tabpanel"] *)').count();

async function typeNote(page: Page): Promise<void> {
  await signIn(page, { account: 'ops_director', path: MODULE.path });
  await page.frameLocator('iframe').getByText('林知夏 · 营运总监').waitFor();
  await note(page).fill('只剩三箱');
  await expect.poll(() => hints(page)).toContain('有未保存的内容');
}

describe('a tab with unsaved input', () => {
  const journey = useJourney();

  it('asks before it is closed or restarted in any way, and Escape keeps it', async () => {
    const { page } = await journey.open();
    await typeNote(page);
    await tab(page, MODULE.name).press('Delete');
    await question(page).getByText(MODULE.name).waitFor();
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'detached' });
    for (const action of ['重新加载', '关闭全部', '关闭']) {
      await tab(page, MODULE.name).click({ button: 'right' });
      await page.getByRole('menuitem', { name: action, exact: true }).click();
      await answer(page, '继续编辑');
      await question(page).waitFor({ state: 'detached' });
    }
    expect(await note(page).inputValue()).toBe('只剩三箱');
    await tab(page, MODULE.name).press('Delete');
    await answer(page, '放弃更改');
    await tab(page, MODULE.name).waitFor({ state: 'detached' });
    expect(await openTabs(page).count()).toBe(1);
  });

  it('does not ask after it was saved', async () => {
    const { page } = await journey.open();
    await typeNote(page);
    await page.frameLocator('iframe').getByRole('button', { name: '保存' }).click();
    await expect.poll(() => hints(page)).not.toContain('有未保存的内容');
    await tab(page, MODULE.name).press('Delete');
    await tab(page, MODULE.name).waitFor({ state: 'detached' });
    expect(await question(page).count()).toBe(0);
  });

  it('stays rendered however many tabs are opened after it, while others are emptied', async () => {
    const { page } = await journey.open();
    await typeNote(page);
    const folded = menu(page).locator('[role="treeitem"][aria-expanded="false"]');
    while ((await folded.count()) > 0) await folded.first().click();
    // The thirteen other reports. The common menus of other applications come last, because they
    // switch the menu.
    const all = menu(page).locator('[role="treeitem"]:not([aria-expanded])');
    const names = await all.allInnerTexts();
    const [common, reports] = [
      names.slice(1, 5),
      names.slice(5).filter((name) => name.trim() !== MODULE.name),
    ];
    for (const name of [...reports, ...common]) {
      await menu(page).getByRole('treeitem', { name: name.trim(), exact: true }).last().click();
      await page.getByRole('tab', { name: name.trim(), selected: true }).waitFor();
    }
    expect(await openTabs(page).count()).toBeGreaterThanOrEqual(16);
    await expect.poll(() => alivePanels(page)).toBe(LIVE);
    await tab(page, MODULE.name).click();
    expect(await note(page).inputValue()).toBe('只剩三箱');
  });

  it('makes the browser ask before the page is left', async () => {
    const { page } = await journey.open();
    await typeNote(page);
    const [asked] = await Promise.all([
      page.waitForEvent('dialog'),
      page.evaluate(() => setTimeout(() => location.reload())),
    ]);
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();
    expect(await note(page).inputValue()).toBe('只剩三箱');
  });

  it('asks before it is opened with different data, and then restarts in its place', async () => {
    const { page, problems } = await journey.open();
    await typeNote(page);
    await menuLine(page, SILENT).click();
    await tab(page, SILENT).waitFor();
    const order = await openTabs(page).count();
    /** A different module in the selected tab opens this one with different data. */
    async function openFor(shop: string): Promise<void> {
      await tab(page, SILENT).click();
      await page.getByRole('tab', { name: SILENT, selected: true }).waitFor();
      const found = () =>
        page.frames().find((frame) => new URL(frame.url()).pathname === '/module/slow');
      await expect.poll(found).toBeDefined();
      const message = {
        portal: 1,
        type: 'open',
        moduleCode: '200613',
        applicationCode: 'RPT',
        parameters: { shop },
      };
      await found()?.evaluate((data) => window.parent.postMessage(data, '*'), message);
    }
    await openFor('1001');
    await answer(page, '继续编辑');
    await question(page).waitFor({ state: 'detached' });
    await tab(page, MODULE.name).click();
    expect(await note(page).inputValue()).toBe('只剩三箱');
    expect(new URL(page.url()).searchParams.get('p.shop')).toBeNull();

    await openFor('1001');
    await answer(page, '放弃更改');
    await page.getByRole('tab', { name: MODULE.name, selected: true }).waitFor();
    await page.waitForURL((url) => url.searchParams.get('p.shop') === '1001');
    await expect.poll(() => note(page).inputValue()).toBe('');
    expect(await openTabs(page).count()).toBe(order);
    expect(await openTabs(page).nth(1).innerText()).toBe(MODULE.name);

    // The same data select the same tab. Different data restart it without a question, as nothing
    // is lost.
    await page.frameLocator('iframe[title="示例模块"]').getByText('林知夏 · 营运总监').waitFor();
    await page
      .frameLocator('iframe[title="示例模块"]')
      .getByLabel(/^备注/u)
      .evaluate((field) => (field.dataset.same = 'yes'));
    const isSame = () => note(page).evaluate((field) => field.dataset.same === 'yes');
    await openFor('1001');
    await page.getByRole('tab', { name: MODULE.name, selected: true }).waitFor();
    expect(await isSame()).toBe(true);
    await openFor('1002');
    await page.waitForURL((url) => url.searchParams.get('p.shop') === '1002');
    await expect.poll(isSame).toBe(false);
    expect(await openTabs(page).count()).toBe(order);
    expect(problems).toEqual([]);
  });

  it('asks before a link leads out of the workbench', async () => {
    const { page } = await journey.open();
    await typeNote(page);
    const leave = async () => {
      await page.getByRole('button', { name: /账号菜单$/u }).click();
      await page.getByRole('menuitem', { name: '应用门户' }).click();
    };
    await leave();
    await answer(page, '继续编辑');
    await question(page).waitFor({ state: 'detached' });
    expect(await note(page).inputValue()).toBe('只剩三箱');
    expect(new URL(page.url()).pathname).toBe('/page');
    await leave();
    await answer(page, '放弃更改');
    await page.getByRole('heading', { level: 1, name: '应用门户' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/watsons');
  });

  it('asks before the account signs out', async () => {
    const { page } = await journey.open();
    await typeNote(page);
    await page.getByRole('button', { name: /账号菜单$/u }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await answer(page, '继续编辑');
    await tab(page, MODULE.name).waitFor();
    expect(await note(page).inputValue()).toBe('只剩三箱');
    await page.getByRole('button', { name: /账号菜单$/u }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await answer(page, '放弃更改');
    await page.waitForURL('**/login*');
  });
});
