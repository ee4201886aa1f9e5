import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { button, dialog } from '../../support/browser/account-pages.ts';
import { barriersInBothSchemes } from '../../support/browser/axe.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { noticeLine, panel, panelCard, panelTitles } from '../../support/browser/panel-pages.ts';
import { signIn, tab, tabSelector } from '../../support/browser/portal-pages.ts';

const MUST_SEE = '今日必看';
const ORDER = ['待办与消息', MUST_SEE, '未读消息', '公告', '渠道销售'];
const cardsOf = async (page: Page) => (await panelTitles(page)).slice(1);
const fact = (page: Page, name: string) =>
  panel(page).locator('dl > div').filter({ hasText: name });
const goHome = async (page: Page) => {
  await tab(page, '首页').click();
  await panelCard(page, MUST_SEE).waitFor();
};

describe('the right panel of the home page', () => {
  // The first mark is refused, later ones are accepted.
  const journey = useJourney({ faults: 'status=500:/api/msc-ucs/dashboardDailySeeUser/seenx1' });

  it('shows a greeting with name, department, post, store, sign-in time and clock, and ordered sections', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await panel(page)
      .getByRole('heading', { name: /好，林知夏$/u })
      .waitFor();
    await panel(page).getByText('营运中心 · 营运总监').waitFor();
    expect(await fact(page, '当前门店').innerText()).toContain('全部门店');
    expect(await fact(page, '登录时间').innerText()).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d$/u);
    const clock = panel(page).getByRole('time').first().locator('..');
    expect(await clock.innerText()).toMatch(
      /^\d{4}年\d{1,2}月\d{1,2}日 星期[一二三四五六日]\s+\d\d:\d\d:\d\d$/u,
    );
    const before = await clock.innerText();
    await expect.poll(() => clock.innerText()).not.toBe(before);
    await panelCard(page, '渠道销售').waitFor();
    expect(await cardsOf(page)).toEqual(ORDER);
    await expect.poll(() => panelCard(page, '未读消息').getByRole('listitem').count()).toBe(5);
    expect(problems).toEqual([]);
  });

  it('marks a must-see item as seen when it is opened in its module, and reports a failure to mark it', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    const line = noticeLine(page, MUST_SEE, '本周到期促销方案');
    await line.getByText('未看').waitFor();
    await panelCard(page, MUST_SEE).getByText('已看 2/5').waitFor();
    await line.getByRole('button').click();
    await tab(page, '促销方案').waitFor();
    const address = new URL(page.url());
    expect(Object.fromEntries(address.searchParams)).toEqual({
      s: '200304',
      a: 'PRM',
      'p.status': 'ending',
    });
    await page.getByRole('status').getByText('零售服务暂时不可用').waitFor();
    await goHome(page);
    await line.getByText('未看').waitFor();
    await panelCard(page, MUST_SEE).getByText('已看 2/5').waitFor();

    await line.getByRole('button').click();
    await page.waitForURL('**p.status=ending');
    await goHome(page);
    await line.getByText('已看').waitFor();
    await panelCard(page, MUST_SEE).getByText('已看 3/5').waitFor();
    await page.reload();
    await panelCard(page, MUST_SEE).getByText('已看 3/5').waitFor();
    await line.getByText('已看').waitFor();
  });

  it('runs no scripts of messages and announcements, and opens their text if they have no target', async () => {
    const { page, problems, requested } = await journey.open();
    const dialogs: string[] = [];
    page.on('dialog', (asked) => {
      dialogs.push(asked.message());
      void asked.dismiss();
    });
    await signIn(page, { account: 'ops_director' });
    const reader = dialog(page, '外部系统消息');
    await noticeLine(page, '未读消息', '外部系统消息').getByRole('button').click();
    await reader.getByText('外部系统推送的消息').waitFor();
    expect(await reader.locator('script, [onerror], [href^="javascript"], iframe').count()).toBe(0);
    await page.keyboard.press('Escape');
    await noticeLine(page, '公告', '会员日活动说明').getByRole('button').click();
    await dialog(page, '会员日活动说明').getByText('每月 8 日会员日').waitFor();
    expect(
      await dialog(page, '会员日活动说明').locator('iframe, [style], [href^="javascript"]').count(),
    ).toBe(0);
    await page.keyboard.press('Escape');
    await noticeLine(page, '公告', '会员日活动说明').waitFor({ state: 'detached' });
    expect(await page.title()).not.toBe('hacked');
    expect(dialogs).toEqual([]);
    expect(requested.filter((address) => address.includes('outside.example.com'))).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('stores the order of cards changed by keyboard, menu and dragging', async () => {
    const { page, problems } = await journey.open({ viewport: { width: 1440, height: 1600 } });
    await signIn(page, { account: 'area_east' });
    await panelCard(page, '公告').waitFor();
    const saved = () =>
      page.waitForResponse((response) =>
        (response.request().postData() ?? '').includes('"PanelOrderSave"'),
      );
    const grip = (name: string) => button(panel(page), `拖动排序：${name}`);
    const [first, second, third] = await cardsOf(page);
    expect([first, second, third]).toEqual(ORDER.slice(0, 3));

    await grip('待办与消息').focus();
    await page.keyboard.press('Space');
    await page.getByText('已拿起 待办与消息，在第 1 位').first().waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.getByText('待办与消息 在第 2 位').first().waitFor({ state: 'attached' });
    await Promise.all([saved(), page.keyboard.press('Space')]);
    await expect.poll(() => cardsOf(page)).toEqual([MUST_SEE, '待办与消息', ...ORDER.slice(2)]);

    await button(panelCard(page, '公告'), '公告：更多操作').click();
    await Promise.all([saved(), page.getByRole('menuitem', { name: '上移' }).click()]);
    await expect
      .poll(() => cardsOf(page))
      .toEqual([MUST_SEE, '待办与消息', '公告', '未读消息', '渠道销售']);

    const [from, to] = await Promise.all([
      grip('公告').boundingBox(),
      panelCard(page, MUST_SEE).boundingBox(),
    ]);
    if (from === null || to === null) throw new Error('Both cards must be there.');
    await page.mouse.move(from.x + 4, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y - 40, { steps: 4 });
    await page.mouse.move(to.x + 8, to.y + 12, { steps: 8 });
    const [answer] = await Promise.all([saved(), page.mouse.up()]);
    expect(answer.ok()).toBe(true);
    const order = ['公告', MUST_SEE, '待办与消息', '未读消息', '渠道销售'];
    await expect.poll(() => cardsOf(page)).toEqual(order);
    await page.reload();
    await panelCard(page, '公告').waitFor();
    expect(await cardsOf(page)).toEqual(order);
    expect(problems).toEqual([]);
  });

  it.each([1024, 390, 320])(
    'opens with a button at %i px above the page and closes on Escape or navigation',
    async (width) => {
      const { page, problems } = await journey.open({ viewport: { width, height: 800 } });
      await signIn(page, { account: 'store1001' });
      const opener = page.getByRole('button', { name: /^今日必看 \d\/5，\d 项未看$/u });
      await opener.click();
      await panelCard(page, MUST_SEE).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.matches('aside')))
        .toBe(true);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await barriersInBothSchemes(page, 'aside')).toEqual([[], []]);
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'detached' });
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
      await opener.click();
      await button(panelCard(page, '待办与消息'), '设置：待办与消息').click();
      await page.waitForURL('**/page?s=100003&p.tab=mystart');
      await tab(page, '审批中心').or(tabSelector(page)).waitFor();
      await panel(page).waitFor({ state: 'detached' });
      expect(problems).toEqual([]);
    },
  );
});

describe('the right panel of a different account', () => {
  const journey = useJourney();

  it.each([
    ['a supplier', 'v10001', '样例零售集团', '待确认订单', '采购订单待确认'],
    ['a supplier without applications', 'v10002', '样例零售集团', null, '密码即将到期'],
    ['a beginner', 'newbie', '营运中心 · 见习员工', '新员工须知', '临期商品预警'],
  ])('shows the contents of that account: %s', async (_who, account, post, mustSee, message) => {
    const { page, problems } = await journey.open();
    await signIn(page, { account, path: account.startsWith('v') ? '/supplierlogin' : '/login' });
    await panel(page).getByText(post).waitFor();
    await noticeLine(page, '未读消息', message).first().waitFor();
    if (mustSee === null) await panelCard(page, MUST_SEE).getByText('暂无数据').waitFor();
    else await noticeLine(page, MUST_SEE, mustSee).waitFor();
    expect(await fact(page, '当前门店').count()).toBe(account.startsWith('v') ? 0 : 1);
    expect(await panelCard(page, '待办与消息').count()).toBe(account === 'newbie' ? 0 : 1);
    expect(problems).toEqual([]);
  });
});
