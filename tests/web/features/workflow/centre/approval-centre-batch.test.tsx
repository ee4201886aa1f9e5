import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  approval,
  batchAnswer,
  batchButton,
  box,
  opener,
  pageOf,
  rowOf,
  showApprovalCentre,
  three,
} from './show-approval-centre.tsx';
import { inputsOf, variablesOf } from '../../../support/fake-gateway.ts';
import { tabText } from '../../../support/render-in-tab.tsx';

interface Input {
  key: string;
  buttons: string[];
  opinion: string | null;
}

const bar = () => within(screen.getByRole('group', { name: '批量操作' }));
const dialog = async () => within(await screen.findByRole('dialog', { name: /同意（/u }));

async function approve(
  user: Awaited<ReturnType<typeof showApprovalCentre>>['user'],
  opinion = '同意，按制度执行',
) {
  await user.click(bar().getByRole('button', { name: '同意' }));
  const asked = await dialog();
  await user.type(asked.getByRole('textbox'), opinion);
  await user.click(asked.getByRole('button', { name: /^确认同意/u }));
}

describe('Approving several at once', () => {
  // "Bulk approve in list: only when the server marks rows as bulk-able"
  it('is offered for rows that the services give buttons for', async () => {
    const withForm = batchButton('f', {
      form: [{ __typename: 'FormColumn', name: 'to' }] as never,
    });
    const rows = [
      approval(1),
      approval(2, { batchButtons: [] }),
      approval(3, { batchButtons: [withForm] }),
    ];
    const { user } = await showApprovalCentre({ answers: { Approvals: () => pageOf(rows) } });
    expect((await rowOf('PO1')).getByRole('checkbox')).toBeTruthy();
    expect((await rowOf('PO2')).queryByRole('checkbox')).toBeNull();
    expect((await rowOf('PO3')).queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    expect(bar().getByRole('status').textContent).toBe('已选 1 项');
  });

  it('offers the buttons that all ticked rows have, under the names of the services', async () => {
    const reject = batchButton('reject-1', { name: '驳回', action: 'reject', style: 'DANGER' });
    const rows = [
      approval(1, { batchButtons: [batchButton('send-1'), reject] }),
      approval(2),
      approval(3, { batchButtons: [reject] }),
    ];
    const { user } = await showApprovalCentre({ answers: { Approvals: () => pageOf(rows) } });
    const names = () =>
      bar()
        .getAllByRole('button')
        .map((one) => one.textContent);
    await user.click(await box('PO1'));
    expect(names()).toEqual(['同意', '驳回', '取消选择']);
    await user.click(await box('PO2'));
    expect(names()).toEqual(['同意', '取消选择']);
    await user.click(await box('PO3'));
    expect(names()).toEqual(['取消选择']);
    expect(bar().getByText(/没有共同的操作/u)).toBeTruthy();
    await user.click(bar().getByRole('button', { name: '取消选择' }));
    expect(screen.queryByRole('group', { name: '批量操作' })).toBeNull();
  });

  it('asks for one opinion and reports each outcome, and refused rows stay ticked', async () => {
    const { user, gateway } = await showApprovalCentre({
      answers: {
        ApprovalsPress: ({ input }) =>
          batchAnswer((input as Input).buttons, { 'send-2': '王芳 已于 10:21 通过' }),
        Approvals: () => pageOf(three),
      },
    });
    await user.click(await box('PO1'));
    await user.keyboard('{Shift>}');
    await user.click(await box('PO3'));
    await user.keyboard('{/Shift}');
    expect(bar().getByRole('status').textContent).toBe('已选 3 项');
    await approve(user);
    expect(await screen.findByText('“同意”：2 项已完成，1 项没有完成，仍保持选中')).toBeTruthy();
    const outcome = screen.getByText('王芳 已于 10:21 通过', { exact: false });
    expect(outcome.textContent).toBe('PO2 王芳 已于 10:21 通过');
    expect(inputsOf<Input>(gateway, 'ApprovalsPress')).toEqual([
      {
        key: expect.stringMatching(/^[\w-]{8,64}$/u),
        buttons: ['send-1', 'send-2', 'send-3'],
        opinion: '同意，按制度执行',
      },
    ]);
    expect((await box('PO2')).checked).toBe(true);
    expect((await box('PO1')).checked).toBe(false);
    await waitFor(() => expect(variablesOf(gateway, 'Approvals')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(screen.queryByText(/项已完成/u)).toBeNull();
  });

  it('changes the totals with its own answer', async () => {
    const { user } = await showApprovalCentre({
      answers: {
        ApprovalsPress: ({ input }) => batchAnswer((input as Input).buttons),
        ApprovalTotals: undefined,
      },
    });
    await user.click(await box('PO1'));
    await approve(user);
    expect(await screen.findByText('“同意”：1 项已完成')).toBeTruthy();
    expect(tabText(/待我审批/u)).toBe('待我审批10');
  });

  it('keeps the opinion when no answer arrived, and tries again with the same key', async () => {
    let lost = true;
    const { user, gateway } = await showApprovalCentre({
      answers: {
        ApprovalsPress: ({ input }) =>
          lost ? new TypeError('Failed to fetch') : batchAnswer((input as Input).buttons),
      },
    });
    await user.click(await box('PO1'));
    await approve(user);
    const asked = await dialog();
    expect((await asked.findByText(/不知道操作是否已经完成/u)).textContent).toContain(
      '不会重复执行',
    );
    expect(asked.getByRole<HTMLTextAreaElement>('textbox').value).toBe('同意，按制度执行');
    lost = false;
    await user.click(asked.getByRole('button', { name: /^确认同意/u }));
    expect(await screen.findByText('“同意”：1 项已完成')).toBeTruthy();
    const [first, second] = inputsOf<Input>(gateway, 'ApprovalsPress');
    expect(second).toEqual(first);
  });

  it('submits the remaining rows again with the same key while the outcome of some is unknown', async () => {
    let answers = 0;
    const { user, gateway } = await showApprovalCentre({
      answers: {
        ApprovalsPress: ({ input }) =>
          ++answers === 1
            ? batchAnswer(
                (input as Input).buttons,
                { 'send-2': '服务没有及时回答' },
                'OUTCOME_UNKNOWN',
              )
            : batchAnswer((input as Input).buttons),
      },
    });
    await user.click(await box('PO1'));
    await user.click(await box('PO2'));
    await approve(user);
    expect(await screen.findByText(/服务没有及时回答/u)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await approve(user);
    expect(await screen.findByText('“同意”：1 项已完成')).toBeTruthy();
    const [first, second] = inputsOf<Input>(gateway, 'ApprovalsPress');
    expect(second).toEqual({ ...first, buttons: ['send-2'] });
  });

  it('submits buttons without an opinion at once, and shows the reason of a refusal in the bar', async () => {
    const urge = approval(1, {
      batchButtons: [batchButton('u', { name: '催办', action: 'urge', isOpinionRequired: false })],
    });
    const { user, gateway } = await showApprovalCentre({
      answers: {
        Approvals: () => pageOf([urge]),
        ApprovalsPress: () => ({
          data: {
            workflowBatchSubmit: {
              __typename: 'WorkflowBatchPayload',
              outcomes: [],
              viewer: null,
              userErrors: [{ __typename: 'UserError', message: '按钮已失效，请刷新' }],
            },
          },
        }),
      },
    });
    await user.click(await box('PO1'));
    await user.click(bar().getByRole('button', { name: '催办' }));
    expect((await bar().findByRole('alert')).textContent).toBe('按钮已失效，请刷新');
    expect(inputsOf<Input>(gateway, 'ApprovalsPress')[0]?.opinion).toBeNull();
    expect((await box('PO1')).checked).toBe(true);
  });

  it('clears the ticks on another page', async () => {
    const { user } = await showApprovalCentre({ answers: { Approvals: () => pageOf(three, 60) } });
    await user.click(await box('PO1'));
    await user.click(screen.getByRole('button', { name: '下一页' }));
    await opener('PO1');
    await waitFor(() => expect(screen.queryByRole('group', { name: '批量操作' })).toBeNull());
  });
});
