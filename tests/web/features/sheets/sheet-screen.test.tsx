import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { approval, field, refused, saved, sheetOf, showSheets } from './show-sheets.tsx';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { type FakeGateway, inputsOf } from '../../support/fake-gateway.ts';
import { clickWhenShown } from '../../support/click-when-shown.ts';
import { person } from '../../support/person.ts';

const press = async (user: { click: (element: Element) => Promise<void> }, name: string | RegExp) =>
  clickWhenShown(user, () => screen.findByRole('button', { name }));

const savedInputs = (gateway: FakeGateway) =>
  inputsOf<{ key: string; header: object }>(gateway, 'SheetSave');

describe('A document that is being edited', () => {
  it('is not sent while a required field is empty', async () => {
    const { user, gateway } = await showSheets();
    await press(user, '新增');
    await press(user, '提交审批');
    const term = await field(/付款条件/u);
    await waitFor(() => expect(term.getAttribute('aria-invalid')).toBe('true'));
    expect(savedInputs(gateway)).toEqual([]);
  });

  it('is submitted with the input, and opens in its new state', async () => {
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
    expect(savedInputs(gateway)).toEqual([
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

  it('keeps the input when it is refused, and marks the field', async () => {
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

  it('can only be retried after a lost answer, with the same key', async () => {
    let answers = 0;
    const { user, gateway } = await showSheets(
      {
        SheetSave: () =>
          (answers += 1) === 1
            ? new TypeError('Failed to fetch')
            : saved(sheetOf('PO2', 'DRAFT', { version: 4 })),
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
    const [first, second, ...more] = savedInputs(gateway);
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });

  it('is saved even if other parts of the answer failed', async () => {
    const errors = [
      { message: 'late', path: ['sheetSave', 'viewer'], extensions: { code: 'UPSTREAM_TIMEOUT' } },
    ];
    const { user } = await showSheets(
      { SheetSave: () => ({ ...saved(sheetOf('PO2', 'DRAFT', { version: 4 })), errors }) },
      { sheetid: 'PO2' },
    );
    await user.type(await field(/备注/u), '请尽快');
    await press(user, '保存草稿');
    expect(await screen.findByText('单据 PO2 已保存')).toBeTruthy();
  });

  it('can be edited after the services refused it as a whole, and is saved again', async () => {
    const errors = [
      {
        message: 'no',
        path: ['sheetSave'],
        extensions: { code: 'UPSTREAM_FAILED', returncode: 'B0001' },
      },
    ];
    const { user, gateway } = await showSheets(
      { SheetSave: () => ({ data: { sheetSave: null }, errors }) },
      { sheetid: 'PO2' },
    );
    const remark = await field(/备注/u);
    await user.type(remark, '请尽快');
    await press(user, '保存草稿');
    await screen.findByText('没有保存');
    expect(remark.closest('[inert]')).toBeNull();
    expect((remark as HTMLInputElement).value).toBe('请尽快');
    await press(user, '保存草稿');
    await waitFor(() =>
      expect(
        new Set(savedInputs(gateway).map((input) => (input as { key: string }).key)).size,
      ).toBe(2),
    );
  });

  it('shows the message of the services when they refuse it for a business reason', async () => {
    const errors = [
      {
        message: '超出预算，不能保存',
        extensions: { code: 'UPSTREAM_FAILED', returncode: 'E7788' },
      },
    ];
    const { user } = await showSheets(
      { SheetSave: () => ({ data: null, errors }) },
      { sheetid: 'PO2' },
    );
    await user.type(await field(/备注/u), '请尽快');
    await press(user, '保存草稿');
    expect(await screen.findByText('超出预算，不能保存')).toBeTruthy();
  });

  it('that another user saved can be replaced by the current version', async () => {
    let version = 3;
    const { user } = await showSheets(
      {
        SheetSave: () => refused('CONFLICT', '谢文博 已于 10:21 保存了这张单据'),
        SheetDocument: () =>
          viewerAnswer({
            sheet: sheetOf('PO2', 'DRAFT', {
              version,
              header: { term: `第 ${String(version)} 版`, remark: '' },
            }),
          }),
      },
      { sheetid: 'PO2' },
    );
    await user.type(await field(/备注/u), '我的');
    await press(user, '保存草稿');
    await screen.findByText(/谢文博/u);
    version = 4;
    await press(user, /加载最新内容/u);
    await waitFor(async () =>
      expect(((await field(/付款条件/u)) as HTMLInputElement).value).toBe('第 4 版'),
    );
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
    assignee: person('林知夏'),
    claimExpiresAt: '2026-06-15T06:30:00Z',
  };

  it('is finished when the user says so, never by viewing', async () => {
    const { user, gateway } = await showSheets(
      {
        SheetTask: () => viewerAnswer({ task }),
        SheetTaskFinish: () => ({
          data: {
            taskFinish: {
              __typename: 'TaskPayload',
              task: { ...task, status: 'COMPLETED' },
              viewer: {
                __typename: 'Viewer',
                id: 'viewer-1',
                taskCounts: null,
                approvalTotals: null,
              },
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
