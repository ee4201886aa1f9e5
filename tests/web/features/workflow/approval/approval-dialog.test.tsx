import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { agree, answerOf, approvalOf, button, column, refuse, sheet } from './approval-fixtures.ts';
import { dialog, openApproval, target, taskOf } from './open-approval.tsx';
import { errorOf } from '../../../support/shell-fixtures.ts';
import { loadStyles, styleOf } from '../../../support/load-styles.ts';

const part = (name: string) => ['viewer', 'approval', name];
const buttonsOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole('button')
    .map((one) => one.textContent);

describe('The approval dialog', () => {
  // "title is sheet type plus sheet id"
  it('loads everything in one request and is named by the type and the number of the document', async () => {
    const { gateway } = await openApproval();
    const view = await dialog('采购订单 PO-T2');
    expect(
      gateway.requests.filter(({ operation }) => operation.startsWith('Approval')),
    ).toMatchObject([
      { operation: 'Approval', variables: { instanceCode: 'WI T2', taskCode: 'T2' } },
    ]);
    expect(view.getByText('审批中')).toBeTruthy();
    expect(view.getByText('发起人：陈予安').parentElement?.textContent).toBe(
      '采购订单审批 · 当前节点：营运审批 · 发起人：陈予安',
    );
    expect(document.activeElement).toBe(view.getByRole('heading', { level: 1 }));
  });

  // "Shows header fields, workflow buttons and tabs of detail tables": server buttons verbatim, in their order
  it('shows the buttons of the services in their order, more than four in a menu', async () => {
    loadStyles('design/theme/controls.css');
    const six = [
      agree,
      refuse,
      ...['退回', '转办', '加签', '<b>传阅</b>'].map((name) => button(name)),
    ];
    const { user } = await openApproval({
      answers: { Approval: (asked) => answerOf(approvalOf(taskOf(asked), { buttons: six })) },
    });
    const group = (await dialog()).getByRole('group', { name: '审批操作' });
    expect(buttonsOf(group)).toEqual(['同意', '驳回', '退回', '转办', '更多']);
    const colorOf = (name: string) => styleOf(within(group).getByRole('button', { name }), 'color');
    expect([colorOf('同意'), colorOf('驳回')]).toEqual(['var(--on-action)', 'var(--danger)']);
    await user.click(within(group).getByRole('button', { name: '更多' }));
    expect(screen.getAllByRole('menuitem').map((one) => one.textContent)).toEqual([
      '加签',
      '<b>传阅</b>',
    ]);
  });

  it('shows the fields of the document and its lines', async () => {
    await openApproval({
      answers: { Approval: (asked) => answerOf(approvalOf(taskOf(asked), { sheet })) },
    });
    const view = await dialog();
    expect(view.getByText('样例粮油供应链公司')).toBeTruthy();
    expect(await view.findByText('长粒香大米')).toBeTruthy();
  });

  // "not closable by mask click"
  it('is closed by its button and by Escape, never by a press beside it, and restores the focus', async () => {
    const { user, row } = await openApproval();
    const view = await dialog();
    await user.click(screen.getByRole('dialog').parentElement!);
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.click(view.getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(row);
    await act(() => user.click(row));
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('moves through the list by its buttons and by keyboard', async () => {
    const { user } = await openApproval();
    const view = await dialog('采购订单 PO-T2');
    expect(view.getByText('待审批 2 / 3')).toBeTruthy();
    await user.click(view.getByRole('button', { name: '下一条' }));
    const last = await dialog('采购订单 PO-T3');
    expect(last.getByRole('button', { name: '下一条' }).getAttribute('aria-disabled')).toBe('true');
    await user.keyboard(']');
    await user.keyboard('[[');
    await dialog('采购订单 PO-T2');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await dialog('采购订单 PO-T1');
  });

  it('keeps its neighbours when the list is reloaded without it', async () => {
    const { user } = await openApproval();
    const view = await dialog('采购订单 PO-T2');
    act(() => screen.getByRole('button', { name: 'reload list' }).click());
    await user.click(view.getByRole('button', { name: '下一条' }));
    const last = await dialog('采购订单 PO-T3');
    expect(last.getByText('待审批 2 / 2')).toBeTruthy();
  });

  it('leaves the bracket keys to the opinion field', async () => {
    const { user } = await openApproval();
    await user.click((await dialog()).getByRole('button', { name: '同意' }));
    const opinion = await screen.findByRole('textbox', { name: /审批意见/u });
    await user.type(opinion, 'a]b');
    expect([
      (opinion as HTMLTextAreaElement).value,
      screen.getAllByRole('dialog')[0]!.getAttribute('aria-labelledby'),
    ]).toEqual(['a]b', expect.any(String)]);
    expect(screen.getByRole('heading', { name: '采购订单 PO-T2' })).toBeTruthy();
  });

  it.each([
    ['there is none', () => answerOf(null)],
    ['it may not be seen', () => answerOf(null, [errorOf('FORBIDDEN', ['viewer', 'approval'])])],
  ])('explains what to do when %s', async (_why, Approval) => {
    const { user } = await openApproval({ answers: { Approval } });
    expect(await screen.findByRole('heading', { name: '找不到这条审批' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '返回列表' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers a reload when it could not be loaded', async () => {
    let answers = 0;
    const { user } = await openApproval({
      answers: {
        Approval: (asked) =>
          ++answers === 1 ? new TypeError('Failed to fetch') : answerOf(approvalOf(taskOf(asked))),
      },
    });
    await screen.findByRole('heading', { name: '无法打开审批' });
    await user.click(screen.getByRole('button', { name: '重试' }));
    await dialog('采购订单 PO-T2');
  });

  it('reloads a part that failed, and leaves the others unchanged', async () => {
    const { user, gateway } = await openApproval({
      answers: {
        Approval: (asked) =>
          answerOf(approvalOf(taskOf(asked), { attachments: null, sheet }), [
            errorOf('UPSTREAM_TIMEOUT', part('attachments')),
          ]),
        ApprovalPart: (asked) => ({
          data: {
            viewer: {
              __typename: 'Viewer',
              id: 'viewer-1',
              approval: {
                __typename: 'Approval',
                id: `approval ${taskOf(asked)}`,
                attachments: [],
              },
            },
          },
        }),
      },
    });
    const view = await dialog();
    const region = within(view.getByRole('region', { name: '附件' }));
    expect(region.getByRole('alert').textContent).toContain('服务');
    expect(view.getByText('样例粮油供应链公司')).toBeTruthy();
    await user.click(region.getByRole('button', { name: '重试' }));
    expect(await region.findByText('没有附件')).toBeTruthy();
    expect(gateway.requests.at(-1)).toMatchObject({
      operation: 'ApprovalPart',
      variables: { attachments: true, sheet: false, taskCode: 'T2' },
    });
  });

  it('works without its document and without its buttons', async () => {
    await openApproval({
      answers: {
        Approval: (asked) =>
          answerOf(approvalOf(taskOf(asked), { sheet: null, buttons: null }), [
            errorOf('UPSTREAM_FAILED', part('sheet')),
            errorOf('UPSTREAM_FAILED', part('buttons')),
          ]),
      },
    });
    const view = await dialog();
    expect(view.getByText('暂时无法取得审批操作')).toBeTruthy();
    expect(within(view.getByRole('region', { name: '单据信息' })).getByRole('alert')).toBeTruthy();
    expect(view.getByText('年货节首批备货。')).toBeTruthy();
  });

  it('prints the document, its lines and the history without the rest of the page', async () => {
    const wide = {
      ...sheet,
      form: {
        ...sheet.form,
        details: [{ ...sheet.form.details[0]!, columns: [column('goodsname', '商品名称')] }],
      },
    };
    await openApproval({
      answers: { Approval: (asked) => answerOf(approvalOf(taskOf(asked), { sheet: wide })) },
    });
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const paper = screen.getByText('样例零售', { selector: 'p' }).parentElement!;
      expect(paper.parentElement).toBe(document.body);
      expect(paper.textContent).toContain('样例零售采购订单 PO-T2');
      expect(paper.textContent).toContain('长粒香大米');
      expect(paper.textContent).toContain('年货节首批备货。');
      window.dispatchEvent(new Event('afterprint'));
    });
    await act(async () => (await dialog()).getByRole('button', { name: '打印' }).click());
    expect(print).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('样例零售', { selector: 'p' })).toBeNull());
    print.mockRestore();
  });

  it('opens by its address alone, without a list', async () => {
    const { gateway } = await openApproval({
      at: { instanceCode: '', taskCode: 'T9' },
      queue: [target('T1')],
    });
    await dialog('采购订单 PO-T9');
    expect(gateway.requests.at(-1)?.variables).toMatchObject({
      instanceCode: null,
      taskCode: 'T9',
    });
    expect(screen.queryByRole('button', { name: '下一条' })).toBeNull();
  });
});
