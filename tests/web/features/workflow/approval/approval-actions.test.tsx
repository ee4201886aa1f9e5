import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  answerOf,
  approvalOf,
  button,
  decided,
  pressed,
  refused,
  urge,
} from './approval-fixtures.ts';
import { dialog, openApproval, press, submitted, taskOf } from './open-approval.tsx';
import { errorOf } from '../../../support/shell-fixtures.ts';
import { loadStyles } from '../../../support/load-styles.ts';

const having = (buttons: readonly object[], more: object = {}) => ({
  Approval: (asked: Readonly<Record<string, unknown>>) =>
    answerOf(approvalOf(taskOf(asked), { buttons, ...more })),
});
const late = {
  data: { workflowActionSubmit: null },
  errors: [errorOf('UPSTREAM_TIMEOUT', ['workflowActionSubmit'])],
};
const lost = new TypeError('Failed to fetch');

describe('A button of an approval', () => {
  // "other actions post at once. On success the dialog closes with a success message."
  it('without a form is submitted at once, and the next approval opens', async () => {
    const { user, gateway, onActed } = await openApproval({
      answers: { ...having([urge]), WorkflowActionSubmit: () => pressed(decided('T2')) },
    });
    await press(user, '催办');
    await dialog('采购订单 PO-T3');
    expect(submitted(gateway)).toEqual([
      {
        key: expect.stringMatching(/^[\w-]{8,64}$/u),
        button: 'button 催办',
        opinion: null,
        values: null,
      },
    ]);
    expect(screen.getByText('催办成功')).toBeTruthy();
    expect(onActed).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe('采购订单 PO-T3');
  });

  it('of the last approval in the list closes the dialog', async () => {
    const { user, row } = await openApproval({
      queue: [],
      answers: { ...having([urge]), WorkflowActionSubmit: () => pressed(decided('T2')) },
    });
    await press(user, '催办');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([screen.getByText('催办成功').textContent, document.activeElement]).toEqual([
      '催办成功',
      row,
    ]);
  });

  it('of an approval that the account started itself closes the dialog, whatever else the list holds', async () => {
    const own = (instanceCode: string) => ({ instanceCode, taskCode: null });
    const { user } = await openApproval({
      at: own('WI2'),
      queue: [own('WI1'), own('WI2'), own('WI3')],
      answers: { ...having([button('撤回')]), WorkflowActionSubmit: () => pressed(decided('T2')) },
    });
    await press(user, '撤回');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('撤回成功')).toBeTruthy();
  });

  it('that withdraws a document opens its draft', async () => {
    const { user, address } = await openApproval({
      at: { instanceCode: 'WI2', taskCode: null },
      queue: [],
      answers: {
        ...having([button('撤回')]),
        WorkflowActionSubmit: () =>
          pressed({ ...decided('T2'), status: 'WITHDRAWN', actionName: null }),
      },
    });
    await press(user, '撤回');
    await waitFor(() => expect(address()).toContain('s=200104'));
    expect(address()).toContain('sheetid=PO-T2');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that leaves further buttons keeps the dialog open and reloads it', async () => {
    const still = { ...decided('T2'), buttons: [{ __typename: 'WorkflowButton', id: urge.id }] };
    const { user, gateway } = await openApproval({
      answers: { ...having([urge]), WorkflowActionSubmit: () => pressed(still) },
    });
    await press(user, '催办');
    await screen.findByText('催办成功');
    await waitFor(() =>
      expect(gateway.operations().filter((name) => name === 'Approval')).toHaveLength(2),
    );
    await dialog('采购订单 PO-T2');
  });

  it('acts once however often it is pressed while its request is pending', async () => {
    let answer = (_value: ReturnType<typeof pressed>) => {};
    const { user, gateway } = await openApproval({
      answers: {
        ...having([urge, button('撤回')]),
        WorkflowActionSubmit: () => new Promise((resolve) => (answer = resolve)),
      },
    });
    await press(user, '催办');
    await press(user, /催办/u);
    await press(user, '撤回');
    expect((await dialog()).getByRole('button', { name: /催办/u }).getAttribute('aria-busy')).toBe(
      'true',
    );
    expect(submitted(gateway)).toHaveLength(1);
    act(() => answer(pressed(decided('T2'))));
    await dialog('采购订单 PO-T3');
  });

  // "A button with no request type shows 'interface not configured, please check'."
  it('that is not configured reports it, and nothing is submitted', async () => {
    const { user, gateway } = await openApproval({
      answers: having([button('传阅', { isConfigured: false, isOpinionRequired: true })]),
    });
    await press(user, '传阅');
    expect(await screen.findByText('接口未配置，请检查')).toBeTruthy();
    expect([submitted(gateway), screen.queryByRole('textbox', { name: /审批意见/u })]).toEqual([
      [],
      null,
    ]);
  });

  // "openwindow"
  it('that opens a page opens it in a window without an opener', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const opens = {
      __typename: 'ButtonTarget' as const,
      moduleCode: null,
      moduleParameters: [],
      url: 'https://docs.example/PO',
    };
    const { user, gateway } = await openApproval({
      answers: having([button('查看合同', { opens })]),
    });
    await press(user, '查看合同');
    expect(open.mock.calls).toEqual([['https://docs.example/PO', '_blank', 'noopener']]);
    expect(submitted(gateway)).toEqual([]);
    open.mockRestore();
  });

  it('that opens a module opens its tab, and the approval is there when the user returns', async () => {
    const opens = {
      __typename: 'ButtonTarget' as const,
      moduleCode: 'M-price',
      moduleParameters: [],
      url: null,
    };
    loadStyles('design/overlay/ModalDialog.css');
    const { user } = await openApproval({ answers: having([button('查看价格', { opens })]) });
    await press(user, '查看价格');
    expect(
      await screen.findByRole('tab', { name: 'x', selected: true, hidden: true }),
    ).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => user.click(screen.getByRole('tab', { name: '要货申请' })));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('reports who was faster, and offers to reload or to go on', async () => {
    const message = '周启航已在 10:02 同意，您的操作没有生效。';
    const { user, gateway } = await openApproval({
      answers: { ...having([urge]), WorkflowActionSubmit: () => refused('CONFLICT', message) },
    });
    await press(user, '催办');
    const view = await dialog();
    expect((await view.findByRole('alert')).textContent).toContain(message);
    await user.click(within(view.getByRole('alert')).getByRole('button', { name: '重新加载' }));
    await waitFor(() =>
      expect(gateway.operations().filter((name) => name === 'Approval')).toHaveLength(2),
    );
    expect(view.queryByRole('alert')).toBeNull();
    await press(user, '催办');
    await user.click(
      within(await view.findByRole('alert')).getByRole('button', { name: '下一条' }),
    );
    await dialog('采购订单 PO-T3');
    const [first, second] = submitted(gateway);
    expect(first?.key).not.toBe(second?.key);
  });

  it.each([
    ['late', late],
    ['lost', lost],
  ])('whose answer is %s may have acted: a retry has the same key', async (_how, answer) => {
    const answers = [answer, pressed(decided('T2'))];
    const { user, gateway } = await openApproval({
      answers: { ...having([urge]), WorkflowActionSubmit: () => answers.shift()! },
    });
    await press(user, '催办');
    const alert = within(await (await dialog()).findByRole('alert'));
    expect(alert.getByText('不确定是否已完成')).toBeTruthy();
    await user.click(alert.getByRole('button', { name: '再试一次' }));
    await dialog('采购订单 PO-T3');
    const [first, second] = submitted(gateway);
    expect(second).toEqual(first);
  });

  it('counts as done even if other parts of the answer failed', async () => {
    const partly = {
      ...pressed(decided('T2')),
      errors: [errorOf('UPSTREAM_TIMEOUT', ['workflowActionSubmit', 'viewer', 'approvalTotals'])],
    };
    const { user } = await openApproval({
      answers: { ...having([urge]), WorkflowActionSubmit: () => partly },
    });
    await press(user, '催办');
    await dialog('采购订单 PO-T3');
  });
});
