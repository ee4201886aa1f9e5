import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerOf, approvalOf, decided, pressed, sheet, urge } from './approval-fixtures.ts';
import { dialog, openApproval, press, submitted, taskOf } from './open-approval.tsx';

const having = (buttons: readonly object[], more: object = {}) => ({
  Approval: (asked: Readonly<Record<string, unknown>>) =>
    answerOf(approvalOf(taskOf(asked), { buttons, ...more })),
});

describe('Changes of the document', () => {
  const saved = (more: object) => ({
    data: { sheetSave: { __typename: 'SheetSavePayload', sheet: null, userErrors: [], ...more } },
  });
  const change = async (user: Awaited<ReturnType<typeof openApproval>>['user']) => {
    const cell = await (await dialog()).findByDisplayValue('12');
    await user.clear(cell);
    await user.type(cell, '15{Tab}');
  };

  it('are saved before a button is pressed, and reported', async () => {
    const { user, gateway } = await openApproval({
      answers: {
        ...having([urge], { sheet }),
        ApprovalSheetSave: () => saved({ sheet: { ...sheet, version: 4 } }),
        WorkflowActionSubmit: () => pressed(decided('T2')),
      },
    });
    await change(user);
    await press(user, '催办');
    await dialog('采购订单 PO-T3');
    const acted = gateway.requests.filter(({ operation }) => /Save|Submit/u.test(operation));
    expect(acted.map(({ operation }) => operation)).toEqual([
      'ApprovalSheetSave',
      'WorkflowActionSubmit',
    ]);
    expect(acted[0]?.variables.input).toMatchObject({
      moduleCode: '200101',
      number: 'PO2606140021',
      version: 3,
      submit: false,
      taskCode: 'T2',
      details: [{ section: 'details', lines: [{ lineno: 1, qty: '15' }] }],
    });
    expect(screen.getByText('单据修改已保存')).toBeTruthy();
  });

  it('that are refused are kept, and no button is pressed', async () => {
    const userErrors = [
      { __typename: 'UserError', field: null, code: 'CONFLICT', message: '许清如已修改此单据' },
    ];
    const { user, gateway } = await openApproval({
      answers: { ...having([urge], { sheet }), ApprovalSheetSave: () => saved({ userErrors }) },
    });
    await change(user);
    await press(user, '催办');
    const view = await dialog();
    expect((await view.findByText('许清如已修改此单据')).closest('[role=alert]')).toBeTruthy();
    expect([submitted(gateway), view.getByDisplayValue('15')]).toEqual([[], expect.anything()]);
  });

  it('are not lost without a question, and Escape does not close over them', async () => {
    const { user } = await openApproval({ answers: having([urge], { sheet }) });
    await change(user);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.click((await dialog()).getByRole('button', { name: '下一条' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: '继续编辑' }));
    await user.click((await dialog('采购订单 PO-T2')).getByRole('button', { name: '关闭' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '放弃并离开' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
