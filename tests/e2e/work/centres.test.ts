import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { button } from '../../support/browser/account-pages.ts';
import {
  centreTab,
  confirmWith,
  notices,
  waitingApprovals,
} from '../../support/browser/approval-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { signIn, tab } from '../../support/browser/portal-pages.ts';
import { chooseOption } from '../../support/browser/list-pages.ts';

const bell = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^通知中心，${String(count)} `, 'u') });
const messageTab = (page: Page, name: string, count: number) =>
  page
    .getByRole('tablist', { name: '消息中心' })
    .getByRole('tab', { name: new RegExp(`^${name} ?${String(count)}$`, 'u') });
const taskTab = (page: Page, name: string, count: number) =>
  page
    .getByRole('tablist', { name: '任务范围' })
    .getByRole('tab', { name: new RegExp(`^${name} ?${String(count)}$`, 'u') });
const messages = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: /^选择 / }) });
const rows = (page: Page) => page.getByRole('tabpanel').locator('tr[data-row]');

describe('work in the message, approval and task centers', () => {
  const journey = useJourney();

  it('leads from a message to its approval, approves two others at once, and updates the counts', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await bell(page, 17).click();
    await page
      .getByRole('dialog', { name: '通知中心' })
      .getByRole('button', { name: /^查看全部/u })
      .click();

    await messageTab(page, '全部', 17).waitFor();
    for (const title of ['新版要货申请上线', '食品安全月检查通知'])
      await messages(page)
        .getByRole('checkbox', { name: `选择 ${title}` })
        .check();
    await button(page, '标为已读').click();
    await Promise.all(
      [bell(page, 15), messageTab(page, '全部', 15), messageTab(page, '公告', 1)].map((one) =>
        one.waitFor(),
      ),
    );
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(
      '选择本页全部',
    );

    await messageTab(page, '待办', 5).click();
    await messages(page)
      .getByRole('button', { name: /调价单待审批$/u })
      .first()
      .click();
    await button(page.getByRole('article'), '去处理').click();
    await page.getByRole('dialog').getByRole('heading', { name: '审批记录' }).waitFor();
    await bell(page, 14).waitFor();
    await page.keyboard.press('Escape');

    await chooseOption(page, '单据类型', '采购合同');
    await page.getByLabel('金额下限').fill('300000');
    await page.getByLabel('金额下限').press('Enter');
    await rows(page).nth(2).waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('v.min')).toBe('300000');
    await page.reload();
    // Placeholders are rows too.
    await expect.poll(() => rows(page).count()).toBe(2);
    expect(await page.getByLabel('金额下限').inputValue()).toBe('300000');

    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    await button(page.getByRole('group', { name: '批量操作' }), '同意').click();
    await confirmWith(page, '同意（2 项）', '审批意见', '同意续签');
    await page.getByText('“同意”：2 项已完成').waitFor();
    await Promise.all(
      [centreTab(page, '待我审批', 10), waitingApprovals(page, 10)].map((one) => one.waitFor()),
    );
    expect(problems).toEqual([]);
  });

  it('claims a task, handles and finishes it in its document, and shows it on the clock', async () => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await page.goto('/page?s=100004&v.mode=list&v.tab=pool');
    const task = rows(page).filter({ hasText: '缺货补单确认' }).filter({ hasText: '06-15 11:00' });
    await button(task, '领取').click();
    await taskTab(page, '我的待办', 10).click();
    await button(task, '处理').click();

    const bar = page.getByRole('complementary', { name: '正在处理的任务' });
    await bar.getByText(/^锁定至 /u).waitFor();
    await page.getByRole('row', { name: /^合计/u }).waitFor();
    await button(bar, '完成任务').click();
    await notices(page).getByText('任务“缺货补单确认”已完成').waitFor();
    await tab(page, '作业时钟').click();
    await Promise.all(
      [taskTab(page, '我的待办', 9), taskTab(page, '我的已办', 9)].map((one) => one.waitFor()),
    );
    await button(page, '时钟').click();
    await page
      .getByRole('tablist', { name: '任务范围' })
      .getByRole('tab', { name: '全部' })
      .click();
    // Next to a task that was finished on a different day.
    await page
      .getByRole('region', { name: '11:00', exact: true })
      .getByRole('listitem')
      .filter({ hasText: '缺货补单确认' })
      .getByText('我已完成')
      .nth(1)
      .waitFor();
    expect(problems).toEqual([]);
  });
});
