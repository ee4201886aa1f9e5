import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { viewerAnswer } from '../../support/modules-support.tsx';
import { approval, field, refused, saved, sheetOf, showSheets } from './sheet-screen-support.tsx';

const press = async (user: { click: (element: Element) => Promise<void> }, name: string | RegExp) =>
  act(async () => user.click(await screen.findByRole('button', { name })));

const inputsOf = (gateway: { asked: readonly { operation: string; variables: Readonly<Record<string, unknown>> }[] }) =>
  gateway.asked.filter(({ operation }) => operation === 'SheetSave').map(({ variables }) => variables.input);

describe('The documents of a module', () => {
  it('are listed with their state, their first fields and their amount in full', async () => {
    await showSheets();
    await screen.findByRole('button', { name: 'PO1' });
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('付款条件'),
      expect.stringMatching(/PO1.*审批中.*月结 45 天.*142,938\.00.*陈予安.*2026-06-14 10:20/u),
      expect.stringMatching(/PO2.*草稿.*—/u),
    ]);
    expect(rows[1]?.querySelector('b')).toBeNull();
  });

  it('are narrowed by number and state, which the address of the tab keeps', async () => {
    const { user, gateway, address } = await showSheets({}, {}, '&v.page=2');
    await screen.findByRole('button', { name: 'PO1' });
    await user.click(screen.getByRole('tab', { name: '草稿' }));
    await user.type(await screen.findByRole('searchbox', { name: '单号' }), ' PO26 {Enter}');
    await waitFor(() => expect(address()).toContain('v.q=PO26'));
    expect(address()).toContain('v.status=DRAFT');
    const asked = gateway.asked.filter(({ operation }) => operation === 'Sheets').map(({ variables }) => variables);
    expect(asked[0]).toMatchObject({ moduleCode: '200101', page: 2, pageSize: 30, search: null, status: null });
    expect(asked.at(-1)).toMatchObject({ page: 1, search: 'PO26', status: 'DRAFT' });
  });

  it('say that the account may not see them where the services refuse the configuration', async () => {
    const forbidden = (field: string) => ({ message: '没有权限', path: ['viewer', field], extensions: { code: 'FORBIDDEN' } });
    await showSheets({
      Sheets: () => ({
        ...viewerAnswer({ sheets: null, sheetForm: null }),
        errors: [forbidden('sheets'), forbidden('sheetForm')] as never,
      }),
    });
    expect(await screen.findByRole('heading', { name: '没有该模块的权限' })).toBeTruthy();
    expect(screen.queryByText('页面未配置')).toBeNull();
  });

  it('say that their page is not configured where the services answer none: null is no waiting', async () => {
    let isConfigured = false;
    const { user } = await showSheets({
      Sheets: () =>
        viewerAnswer({ sheets: isConfigured ? { __typename: 'SheetPage', totalCount: 0, nodes: [] } : null, sheetForm: null }),
    });
    expect(await screen.findByRole('heading', { name: '页面未配置' })).toBeTruthy();
    expect(document.querySelector('.skeleton')).toBeNull();
    isConfigured = true;
    await press(user, '重试');
    expect(await screen.findByText(/还没有单据/u)).toBeTruthy();
  });

  it('that cannot be had say so and are asked for again', async () => {
    let fails = true;
    const { user } = await showSheets({
      Sheets: () =>
        fails
          ? new TypeError('Failed to fetch')
          : viewerAnswer({ sheets: { __typename: 'SheetPage', totalCount: 0, nodes: [] }, sheetForm: null }),
    });
    await screen.findByText('单据列表加载失败');
    fails = false;
    await press(user, '重试');
    expect(await screen.findByText(/还没有单据/u)).toBeTruthy();
  });

  it('are read while they are in their process, with the way to it', async () => {
    await showSheets(
      { SheetDocument: () => viewerAnswer({ sheet: sheetOf('PO1', 'IN_PROCESS', { approval }) }) },
      { sheetid: 'PO1' },
    );
    expect(await screen.findByText('当前节点：营运审批，处理人：林知夏、彭雅琴')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '提交审批' })).toBeNull();
    expect(screen.getByRole('button', { name: '查看审批' })).toBeTruthy();
    // The tab is called after the document, and the page does not take its own name over from the tab.
    const named = screen.getByRole('tabpanel', { name: /PO1/u }).getAttribute('aria-label');
    expect(named?.match(/PO1/gu)).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(named);
  });

  it('that there are not say so and lead back to the list', async () => {
    const { user } = await showSheets({ SheetDocument: () => viewerAnswer({ sheet: null }) }, { sheetid: 'PO9' });
    expect(await screen.findByText('找不到单据 PO9')).toBeTruthy();
    await press(user, '返回列表');
    expect(await screen.findByRole('button', { name: 'PO1' })).toBeTruthy();
  });
});

describe('A document that is written', () => {
  it('is not sent while something is missing', async () => {
    const { user, gateway } = await showSheets();
    await press(user, '新增');
    await press(user, '提交审批');
    const term = await field(/付款条件/u);
    await waitFor(() => expect(term.getAttribute('aria-invalid')).toBe('true'));
    expect(inputsOf(gateway)).toEqual([]);
  });

  it('is handed in with what was typed, and opens as what it has become', async () => {
    const { user, gateway, address } = await showSheets({
      SheetSave: () => saved(sheetOf('PO77', 'IN_PROCESS', { approval })),
      SheetDocument: () => viewerAnswer({ sheet: sheetOf('PO77', 'IN_PROCESS', { approval }) }),
    });
    await press(user, '新增');
    await user.type(await field(/付款条件/u), '货到付款');
    await press(user, '提交审批');
    expect(await screen.findByText('单据 PO77 已提交')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '查看审批' })).toBeTruthy();
    expect(address()).toContain('v.doc=PO77');
    expect(inputsOf(gateway)).toEqual([
      {
        key: expect.stringMatching(/^[\w-]{8,64}$/u),
        moduleCode: '200101',
        number: null,
        version: 0,
        header: { term: '货到付款', remark: null },
        details: [],
        submit: true,
        taskCode: null,
      },
    ]);
  });

  it('keeps what was typed when it is refused, and marks the field', async () => {
    const message = '付款条件不在合同里';
    const { user } = await showSheets(
      { SheetSave: () => refused('INVALID', message, ['input', 'header', 'term']) },
      { sheetid: 'PO2' },
    );
    const term = await field(/付款条件/u);
    await user.clear(term);
    await user.type(term, '预付');
    await press(user, '保存草稿');
    await waitFor(() => expect(term.getAttribute('aria-invalid')).toBe('true'));
    expect((term as HTMLInputElement).value).toBe('预付');
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  });

  it('can only be tried again after an answer that got lost, with the same key', async () => {
    let answers = 0;
    const { user, gateway } = await showSheets(
      {
        SheetSave: () =>
          (answers += 1) === 1 ? new TypeError('Failed to fetch') : saved(sheetOf('PO2', 'DRAFT', { version: 4 })),
      },
      { sheetid: 'PO2' },
    );
    const remark = await field(/备注/u);
    await user.type(remark, '请尽快');
    await press(user, '保存草稿');
    await screen.findByText('不知道是否已保存');
    expect(remark.closest('[inert]')).not.toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '提交审批' }).disabled).toBe(true);
    await press(user, /再试一次/u);
    expect(await screen.findByText('单据 PO2 已保存')).toBeTruthy();
    const [first, second, ...more] = inputsOf(gateway);
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });

  it('is saved though what comes with the answer failed', async () => {
    const errors = [{ message: 'late', path: ['sheetSave', 'viewer'], extensions: { code: 'UPSTREAM_TIMEOUT' } }];
    const { user } = await showSheets(
      { SheetSave: () => ({ ...saved(sheetOf('PO2', 'DRAFT', { version: 4 })), errors }) },
      { sheetid: 'PO2' },
    );
    await user.type(await field(/备注/u), '请尽快');
    await press(user, '保存草稿');
    expect(await screen.findByText('单据 PO2 已保存')).toBeTruthy();
  });

  it('can be written on after a save that the services refused as a whole, and is saved anew', async () => {
    const errors = [{ message: 'no', path: ['sheetSave'], extensions: { code: 'UPSTREAM_FAILED', returncode: 'B0001' } }];
    const { user, gateway } = await showSheets({ SheetSave: () => ({ data: { sheetSave: null }, errors }) }, { sheetid: 'PO2' });
    const remark = await field(/备注/u);
    await user.type(remark, '请尽快');
    await press(user, '保存草稿');
    await screen.findByText('没有保存');
    expect(remark.closest('[inert]')).toBeNull();
    expect((remark as HTMLInputElement).value).toBe('请尽快');
    await press(user, '保存草稿');
    await waitFor(() => expect(new Set(inputsOf(gateway).map((input) => (input as { key: string }).key)).size).toBe(2));
  });

  it('says why in the words of the services when they refuse it for a reason of the business', async () => {
    const errors = [{ message: '超出预算，不能保存', extensions: { code: 'UPSTREAM_FAILED', returncode: 'E7788' } }];
    const { user } = await showSheets({ SheetSave: () => ({ data: null, errors }) }, { sheetid: 'PO2' });
    await user.type(await field(/备注/u), '请尽快');
    await press(user, '保存草稿');
    expect(await screen.findByText('超出预算，不能保存')).toBeTruthy();
  });

  it('that somebody else has saved can be loaded as it is by now', async () => {
    let version = 3;
    const { user } = await showSheets(
      {
        SheetSave: () => refused('CONFLICT', '谢文博 已于 10:21 保存了这张单据'),
        SheetDocument: () =>
          viewerAnswer({ sheet: sheetOf('PO2', 'DRAFT', { version, header: { term: `第 ${String(version)} 版`, remark: '' } }) }),
      },
      { sheetid: 'PO2' },
    );
    await user.type(await field(/备注/u), '我的');
    await press(user, '保存草稿');
    await screen.findByText(/谢文博/u);
    version = 4;
    await press(user, /加载最新内容/u);
    await waitFor(async () => expect(((await field(/付款条件/u)) as HTMLInputElement).value).toBe('第 4 版'));
    expect(((await field(/备注/u)) as HTMLInputElement).value).toBe('');
  });
});

describe('The task that is worked on in a document', () => {
  const task = {
    __typename: 'Task',
    id: 'task-1',
    code: 'PT100024',
    name: '盘点差异说明',
    status: 'LOCKED',
    isMine: true,
    assigneeName: '林知夏',
    claimExpiresAt: '2026-06-15T06:30:00Z',
  };

  it('is finished when somebody says so, never by looking', async () => {
    const { user, gateway } = await showSheets(
      {
        SheetTask: () => viewerAnswer({ task }),
        SheetTaskFinish: () => ({
          data: {
            taskFinish: {
              __typename: 'TaskPayload',
              task: { ...task, status: 'COMPLETED' },
              viewer: { __typename: 'Viewer', id: 'viewer-1', taskCounts: null, approvalTotals: null },
              userErrors: [],
            },
          },
        }),
      },
      { sheetid: 'PO2', taskid: 'PT100024' },
    );
    const bar = within(await screen.findByRole('complementary', { name: '正在处理的任务' }));
    expect(bar.getByText('锁定至 2026-06-15 14:30')).toBeTruthy();
    expect(gateway.operations()).not.toContain('SheetTaskFinish');
    await press(user, '完成任务');
    expect(await bar.findByText('已完成')).toBeTruthy();
    expect(bar.queryByRole('button')).toBeNull();
  });
});
