import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { button, dialog } from '../../support/browser/account-pages.ts';
import {
  approval,
  centreTab,
  historyOf,
  listedRow,
  notices,
} from '../../support/browser/approval-pages.ts';
import { createCallRecorder } from '../../support/gateway/call-recorder.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { signIn } from '../../support/browser/portal-pages.ts';
import { order, writeOrder } from '../../support/browser/sheet-pages.ts';

/** Seeded approvals that wait for two users, of whom one must decide. */
const EXPENSE = {
  number: 'EX2606110006',
  instance: 'WI100006',
  tasks: { finance: 'WT1000060', settlement: 'WT1000061' },
};
const ORDER = { number: 'PO2606070010', instance: 'WI100010', task: 'WT1000102' };
const SEND = '/api/msc-bpm/task/send';
const SAVE = '/api/msc-sheet/PO/save';

const pathOf = (list: string, { instance, task }: { instance: string; task: string }) =>
  `/page?s=100003&p.tab=${list}&p.instanceid=${instance}&p.taskid=${task}`;

async function writeOpinion(page: Page, number: string, opinion: string): Promise<void> {
  await button(approval(page, number), '同意').click();
  await dialog(page, '同意')
    .getByLabel(/^审批意见/u)
    .fill(opinion);
}

/** Two clicks without a render in between. */
const pressTwice = (page: Page): Promise<void> =>
  button(dialog(page, '同意'), '确认同意').evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

describe('approvals with concurrent decisions or lost answers', () => {
  const recorder = createCallRecorder(0);
  const journey = useJourney({
    between: recorder.listen,
    settings: { EVENT_POLL_MS: '1000', UPSTREAM_TIMEOUT_MS: '2000' },
  });
  afterAll(() => recorder.close());
  const keysOf = (path: string) =>
    recorder.calls
      .filter((call) => call.path === path)
      .map(({ body }) => (JSON.parse(body) as { requestkey: string }).requestkey);

  it('let one of two users decide who both double-click, and the other sees who and loses no input', async () => {
    const { number, instance, tasks } = EXPENSE;
    const opened = await Promise.all([journey.open(), journey.open()]);
    const people = Object.entries(tasks).map(([account, task], at) => ({
      account,
      task,
      ...opened[at]!,
    }));
    await Promise.all(
      people.map(({ page, account, task }) =>
        signIn(page, { account, path: pathOf('pending', { instance, task }) }),
      ),
    );
    await Promise.all(
      people.map(({ page, account }) => writeOpinion(page, number, `${account} 已核对`)),
    );
    await Promise.all(people.map(({ page }) => pressTwice(page)));

    const ends = await Promise.all(
      people.map(async ({ page }) => {
        const lost = dialog(page, '同意').getByText('这条审批已有变化');
        await notices(page).getByText('同意成功').or(lost).waitFor();
        return lost.isVisible();
      }),
    );
    expect(ends.toSorted()).toEqual([false, true]);
    expect(new Set(keysOf(SEND)).size).toBe(2);
    expect(keysOf(SEND)).toHaveLength(2);
    const [winner, loser] = ends[0] ? [people[1]!, people[0]!] : [people[0]!, people[1]!];
    const name = winner.account === 'finance' ? '郑若彤' : '曹敏';
    await dialog(loser.page, '同意')
      .getByText(new RegExp(`${name}.*\\d\\d:\\d\\d.*同意`, 'u'))
      .waitFor();
    expect(
      await dialog(loser.page, '同意')
        .getByLabel(/^审批意见/u)
        .inputValue(),
    ).toBe(`${loser.account} 已核对`);
    await button(dialog(loser.page, '同意'), '重新加载').click();
    await approval(loser.page, number).getByText('已通过').first().waitFor();
    const history = await historyOf(approval(loser.page, number));
    expect(history.filter((step) => step.includes('已核对'))).toEqual([
      `${name} 同意 ${winner.account} 已核对`,
    ]);
    await Promise.all(people.map(({ page }) => centreTab(page, '待我审批', 4).waitFor()));
    expect(people.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('report an unknown result if the answer is lost, and are decided once after a retry', async () => {
    const [{ page, problems }, { page: buyer, problems: others }] = await Promise.all([
      journey.open(),
      journey.open(),
    ]);
    recorder.calls.length = 0;
    await Promise.all([
      signIn(page, { account: 'finance', path: pathOf('pending', ORDER) }),
      signIn(buyer, { account: 'buyer_fresh', path: '/page?s=200201' }),
    ]);
    await writeOrder(buyer);
    recorder.lose(SAVE, 'broken');
    await button(order(buyer), '提交审批').click();
    await order(buyer).getByText('不知道是否已保存').waitFor();
    await button(order(buyer), '再试一次（不会重复保存）').click();
    await order(buyer).getByText('审批中').waitFor();
    expect([keysOf(SAVE).length, new Set(keysOf(SAVE)).size]).toEqual([2, 1]);
    await button(order(buyer), '返回列表').click();
    await listedRow(buyer, 'PO2606150001').waitFor();
    expect(await listedRow(buyer, 'PO2606150002').count()).toBe(0);

    await writeOpinion(page, ORDER.number, '按制度执行');
    recorder.lose(SEND, 'never');
    await pressTwice(page);
    await dialog(page, '同意').getByText('不确定是否已完成').waitFor();
    await button(dialog(page, '同意'), '再试一次').click();
    await notices(page).getByText('同意成功').waitFor();
    expect([keysOf(SEND).length, new Set(keysOf(SEND)).size]).toEqual([2, 1]);
    await page.goto(pathOf('finished', ORDER));
    await approval(page, ORDER.number).getByText('按制度执行').first().waitFor();
    const history = await historyOf(approval(page, ORDER.number));
    expect(history.filter((step) => step.startsWith('郑若彤'))).toEqual(['郑若彤 同意 按制度执行']);
    expect([...problems, ...others]).toEqual([]);
  });
});
