import { describe, expect, it } from 'vitest';
import { button, dialog } from '../../support/browser/account-pages.ts';
import {
  approval,
  centreTab,
  confirmWith,
  historyOf,
  notices,
  openRow,
  waitingApprovals,
} from '../../support/browser/approval-pages.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { menuLine, signIn, tab } from '../../support/browser/portal-pages.ts';
import {
  choose,
  fillLine,
  handIn,
  lineCell,
  order,
  total,
  writeOrder,
} from '../../support/browser/sheet-pages.ts';

describe('the life of purchase orders', () => {
  const journey = useJourney({ settings: { EVENT_POLL_MS: '1000' } });

  it('includes submitting, returning, transferring, approving and rejecting, with live updates for everyone', async () => {
    const [here, there] = await Promise.all([journey.open(), journey.open()]);
    const [{ page: buyer }, { page: other }] = [here, there];
    await Promise.all([
      signIn(buyer, { account: 'buyer_fresh' }),
      signIn(other, { account: 'buyer_manager', path: '/page?s=100003&p.tab=pending' }),
    ]);
    await Promise.all([
      centreTab(other, '待我审批', 6).waitFor(),
      waitingApprovals(other, 6).waitFor(),
    ]);
    await menuLine(buyer, '采购订单').click();
    await writeOrder(buyer);
    const first = await handIn(buyer);

    // Submitted documents are counted and listed without a reload.
    await Promise.all([
      centreTab(other, '待我审批', 7).waitFor(),
      waitingApprovals(other, 7).waitFor(),
    ]);
    await button(buyer, '查看审批').click();
    await button(approval(buyer, first), '催办').click();
    await notices(buyer).getByText('催办成功').waitFor();
    await openRow(other, first);
    await approval(other, first).getByText('566.99', { exact: true }).first().waitFor();
    await fillLine(approval(other, first), 1, '件数', '6');
    await total(approval(other, first), '813.99').waitFor();
    await button(approval(other, first), '退回').click();
    await confirmWith(other, '退回', /^退回原因/u, '请再确认到货日期');
    await notices(other).getByText('退回成功').waitFor();
    await waitingApprovals(other, 6).waitFor();

    await approval(buyer, first).getByText('已退回').first().waitFor();
    await button(approval(buyer, first), '关闭').click();
    await tab(buyer, `采购订单 ${first}`).click();
    await order(buyer).getByLabel('要求到货').fill('2026-06-19');
    expect(await (await lineCell(order(buyer), 1, '件数')).innerText()).toBe('6\n上一步为 4');
    expect(await handIn(buyer)).toBe(first);

    // One is approved, a second one is transferred to a colleague, who decides on both.
    await button(order(buyer), '返回列表').click();
    await writeOrder(buyer);
    const second = await handIn(buyer);
    await waitingApprovals(other, 8).waitFor();
    await button(other, '关闭').click();
    await openRow(other, first);
    await button(approval(other, first), '同意').click();
    await confirmWith(other, '同意', /^审批意见/u, '日期已确认');
    await notices(other).getByText('同意成功').waitFor();
    await button(other, '关闭').click();
    await openRow(other, second);
    await button(approval(other, second), '转办').click();
    await choose(dialog(other, '转办'), '转办给', '林知夏');
    await confirmWith(other, '转办', /^转办说明/u, '出差，请代为决定');
    await notices(other).getByText('转办成功').waitFor();
    await waitingApprovals(other, 6).waitFor();

    await signIn(other, { account: 'ops_director', path: '/page?s=100003&p.tab=pending' });
    await centreTab(other, '待我审批', 14).waitFor();
    await openRow(other, first);
    await button(approval(other, first), '驳回').click();
    await confirmWith(other, '驳回', /^审批意见/u, '本月预算已用完');
    await notices(other).getByText('驳回成功').waitFor();
    await waitingApprovals(other, 13).waitFor();
    await button(other, '关闭').click();
    await openRow(other, second);
    await approval(other, second).getByText('出差，请代为决定').waitFor();

    // The initiator withdraws it while a second user is viewing it.
    await button(approval(other, second), '同意').click();
    await dialog(other, '同意').waitFor();
    await button(buyer, '查看审批').click();
    await button(approval(buyer, second), '撤回').click();
    await notices(buyer).getByText('撤回成功').waitFor();
    await approval(buyer, second).waitFor({ state: 'detached' });
    await waitingApprovals(other, 12).waitFor();
    await confirmWith(other, '同意', /^审批意见/u, '同意');
    await dialog(other, '同意')
      .getByText(/陈予安.*撤回/u)
      .waitFor();
    await button(dialog(other, '同意'), '重新加载').click();
    await approval(other, second).getByText('已撤回').first().waitFor();
    expect(await historyOf(approval(other, second))).toEqual([
      '陈予安 提交',
      '谢文博 转办 出差，请代为决定',
      '林知夏 已取消',
      '陈予安 撤回',
    ]);

    await tab(buyer, `采购订单 ${second}`).click();
    await order(buyer).getByText('草稿', { exact: true }).waitFor();
    await button(order(buyer), '返回列表').click();
    await openRow(buyer, first);
    await order(buyer).getByText('已驳回').waitFor();
    await button(order(buyer), '查看审批').click();
    await approval(buyer, first).getByText('本月预算已用完').waitFor();
    expect(await historyOf(approval(buyer, first))).toEqual([
      '陈予安 提交',
      '陈予安 催办',
      '谢文博 退回 请再确认到货日期',
      '陈予安 重新提交 重新提交',
      '谢文博 同意 日期已确认',
      '林知夏 驳回 本月预算已用完',
    ]);
    expect([...here.problems, ...there.problems]).toEqual([]);
  }, 120_000);
});
