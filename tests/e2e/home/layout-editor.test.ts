import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { alertDialog, button } from '../../support/browser/account-pages.ts';
import { barriersOn } from '../../support/browser/axe.ts';
import { useJourney } from '../../support/browser/journey.ts';
import {
  listedCards,
  saveEditor,
  BUYERS_PAGE,
  grip,
  centreOf,
  saveAtOnce,
  cardsOnPage,
  conflict,
  goHome,
  handle,
  openEditor,
  openSettings,
  placed,
  placesInEditor,
  placesOnPage,
} from '../../support/browser/layout-pages.ts';
import { drag, tabTo } from './pointer-and-keys.ts';
import { signIn } from '../../support/browser/portal-pages.ts';
import { chooseOption } from '../../support/browser/list-pages.ts';

const unsaved = (page: Page) => page.getByText('有未保存的更改');
const question = (page: Page) => alertDialog(page, '离开前要保存布局吗？');
const answer = (page: Page, name: string) => button(question(page), name).click();

describe('the layout editor of the home page', () => {
  const journey = useJourney();

  it('works with the mouse, and the page shows the saved grid, or that of the post after a reset', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'buyer_fresh' });
    await openEditor(page);
    expect(await placesInEditor(page)).toEqual(BUYERS_PAGE);
    await drag(page, placed(page, '销售额'), placed(page, '客单价'));
    await drag(page, grip(page, '销售趋势'), grip(page, '销售趋势'), { x: -150 });
    await placed(page, '毛利').click();
    await button(page, '毛利：移除').first().click();
    await button(page, '添加 临期商品').click();
    const changed = await placesInEditor(page);
    expect(changed.filter((place) => !BUYERS_PAGE.includes(place))).toEqual([
      '客单价 1 1 6 1',
      '销售额 1 7 6 1',
      '销售趋势 3 1 5 2',
      '临期商品 8 1 3 1',
    ]);
    for (let step = 0; step < 4; step += 1) await button(page, '撤销').click();
    expect(await placesInEditor(page)).toEqual(BUYERS_PAGE);
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+Shift+Z');
    expect(new Set(await placesInEditor(page))).toEqual(new Set(changed));
    await saveEditor(page);
    await unsaved(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: '返回首页', exact: true }).click();
    await expect
      .poll(async () => new Set(await placesOnPage(page)), { timeout: 10_000 })
      .toEqual(new Set(changed));
    await openEditor(page);
    // From the end to the start: the page scrolls while the card is held at its edge.
    await placed(page, '常用功能').scrollIntoViewIfNeeded();
    const from = await centreOf(placed(page, '常用功能'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, 100, { steps: 3 });
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 10_000 }).toBe(0);
    await page.mouse.up();
    expect(await placesInEditor(page)).toContain('常用功能 1 1 12 1');
    await button(page, '恢复岗位默认').click();
    await button(alertDialog(page, '恢复岗位默认布局？'), '恢复默认').click();
    await page.getByText('已恢复岗位默认布局').waitFor();
    expect(await placesInEditor(page)).toEqual(BUYERS_PAGE);
    await page.getByRole('link', { name: '返回首页', exact: true }).click();
    await expect.poll(() => placesOnPage(page), { timeout: 10_000 }).toEqual(BUYERS_PAGE);
    expect(problems).toEqual([]);
  });

  it('works with the keyboard alone', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'buyer_staples' });
    await openEditor(page);
    await tabTo(page, placed(page, '销售额'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await tabTo(page, placed(page, '客单价'));
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, placed(page, '常用功能'));
    await page.keyboard.press('Delete');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-card'))).toBe(
      'topproduct',
    );
    await tabTo(page, button(page, '添加 公告'));
    await page.keyboard.press('Enter');
    const changed = await placesInEditor(page);
    expect(changed.map((place) => place.split(' ')[0])).toContain('公告');
    expect(changed.map((place) => place.split(' ')[0])).not.toContain('常用功能');
    await page.keyboard.press('Control+Z');
    await page.keyboard.press('Control+Shift+Z');
    await tabTo(page, button(page, '保存'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByText('布局已保存').waitFor();
    await page.reload();
    await expect
      .poll(async () => new Set(await placesInEditor(page)), { timeout: 10_000 })
      .toEqual(new Set(changed));
    await goHome(page);
    expect(new Set(await placesOnPage(page))).toEqual(new Set(changed));
    expect(problems).toEqual([]);
  });

  it('asks before a link, Back or a reload discards unsaved changes, however often it is pressed', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'buyer_snacks' });
    await openSettings(page);
    await button(page, '在网格中编排').click();
    await placed(page, '毛利').focus();
    await page.keyboard.press('Delete');
    await unsaved(page).waitFor();
    const changed = await placesInEditor(page);

    for (const name of ['返回首页', '返回工作台']) {
      await page.getByRole('link', { name, exact: true }).click();
      await answer(page, '继续编辑');
      await question(page).waitFor({ state: 'detached' });
    }
    await page.goBack();
    await question(page).waitFor();
    // Again, while the question is open.
    await page.goBack();
    await page.waitForFunction(
      () => 'second' in ((window.history.state as { usr?: object } | null)?.usr ?? {}),
    );
    await answer(page, '继续编辑');
    await question(page).waitFor({ state: 'detached' });
    await Promise.all([page.goBack(), page.goBack()]);
    await answer(page, '继续编辑');
    expect(new URL(page.url()).pathname).toBe('/editDashboard');

    const asked = page.waitForEvent('dialog');
    const reloading = page.reload({ timeout: 2_000 }).catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await reloading;
    expect(await placesInEditor(page)).toEqual(changed);

    await page.goBack();
    await answer(page, '保存并离开');
    await expect.poll(() => placesOnPage(page), { timeout: 10_000 }).toEqual(changed);
    // There is no further question, and Back leaves the editor.
    expect(new URL(page.url()).pathname).not.toBe('/editDashboard');
  });

  it('keeps the first save of two windows at once, and lets the user of the other one choose', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'buyer_manager' });
    const other = await page.context().newPage();
    const removed = ['毛利', '常用功能'] as const;
    const windows = [page, other] as const;
    for (const [nth, window] of windows.entries()) {
      await openEditor(window);
      await placed(window, removed[nth] ?? '').focus();
      await window.keyboard.press('Delete');
    }
    await saveAtOnce(windows);
    const [won, lost] = await Promise.any([
      conflict(other)
        .waitFor()
        .then(() => [page, other] as const),
      conflict(page)
        .waitFor()
        .then(() => [other, page] as const),
    ]);
    await won.getByText('布局已保存').waitFor();
    const mine = await placesInEditor(lost);
    await button(conflict(lost), '用我的布局覆盖').click();
    await lost.getByText('布局已保存').waitFor();
    expect(await placesInEditor(lost)).toEqual(mine);

    // The other answer to the question.
    await placed(won, '待办事项').focus();
    await won.keyboard.press('Delete');
    await button(won, '保存').click();
    await button(conflict(won), '放弃我的更改，载入已保存的布局').click();
    expect(await placesInEditor(won)).toEqual(mine);
    await unsaved(won).waitFor({ state: 'detached' });
    await goHome(won);
    expect(await placesOnPage(won)).toEqual(mine);
  });

  it('is a list on narrow screens, and axe finds no problem in three languages and two schemes', async () => {
    const { page, problems } = await journey.open({ viewport: { width: 390, height: 844 } });
    await signIn(page, { account: 'settlement' });
    await openEditor(page);
    await button(page, '上移 毛利').click();
    await chooseOption(page, '销售趋势：宽度', '宽 12/12');
    await button(page, '常用功能：移除').click();
    await button(page, '添加 公告').click();
    const names = (await listedCards(page)).map((name) => name.trim());
    await saveEditor(page);
    await goHomeNarrow(page);
    await expect.poll(() => cardsOnPage(page), { timeout: 10_000 }).toEqual(names);
    const found: Record<string, string[]> = {};
    await openEditor(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // The new width is drawn before the color scheme changes, as two events.
      await page.evaluate('new Promise(requestAnimationFrame)');
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.locator(`html[data-scheme="${scheme}"]`).waitFor({ state: 'attached' });
        const barriers = await barriersOn(page, { inside: 'main' });
        if (barriers.length > 0) found[`${String(width)}, ${scheme}`] = barriers;
      }
    }
    for (const [menu, language, locale] of [
      [/^语言/u, '繁體中文', 'zh-TW'],
      [/^語言/u, 'English', 'en-US'],
    ] as const) {
      await page.getByRole('button', { name: menu }).click();
      await page
        .getByRole('menuitem', { name: language })
        .or(page.getByRole('menuitemradio', { name: language }))
        .click();
      await page.locator(`html[lang="${locale}"]`).waitFor({ state: 'attached' });
      const barriers = await barriersOn(page, { inside: 'main' });
      if (barriers.length > 0) found[locale] = barriers;
    }
    expect(found).toEqual({});
    expect(problems).toEqual([]);
  });
});

async function goHomeNarrow(page: Page): Promise<void> {
  await page.getByRole('link', { name: '返回首页', exact: true }).click();
  await handle(page, '销售额').waitFor({ state: 'detached' });
}
