import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { connect } from '../../../retail/database/sqlite.ts';
import { button, dialog, openByMenu, postFact } from '../../support/browser/account-pages.ts';
import { barriersOn } from '../../support/browser/axe.ts';
import { useJourney } from '../../support/browser/journey.ts';
import {
  cardsOnPage,
  confirmSettings,
  conflict,
  handle,
  openSettings,
  settings,
  tick,
  tickedCards,
} from '../../support/browser/layout-pages.ts';
import { card, signIn } from '../../support/browser/portal-pages.ts';

const OF_BUYERS = [
  '销售额',
  '毛利',
  '客单价',
  '待办事项',
  '销售趋势',
  '采购组进度',
  '渠道销售占比',
  '单品销售排行',
  '常用功能',
];

const notice = (page: Page) => page.getByText('布局已保存');

async function switchPost(page: Page, name: string, store: string): Promise<void> {
  await openByMenu(page, '切换岗位');
  const choice = dialog(page, '切换岗位');
  await choice.getByRole('radio', { name }).check();
  await choice.getByRole('group', { name: '选择门店' }).getByRole('radio', { name: store }).check();
  await button(choice, '切换').click();
  await postFact(page).getByText(name).waitFor();
}

describe('the layout setting', () => {
  const journey = useJourney();

  it('orders cards by keyboard and dragging, and is stored for the account in its post only', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'buyer_fresh' });
    await openSettings(page);
    await handle(settings(page), '毛利').press('Space');
    await settings(page).getByText('已拿起 毛利，第 2 位').waitFor({ state: 'attached' });
    // Escape cancels the drag, but does not close the dialog.
    await page.keyboard.press('Escape');
    await settings(page).getByText('已取消移动 毛利').waitFor({ state: 'attached' });
    await handle(settings(page), '毛利').press('Space');
    await settings(page).getByText('已拿起 毛利，第 2 位').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await settings(page).getByText('毛利 已移到第 1 位').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect.poll(async () => (await tickedCards(page))[0]).toBe('毛利');
    await tick(page, '待办事项').press('Space');
    await tick(page, '今日必看').check();
    await dragLine(page, '采购组进度', '销售趋势');
    expect(await barriersOn(page, { inside: '[role="dialog"]' })).toEqual([]);
    const wanted = [
      '毛利',
      '销售额',
      '客单价',
      '采购组进度',
      '销售趋势',
      '渠道销售占比',
      '单品销售排行',
      '常用功能',
      '今日必看',
    ];
    await expect.poll(() => tickedCards(page)).toEqual(wanted);
    await confirmSettings(page);
    await notice(page).waitFor();
    await cardsAre(page, wanted);
    await page.reload();
    await cardsAre(page, wanted);

    await switchPost(page, '采购经理', '滨江旗舰店');
    await cardsAre(page, OF_BUYERS);
    const { page: elsewhere } = await journey.open();
    await signIn(elsewhere, { account: 'buyer_fresh' });
    await cardsAre(elsewhere, wanted);
    expect(problems).toEqual([]);
  });

  it('orders cards by touch on narrow screens', async () => {
    const { page } = await journey.open({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    await signIn(page, { account: 'buyer_staples' });
    await openSettings(page);
    const before = await tickedCards(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
      expect(await barriersOn(page, { inside: '[role="dialog"]' })).toEqual([]);
    }
    const from = await middleOf(page, '毛利');
    const to = await middleOf(page, '待办事项');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      });
    await touch('touchStart', from.y);
    await settings(page).getByText('已拿起 毛利，第 2 位').waitFor({ state: 'attached' });
    for (let step = 1; step <= 4; step += 1)
      await touch('touchMove', from.y + ((to.y - from.y) * step) / 4);
    await settings(page).getByText('毛利 已移到第 4 位').waitFor({ state: 'attached' });
    await touch('touchEnd');
    await expect
      .poll(() => tickedCards(page))
      .toEqual([before[0], before[2], before[3], before[1], ...before.slice(4)]);
    await confirmSettings(page);
    await cardsAre(page, [before[0], before[2], before[3], before[1], ...before.slice(4)]);
  });

  it('tells the later of two windows that the other has saved, and loses neither choice', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'buyer_snacks' });
    const other = await page.context().newPage();
    await other.goto('/page');
    await openSettings(page);
    await openSettings(other);
    await tick(page, '毛利').uncheck();
    await confirmSettings(page);

    await tick(other, '客单价').uncheck();
    await button(settings(other), '确定').click();
    await conflict(other).getByText('已保存的布局（8 个）：销售额、客单价').waitFor();
    expect(await tick(other, '客单价').isChecked()).toBe(false);
    await button(conflict(other), '用我的布局覆盖').click();
    await settings(other).waitFor({ state: 'detached' });
    await cardsAre(
      other,
      OF_BUYERS.filter((name) => name !== '客单价'),
    );

    // Now the first window is outdated. It is notified as well and loads the layout of the other
    // one.
    await openSettings(page);
    expect(await tickedCards(page)).toEqual(OF_BUYERS.filter((name) => name !== '客单价'));
    await openSettings(other);
    await tick(other, '常用功能').uncheck();
    await confirmSettings(other);
    await tick(page, '待办事项').uncheck();
    await button(settings(page), '确定').click();
    await button(conflict(page), '放弃我的更改，载入已保存的布局').click();
    await conflict(page).waitFor({ state: 'detached' });
    const kept = OF_BUYERS.filter((name) => !['客单价', '常用功能'].includes(name));
    expect(await tickedCards(page)).toEqual(kept);
    await confirmSettings(page);
    await cardsAre(page, kept);
  });

  it('shows and saves the rest of a layout after cards were removed', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'buyer_manager' });
    await openSettings(page);
    await handle(settings(page), '毛利').press('Space');
    await tick(page, '常用功能').uncheck();
    await confirmSettings(page);
    const db = connect(join(journey.portal().dataFolder, 'retail.sqlite'));
    db.prepare(
      `DELETE FROM dashboard_template WHERE dtmplcode = 'home' AND cardcode IN ('operating02', 'channelpie')`,
    ).run();
    db.close();
    const left = OF_BUYERS.filter((name) => !['毛利', '渠道销售占比', '常用功能'].includes(name));
    await page.reload();
    await cardsAre(page, left);
    await openSettings(page);
    expect(await tickedCards(page)).toEqual(left);
    await tick(page, '待办事项').uncheck();
    await confirmSettings(page);
    await notice(page).waitFor();
    await cardsAre(
      page,
      left.filter((name) => name !== '待办事项'),
    );
    expect(problems).toEqual([]);
  });

  it('refuses too many cards and none at all, and updates the card of a group at once', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'general' });
    const group = card(page, '预警与快捷');
    await group.scrollIntoViewIfNeeded();
    await group.getByText('临期商品').waitFor();
    await group.getByRole('button', { name: /设置/u }).click();
    const counters = dialog(page, '布局设置：预警与快捷');
    const box = (name: string) => counters.getByRole('checkbox', { name });
    await counters.getByText('已选 6/6').waitFor();
    await box('未读消息').check();
    await button(counters, '确定').click();
    await counters.getByRole('alert').getByText('最多可勾选 6 个').waitFor();
    for (const name of await counters
      .locator('label')
      .filter({ has: page.locator(':checked') })
      .allInnerTexts())
      await box(name).uncheck();
    await button(counters, '确定').click();
    await counters.getByRole('alert').getByText('请至少勾选一个').waitFor();
    await counters.getByText('已选 0/6').waitFor();
    await page.keyboard.press('Escape');
    await counters.waitFor({ state: 'detached' });
    await group.getByText('临期商品').waitFor();

    await group.getByRole('button', { name: /设置/u }).click();
    await counters.getByText('已选 6/6').waitFor();
    await box('临期商品').uncheck();
    await button(counters, '确定').click();
    await counters.waitFor({ state: 'detached' });
    await group.getByText('临期商品').waitFor({ state: 'detached' });
    await group.getByText('缺货单品').waitFor();
    expect(problems).toEqual([]);
  });
});

const cardsAre = (page: Page, names: readonly (string | undefined)[]) =>
  expect.poll(() => cardsOnPage(page), { timeout: 10_000 }).toEqual(names);

async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await handle(settings(page), name).boundingBox();
  if (box === null) throw new Error(`${name} cannot be seen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragLine(page: Page, name: string, over: string): Promise<void> {
  await handle(settings(page), name).scrollIntoViewIfNeeded();
  const from = await middleOf(page, name);
  const to = await middleOf(page, over);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 4, { steps: 4 });
  await page.mouse.up();
}
