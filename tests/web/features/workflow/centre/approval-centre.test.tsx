import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NARROW_SCREEN } from '../../../../../web/design/theme/useMediaQuery.ts';
import { matchMediaOnly } from '../../../../support/dom.ts';
import {
  approval,
  centre,
  opener,
  pageOf,
  rowOf,
  showApprovalCentre,
  three,
  totals,
} from './show-approval-centre.tsx';
import { tabText, tabView } from '../../../support/render-in-tab.tsx';
import { variablesOf } from '../../../support/fake-gateway.ts';
import { viewerAnswer } from '../../../support/viewer-answer.ts';
import { loadStyles, styleOf } from '../../../support/load-styles.ts';

const firstQuestion = { list: 'PENDING', page: 1, pageSize: 30, filter: {}, order: 'NEWEST' };
const refusedPart = (code: string) => ({
  ...viewerAnswer({ approvals: null }),
  errors: [{ message: 'x', path: ['viewer', 'approvals'], extensions: { code, requestId: 'r-7' } }],
});

describe('The approval centre', () => {
  // "spec's six counters are myStart, mySubmit, myAudit, pool, myTodo, myDone; keep the six, same order, badge on the actionable ones only."
  it('has six tabs in their order with their totals, and badges where something is to be done', async () => {
    loadStyles('design/theme/marks.css');
    const { gateway } = await showApprovalCentre();
    await opener('PO1');
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
        '我发起的7',
        '我提交的5',
        '待我审批12',
        '任务池99+',
        '我的待办',
        '我的已办99+',
      ]),
    );
    const counts = screen.getAllByRole('tab').flatMap((one) => [...one.querySelectorAll('span')]);
    expect(
      counts
        .filter((one) => styleOf(one, 'background') === 'var(--danger)')
        .map((one) => one.textContent),
    ).toEqual(['12', '99+']);
    expect(variablesOf(gateway, 'Approvals')).toEqual([firstQuestion]);
    expect(gateway.operations().sort()).toEqual(['ApprovalCentre', 'Approvals']);
  });

  it('ignores totals in its address, shows none until the services send them, and opens at the named tab', async () => {
    const { gateway } = await showApprovalCentre({
      parameters: { tab: 'mystart', initiatedCount: '6' },
      answers: { ApprovalCentre: undefined },
    });
    await opener('PO1');
    expect(tabText(/我发起的/u)).toBe('我发起的');
    expect(variablesOf(gateway, 'Approvals')).toEqual([{ ...firstQuestion, list: 'STARTED' }]);
    const asked = gateway.requests.find(({ operation }) => operation === 'ApprovalCentre')!;
    act(() => asked.answer(centre()));
    await waitFor(() => expect(tabText(/我发起的/u)).toBe('我发起的7'));
  });

  it('shows a row with its document, step, amount and waiting time', async () => {
    const late = approval(1, { createdAt: '2026-11-15T02:00:00Z', status: 'RETURNED' });
    await showApprovalCentre({
      answers: { Approvals: () => pageOf([late, approval(2, { total: null, summary: null })]) },
    });
    const row = await rowOf('PO1');
    await waitFor(() => expect(row.getByText('采购订单')).toBeTruthy());
    for (const text of [
      '生鲜补货 1',
      '总监审批',
      '采购订单审批',
      '李敏',
      '1,234,567.50',
      '11-15 10:00',
      '已退回',
    ])
      expect(row.getByText(text, { exact: false })).toBeTruthy();
    expect(row.getByText('已停留 5 天').querySelector('svg')).not.toBeNull();
    expect((await rowOf('PO2')).getByText('1 天').querySelector('svg')).toBeNull();
  });

  it('shows for finished approvals which button the account pressed, and when', async () => {
    const done = approval(1, {
      status: 'APPROVED',
      actionName: '同意',
      finishedAt: '2026-11-20T01:00:00Z',
      batchButtons: [],
    });
    await showApprovalCentre({
      view: { tab: 'finished' },
      answers: { Approvals: () => pageOf([done]) },
    });
    const row = await rowOf('PO1');
    expect(row.getByText('同意')).toBeTruthy();
    expect(row.getByText('11-20 09:00')).toBeTruthy();
    expect(row.getByText('已通过')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('switches to another tab with its state, and updates the address', async () => {
    const { user, gateway } = await showApprovalCentre({ view: { search: '生鲜', page: '2' } });
    await user.click(screen.getByRole('tab', { name: /我提交的/u }));
    expect(tabView()).toBe('tab=mysubmit');
    await waitFor(() =>
      expect(variablesOf(gateway, 'Approvals').at(-1)).toEqual({
        ...firstQuestion,
        list: 'SUBMITTED',
      }),
    );
  });

  it('keeps the former rows, dimmed, until the next page is loaded', async () => {
    const next: { rows: typeof three | null } = { rows: null };
    const { user, gateway } = await showApprovalCentre({
      answers: { Approvals: undefined },
    });
    const ask = (at: number) =>
      gateway.requests.filter(({ operation }) => operation === 'Approvals')[at]!;
    expect(screen.getByRole('region', { name: '待我审批' }).getAttribute('aria-busy')).toBe('true');
    act(() => ask(0).answer(pageOf(three, 70)));
    await user.click(await screen.findByRole('button', { name: '下一页' }));
    expect(tabView()).toBe('page=2');
    expect(screen.getByRole('region', { name: '待我审批' }).getAttribute('aria-busy')).toBe('true');
    expect(await opener('PO1')).toBeTruthy();
    next.rows = [approval(31)];
    act(() => ask(1).answer(pageOf(next.rows!, 70)));
    expect(await opener('PO31')).toBeTruthy();
    expect(screen.queryByText('PO1')).toBeNull();
    expect(screen.getByRole('region', { name: '待我审批' }).getAttribute('aria-busy')).toBe(
      'false',
    );
  });

  it('moves back to the last existing page', async () => {
    const { gateway } = await showApprovalCentre({
      view: { page: '9' },
      answers: {
        Approvals: ({ page }) => (page === 9 ? pageOf([], 31) : pageOf([approval(31)], 31)),
      },
    });
    expect(await opener('PO31')).toBeTruthy();
    expect(tabView()).toBe('page=2');
    expect(variablesOf(gateway, 'Approvals').map(({ page }) => page)).toEqual([9, 2]);
  });

  it.each([
    ['pending', '没有待你审批的单据'],
    ['mystart', '你还没有发起过审批'],
    ['mysubmit', '你还没有提交过单据'],
    ['finished', '还没有处理过的审批'],
  ])('reports on %s that there is nothing, and what comes next', async (tab, text) => {
    await showApprovalCentre({ view: { tab }, answers: { Approvals: () => pageOf([]) } });
    expect((await screen.findByText(text)).parentElement?.querySelector('p')?.textContent).not.toBe(
      '',
    );
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows why a list could not be loaded, with the request number, and loads it again', async () => {
    let broken = true;
    const { user } = await showApprovalCentre({
      answers: { Approvals: () => (broken ? refusedPart('UPSTREAM_UNREACHABLE') : pageOf(three)) },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('“待我审批”加载失败');
    expect(alert.textContent).toContain('r-7');
    broken = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await opener('PO1')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps its rows when they cannot be reloaded, and reports it', async () => {
    let broken = false;
    const { feed } = await showApprovalCentre({
      answers: { Approvals: () => (broken ? refusedPart('UPSTREAM_TIMEOUT') : pageOf(three)) },
    });
    await opener('PO1');
    broken = true;
    act(() => feed.send('approval'));
    expect((await screen.findByRole('alert')).textContent).toContain('没有更新');
    expect(await opener('PO1')).toBeTruthy();
  });

  it('reloads list and totals in the background on live events', async () => {
    let rows = three;
    const { feed } = await showApprovalCentre({
      answers: {
        Approvals: () => pageOf(rows),
        ApprovalTotals: () => viewerAnswer({ approvalTotals: totals({ pending: 13 }) }),
      },
    });
    await opener('PO3');
    rows = [approval(4), ...three];
    act(() => feed.send('approval'));
    expect(screen.getByRole('region', { name: '待我审批' }).getAttribute('aria-busy')).toBe(
      'false',
    );
    expect(await opener('PO4')).toBeTruthy();
    await waitFor(() => expect(tabText(/待我审批/u)).toBe('待我审批13'));
  });

  it('collapses its filters if there is little room', async () => {
    matchMediaOnly(NARROW_SCREEN);
    const { user } = await showApprovalCentre();
    await opener('PO1');
    expect(screen.queryByRole('combobox', { name: '停留时间' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '筛选', expanded: false }));
    expect(screen.getByRole('combobox', { name: '停留时间' })).toBeTruthy();
  });
});
