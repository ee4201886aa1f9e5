import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { alertDialog, button } from '../../support/browser/account-pages.ts';
import { barriersInBothSchemes, barriersOn } from '../../support/browser/axe.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { signIn, tab } from '../../support/browser/portal-pages.ts';

const list = (name: string) => `/page?s=100004&v.mode=list&v.tab=${name}`;
const centreTab = (page: Page, name: string, count: number) =>
  page
    .getByRole('tablist', { name: '任务范围' })
    .getByRole('tab', { name: new RegExp(`^${name} ?${String(count)}$`, 'u') });
const rows = (page: Page) => page.locator('tr[data-row]');
/** The rows on a narrow screen, where the table is a list. */
const narrowRows = (page: Page) => page.getByRole('listitem').and(page.locator('[data-row]'));
const row = (page: Page, text: string) => rows(page).filter({ hasText: text }).first();
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /领取|已完成/u });
const drawer = (page: Page) => page.getByRole('complementary', { name: /^任务 PT/u });
const tasksInTopBar = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^任务中心，${String(count)} `, 'u') });
const isGone = (part: Locator) => part.waitFor({ state: 'detached' });

describe('the task centre', () => {
  const journey = useJourney();

  it('gives a task that two users claim at once to one of them, and tells the other', async () => {
    const [{ page: one, problems }, { page: other, problems: others }] = await Promise.all([
      journey.open(),
      journey.open(),
    ]);
    await Promise.all([
      signIn(one, { account: 'ops_director' }),
      signIn(other, { account: 'director_deputy' }),
    ]);
    await Promise.all([one, other].map((page) => page.goto(list('pool'))));
    await Promise.all([one, other].map((page) => centreTab(page, '任务池', 23).waitFor()));
    const wanted = '06-14 18:00';
    await Promise.all([one, other].map((page) => button(row(page, wanted), '领取').click()));

    const [first, second] = await Promise.all(
      [one, other].map(async (page) => {
        await notice(page).getByText(/领取/u).waitFor();
        return notice(page).innerText();
      }),
    );
    const wins = [first, second].map((text) => text?.includes('已领取“陈列整改复查”'));
    expect(wins.filter(Boolean)).toHaveLength(1);
    const [winner, loser, name] = wins[0] ? [one, other, '林知夏'] : [other, one, '彭'];
    expect(await notice(loser).innerText()).toMatch(new RegExp(`已被 ${name}.* 于 .*领取`, 'u'));
    const mine = winner === one ? 10 : 1;
    await centreTab(winner, '我的待办', mine).waitFor();
    await tasksInTopBar(winner, mine).waitFor();
    await Promise.all(
      [centreTab(winner, '任务池', 22), centreTab(loser, '任务池', 22)].map((found) =>
        found.waitFor(),
      ),
    );

    // After it was returned, both see it in the pool again without a reload.
    await centreTab(winner, '我的待办', mine).click();
    await row(winner, wanted)
      .getByText(/锁定至 .*，剩 \d/u)
      .waitFor();
    await button(row(winner, wanted), '取消领取').click();
    await isGone(row(winner, wanted));
    await Promise.all([one, other].map((page) => centreTab(page, '任务池', 23).waitFor()));
    await button(row(loser, wanted), '领取').waitFor();
    expect([...problems, ...others]).toEqual([]);
  });

  it('opens the document of a task, or finishes a task without one in its drawer', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await page.goto(list('mytodo'));
    await row(page, '缺货补单确认').waitFor();
    const before = await rows(page).count();

    await button(row(page, '临期商品处理'), '处理').click();
    await button(drawer(page), '处理').click();
    await button(alertDialog(page, '处理'), '已做完').click();
    await notice(page).getByText('“临期商品处理”已完成').waitFor();
    await centreTab(page, '我的已办', 9).waitFor();
    await drawer(page).getByText('我已完成').waitFor();
    await isGone(rows(page).nth(before - 1));
    await page.keyboard.press('Escape');
    await isGone(drawer(page));

    await button(row(page, '缺货补单确认'), '处理').click();
    await page.waitForURL(/p\.sheetid=RQ\d+&p\.taskid=PT\d+/u);
    await tab(page, '作业时钟').click();
    await centreTab(page, '我的待办', 8).waitFor();
    expect(problems).toEqual([]);
  });

  it('shows a clock in the time zone of the enterprise, which covers nothing on any screen', async () => {
    const { page, problems, requested } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    // A task whose description contains a script.
    await page.goto('/page?s=100004&p.taskid=PT100002');
    await drawer(page).getByText('请更换价签').waitFor();
    await page.getByRole('region', { name: '09:00', exact: true }).waitFor();
    await page.getByText(/^现在 \d\d:\d\d$/u).waitFor();
    expect(await barriersInBothSchemes(page, '[role="tabpanel"]:not([hidden])')).toEqual([[], []]);
    await page.keyboard.press('Escape');
    await button(page, '列表').click();
    await rows(page).first().waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await narrowRows(page).first().waitFor();
    expect(await barriersOn(page, { inside: '[role="tabpanel"]:not([hidden])' })).toEqual([]);
    await narrowRows(page).first().getByRole('button').first().click();
    await drawer(page).getByText('任务描述').waitFor();
    expect(await drawer(page).evaluate((place) => place.getBoundingClientRect().width)).toBe(390);
    expect(await page.title()).not.toContain('hacked');
    expect(requested.filter((address) => address.includes('outside.example.com'))).toEqual([]);
    expect(problems).toEqual([]);
  });
});
