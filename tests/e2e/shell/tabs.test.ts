import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSharedJourney } from '../../support/browser/journey.ts';
import {
  homeIsLive,
  menu,
  menuLine,
  openTabs,
  signIn,
  tab,
  tabNames,
  tabSelector,
} from '../../support/browser/portal-pages.ts';

/** Menus of 门店日常, the group that is unfolded initially. */
const MENUS = ['要货申请', '到货预约', '陈列检查', '门店排班'] as const;
const [ORDERS, BOOKINGS, DISPLAYS, ROSTER] = MENUS;

const selected = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${name}`, 'u'), selected: true }).waitFor();
const isFocused = (page: Page, name: string) =>
  tab(page, name).evaluate((element) => element === document.activeElement);

async function openMenus(page: Page, names: readonly string[] = MENUS): Promise<void> {
  for (const name of names) {
    await menuLine(page, name).click();
    await selected(page, name);
  }
}

/** Opens the context menu of a tab with a right click. */
async function act(page: Page, name: string, action: string): Promise<void> {
  await tab(page, name).click({ button: 'right' });
  await page
    .getByRole('menu', { name: `“${name}”的操作` })
    .getByRole('menuitem', { name: action, exact: true })
    .click();
}

describe('the tabs', () => {
  const journey = useSharedJourney();

  it('exist once for each menu, and closing one selects the previous, next or home tab', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await openMenus(page);
    await menuLine(page, BOOKINGS).click();
    await selected(page, BOOKINGS);
    expect(await tabNames(page)).toEqual(['首页', ...MENUS]);

    await tab(page, BOOKINGS).press('Delete');
    await selected(page, ORDERS);
    expect(await isFocused(page, ORDERS)).toBe(true);
    await act(page, ORDERS, '关闭');
    await selected(page, DISPLAYS);
    await tab(page, ROSTER).click({ button: 'middle' });
    await selected(page, DISPLAYS);
    await page.keyboard.press('Alt+W');
    await selected(page, '首页');
    expect(await tabNames(page)).toEqual(['首页']);
    await tab(page, '首页').press('Delete');
    expect(await tabNames(page)).toEqual(['首页']);
    expect(problems).toEqual([]);
  });

  it('are closed except one, to the right, or all, but never if pinned', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await openMenus(page);
    await act(page, DISPLAYS, '固定');
    await expect.poll(() => tabNames(page)).toEqual(['首页', DISPLAYS, ORDERS, BOOKINGS, ROSTER]);
    await tab(page, DISPLAYS).press('Delete');
    await act(page, ORDERS, '关闭右侧');
    await selected(page, ORDERS);
    expect(await tabNames(page)).toEqual(['首页', DISPLAYS, ORDERS]);
    await openMenus(page, [BOOKINGS]);
    await act(page, BOOKINGS, '关闭其他');
    expect(await tabNames(page)).toEqual(['首页', DISPLAYS, BOOKINGS]);
    await act(page, BOOKINGS, '关闭全部');
    await selected(page, '首页');
    expect(await tabNames(page)).toEqual(['首页', DISPLAYS]);
    await act(page, DISPLAYS, '取消固定');
    await act(page, DISPLAYS, '关闭');
    expect(await tabNames(page)).toEqual(['首页']);
  });

  it('are ordered by mouse, keyboard and menu, and the new position is announced to screen readers', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await openMenus(page);
    const centre = async (name: string) => {
      const box = await tab(page, name).boundingBox();
      return [
        (box?.x ?? 0) + (box?.width ?? 0) / 2,
        (box?.y ?? 0) + (box?.height ?? 0) / 2,
      ] as const;
    };
    await page.mouse.move(...(await centre(ROSTER)));
    await page.mouse.down();
    await page.mouse.move(...(await centre(ORDERS)), { steps: 12 });
    await page.mouse.up();
    await expect.poll(() => tabNames(page)).toEqual(['首页', ROSTER, ORDERS, BOOKINGS, DISPLAYS]);
    await page
      .getByRole('status')
      .getByText(`“${ROSTER}”已移到第 2 个，共 5 个`)
      .waitFor({ state: 'attached' });
    await selected(page, ROSTER);

    await tab(page, ROSTER).focus();
    await page.keyboard.press('Control+Shift+ArrowRight');
    await expect.poll(() => tabNames(page)).toEqual(['首页', ORDERS, ROSTER, BOOKINGS, DISPLAYS]);
    expect(await isFocused(page, ROSTER)).toBe(true);

    await tab(page, DISPLAYS).focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: '向左移动' }).click();
    await expect.poll(() => tabNames(page)).toEqual(['首页', ORDERS, ROSTER, DISPLAYS, BOOKINGS]);
    expect(problems).toEqual([]);
  });

  it('have a menu that works by keyboard and returns the focus', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await openMenus(page, [ORDERS]);
    await tab(page, ORDERS).focus();
    await page.keyboard.press('Shift+F10');
    const first = page
      .getByRole('menu', { name: `“${ORDERS}”的操作` })
      .getByRole('menuitem')
      .first();
    await expect
      .poll(() => first.evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'detached' });
    expect(await isFocused(page, ORDERS)).toBe(true);
  });

  it('are restored after a reload with their scroll positions', async () => {
    // A low window, so that the home page has to scroll.
    const { page } = await journey.open({ viewport: { width: 1440, height: 600 } });
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await openMenus(page);
    await act(page, DISPLAYS, '固定');
    await tab(page, '首页').click();
    await page.evaluate(() => window.scrollTo(0, 82));
    await tab(page, BOOKINGS).click();
    await tab(page, '首页').click();
    expect(await page.evaluate(() => window.scrollY)).toBe(82);
    await tab(page, BOOKINGS).click();
    await page.reload();
    await selected(page, BOOKINGS);
    expect(await tabNames(page)).toEqual(['首页', DISPLAYS, ORDERS, BOOKINGS, ROSTER]);
    await tab(page, DISPLAYS).press('Delete');
    expect(await openTabs(page).count()).toBe(5);
  });

  it('scroll if there are many, with the selected one visible and the page no wider', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'stress' });
    const folded = menu(page).locator('[role="treeitem"][aria-expanded="false"]');
    for (const _group of [1, 2, 3, 4]) await folded.first().click();
    const leaves = menu(page).locator('[role="treeitem"]:not([aria-expanded])');
    for (let at = 1; at <= 15; at += 1) await leaves.nth(at).click();
    await expect.poll(() => openTabs(page).count()).toBe(16);
    await page.setViewportSize({ width: 1024, height: 768 });
    const inView = (name: string) =>
      tab(page, name).evaluate((element) => {
        const shown = element.closest('[role=tablist]')?.getBoundingClientRect() ?? new DOMRect();
        const { left, right } = element.getBoundingClientRect();
        return left >= shown.left - 1 && right <= shown.right + 1;
      });
    await expect.poll(() => inView('测试菜单 15$')).toBe(true);
    expect(await inView('首页')).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      1024,
    );
    await tab(page, '测试菜单 15$').press('Home');
    await expect.poll(() => inView('首页')).toBe(true);
    await page.getByTitle('向右滚动').click();
    await expect.poll(() => inView('首页')).toBe(false);
  });

  it('are behind one button on narrow screens', async () => {
    const { page } = await journey.open({ viewport: { width: 390, height: 844 } });
    await signIn(page, { account: 'ops_director', path: '/page?s=200101&a=OPS' });
    await tabSelector(page).filter({ hasText: ORDERS }).click();
    await page.getByRole('menuitemradio', { name: '首页' }).click();
    await tabSelector(page).filter({ hasText: '首页' }).click();
    await page.getByRole('menuitemradio', { name: ORDERS }).click();
    await tabSelector(page).click();
    await page.getByRole('menuitem', { name: '关闭', exact: true }).click();
    await tabSelector(page)
      .filter({ hasText: '首页' })
      .filter({ hasText: '共 1 个页面' })
      .waitFor();
  });
});
