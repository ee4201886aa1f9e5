import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { button, dialog, lock, lockScreen, unlock } from '../../support/browser/account-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { bell, noticeLine, panelCard } from '../../support/browser/panel-pages.ts';
import { card, homeIsLive, signIn, tab } from '../../support/browser/portal-pages.ts';

const isUnread = async (page: Page, count: number) => {
  await panelCard(page, '未读消息').getByText(String(count), { exact: true }).waitFor();
  await bell(page, count).waitFor();
};
const inGroup = (page: Page, count: number) =>
  panelCard(page, '待办与消息').getByRole('button', { name: `未读消息 ${String(count)}` });
/** The operations that the page sends to the gateway from now on. */
function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string };
    if (operationName !== undefined) asked.push(operationName);
  });
  return asked;
}
type Asking = Window & { cardsAsked?: { code: string; at: number }[] };
/** Makes the page record when, by its own clock, it requests which card. */
function noteCards(): void {
  const { fetch } = window;
  const asked: { code: string; at: number }[] = ((window as Asking).cardsAsked = []);
  window.fetch = (input, init) => {
    const { operationName, variables } = JSON.parse(
      typeof init?.body === 'string' ? init.body : '{}',
    ) as {
      operationName?: string;
      variables?: { code: string };
    };
    if (operationName === 'Card' && variables !== undefined)
      asked.push({ code: variables.code, at: Date.now() });
    return fetch(input, init);
  };
}
/** Simulates the window being hidden behind others and shown again. */
const show = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

describe('two browsers of one account', () => {
  const journey = useJourney();

  it('both update all counts when an unread message is opened, which leads to its module', async () => {
    const [here, there] = await Promise.all([journey.open(), journey.open()]);
    const { page } = here;
    const other = there.page;
    await Promise.all([
      signIn(page, { account: 'ops_director' }),
      signIn(other, { account: 'ops_director' }),
    ]);
    await Promise.all([isUnread(page, 17), isUnread(other, 17), inGroup(other, 17).waitFor()]);
    expect(other.url()).toMatch(/\/page$/u);

    await noticeLine(page, '未读消息', '盘点差异待确认').getByRole('button').click();
    await page.waitForURL(/[?&]s=100003&p\.instanceid=WI\d+&p\.tab=pending&p\.taskid=WT\w+/u);
    await page.getByRole('dialog').getByRole('button', { name: '同意' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await bell(page, 16).waitFor();
    await Promise.all([isUnread(other, 16), inGroup(other, 16).waitFor()]);
    await tab(page, '首页').click();
    await isUnread(page, 16);
    expect(await noticeLine(page, '未读消息', '盘点差异待确认').count()).toBe(0);

    // An announcement is in two lists.
    await noticeLine(page, '公告', '会员日活动说明').getByRole('button').click();
    await dialog(page, '会员日活动说明').getByText('每月 8 日会员日').waitFor();
    await page.keyboard.press('Escape');
    await isUnread(page, 15);
    expect(await noticeLine(page, '未读消息', '会员日活动说明').count()).toBe(0);
    await noticeLine(other, '公告', '会员日活动说明').waitFor({ state: 'detached' });
    await isUnread(other, 15);

    await noticeLine(page, '今日必看', '生鲜损耗超标门店').getByRole('button').click();
    await noticeLine(other, '今日必看', '生鲜损耗超标门店').getByText('已看').waitFor();
    await tab(page, '首页').click();
    for (const each of [page, other]) await card(each, '常用功能').scrollIntoViewIfNeeded();
    await button(card(other, '常用功能'), '采购订单').waitFor();
    await button(card(page, '常用功能'), '移除 采购订单').click();
    await button(card(other, '常用功能'), '采购订单').waitFor({ state: 'detached' });
    expect([...here.problems, ...there.problems]).toEqual([]);
  });

  it('send no requests while hidden or locked, and reload the visible data afterwards', async () => {
    const [{ page }, { page: other }] = await Promise.all([journey.open(), journey.open()]);
    await other.clock.install();
    await Promise.all([
      signIn(page, { account: 'store1001' }),
      signIn(other, { account: 'store1001' }),
    ]);
    await Promise.all([homeIsLive(page), homeIsLive(other)]);
    const line = (on: Page, name: string) => noticeLine(on, '今日必看', name);
    const open = async (name: string) => {
      await line(page, name).getByRole('button').click();
      await tab(page, '首页').click();
      await line(page, name).getByText('已看').waitFor();
    };
    await line(other, '临期商品清单').getByText('未看').waitFor();
    const asked = questionsOf(other);
    await show(other, 'hidden');
    await open('临期商品清单');
    await other.clock.runFor('03:00');
    expect(asked).toEqual([]);
    await show(other, 'visible');
    await line(other, '临期商品清单').getByText('已看').waitFor();

    await lock(other);
    await lockScreen(other).waitFor();
    await expect.poll(() => asked.includes('SessionLock')).toBe(true);
    asked.length = 0;
    await open('待打印价签');
    await other.clock.runFor('03:00');
    expect(asked).toEqual([]);
    await unlock(other);
    await line(other, '待打印价签').getByText('已看').waitFor();
  });
});

describe('the to-do counters', () => {
  const journey = useJourney();

  it('open the approval center at their tab with the same totals, and are reloaded after 60 s', async () => {
    const { page, problems } = await journey.open();
    await page.clock.install();
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await page.evaluate(noteCards);
    // The other buttons of the card have no number.
    const counters = card(page, '待办事项').getByRole('button').filter({ hasText: /\d/u });
    const counts = await counters.allInnerTexts();
    expect(counts.map((text) => text.replaceAll(/\s+/gu, ' '))).toEqual([
      '我发起的 7',
      '我提交的 5',
      '待我审批 12',
      '任务池 23',
      '我的待办 9',
      '我的已办 99+',
    ]);
    await counters.filter({ hasText: '任务池' }).click();
    await tab(page, '审批中心').waitFor();
    const { s, ...parameters } = Object.fromEntries(new URL(page.url()).searchParams);
    expect(s).toBe('100003');
    // The totals are passed on without being in the address.
    expect(parameters).toEqual({ 'p.tab': 'pool' });
    await page.getByRole('tab', { name: /^任务池 ?23/u, selected: true }).waitFor();

    await tab(page, '首页').click();
    const asked = questionsOf(page);
    // Twice, because the first minute started with the page. Uses the clock of the page, so that
    // slow machines do not matter.
    const times = async () => {
      const cards = (await page.evaluate(() => (window as Asking).cardsAsked)) ?? [];
      // Other cards may have been requested once, late, when the page was loaded.
      const again = cards.find(
        ({ code }, nth) => cards.findIndex((card) => card.code === code) < nth,
      );
      return cards.filter(({ code }) => code === again?.code).map(({ at }) => at);
    };
    while ((await times()).length < 2) await page.clock.runFor('00:01');
    const [first = 0, second = 0] = await times();
    expect(second - first).toBeGreaterThanOrEqual(58_000);
    expect(second - first).toBeLessThanOrEqual(62_000);
    expect(asked).toContain('Counters');
    expect(problems).toEqual([]);
  });
});
