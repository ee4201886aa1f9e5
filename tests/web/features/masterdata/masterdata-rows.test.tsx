import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  CODE,
  currentKey,
  keysShown,
  opener,
  press,
  row,
  rowsAnswer,
  rowsOf,
  rowsPayload,
  showMasterData,
  userError,
} from './show-master-data.tsx';
import { inputsOf, variablesOf } from '../../support/fake-gateway.ts';
import { chooseOption, optionsOf } from '../../support/choose-option.ts';
import { tabView } from '../../support/render-in-tab.tsx';
import { noticeText } from '../../support/notices.ts';

type User = Awaited<ReturnType<typeof showMasterData>>['user'];

const tick = async (user: User, ...names: readonly string[]) => {
  for (const name of names)
    await act(async () =>
      user.click(await screen.findByRole('checkbox', { name: `选择 ${name}` })),
    );
};
const alert = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

describe('Deleting rows', () => {
  it("asks with the names, focusing cancel; then reports 'delete succeeded' and highlights the first row", async () => {
    const { user, gateway } = await showMasterData({
      view: { row: 'P2' },
      answers: {
        ListRowsDelete: () => rowsPayload('listRowsDelete', [{ key: 'P2' }, { key: 'P3' }]),
        ListRows: () => rowsAnswer(rowsOf('P1', 'P4')),
      },
    });
    await opener('P1');
    await tick(user, '商品P2', '商品P3');
    await press(user, '删除');
    const asked = await alert('删除');
    expect(asked.getByText('确定删除 商品P2、商品P3 吗？')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('取消'));
    await user.click(asked.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(noticeText()).toContain('删除成功'));
    expect(inputsOf(gateway, 'ListRowsDelete')).toEqual([{ moduleCode: CODE, keys: ['P2', 'P3'] }]);
    await waitFor(() => expect(keysShown()).toEqual(['P1', 'P4']));
    expect(currentKey()).toBe('P1');
    expect(screen.queryByText(/已选/u)).toBeNull();
    // The open row is deleted, and its panel is closed.
    expect(tabView()).toBe('');
  });

  it('names five rows in the question and all of them in a list', async () => {
    const { user } = await showMasterData({
      data: { rows: rowsOf('1', '2', '3', '4', '5', '6', '7') },
    });
    await user.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
    await press(user, '删除');
    expect(
      (await alert('删除')).getByText('确定删除 商品1、商品2、商品3、商品4、商品5 等 7 项 吗？'),
    ).toBeTruthy();
    const names = within(screen.getByRole('list', { name: '所选数据' })).getAllByRole('listitem');
    expect(names.map((name) => name.textContent)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((number) => `商品${String(number)}`),
    );
  });

  it('skips rows that a flag protects, by name', async () => {
    const { user, gateway } = await showMasterData({
      data: { rows: [row('P1', {}, { isDeletable: false }), row('P2')] },
      answers: { ListRowsDelete: () => rowsPayload('listRowsDelete', [{ key: 'P2' }]) },
    });
    await opener('P1');
    await tick(user, '商品P1', '商品P2');
    await press(user, '删除');
    const asked = await alert('删除');
    expect(asked.getByText('确定删除 商品P2 吗？')).toBeTruthy();
    expect(asked.getByText('受保护，不会删除：商品P1')).toBeTruthy();
    await user.click(asked.getByRole('button', { name: '删除' }));
    await waitFor(() =>
      expect(inputsOf(gateway, 'ListRowsDelete')).toEqual([{ moduleCode: CODE, keys: ['P2'] }]),
    );
  });

  it('is disabled while only protected rows are ticked, with an explanation for every kind of user', async () => {
    const { user } = await showMasterData({
      data: { rows: [row('P1', {}, { isDeletable: false }), row('P2')] },
    });
    await opener('P1');
    await tick(user, '商品P1');
    const reason = '勾选的数据受保护，不能删除';
    const button = screen.getByRole('button', { name: '删除', description: reason });
    expect([button.getAttribute('aria-disabled'), button.title]).toEqual(['true', reason]);
    await user.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(noticeText()).toContain(reason));
    await tick(user, '商品P2');
    await press(user, '删除');
    expect((await alert('删除')).getByText('受保护，不会删除：商品P1')).toBeTruthy();
  });

  it('offers no box for a protected row if no other action is possible', async () => {
    await showMasterData({
      data: { operations: ['DELETE'], rows: [row('P1', {}, { isDeletable: false }), row('P2')] },
    });
    await opener('P1');
    expect(screen.queryByRole('checkbox', { name: '选择 商品P1' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: '选择 商品P2' })).toBeTruthy();
  });

  it("is not offered if 'ALL' protects every row", async () => {
    await showMasterData({ data: { operations: ['ADD', 'EDIT'] } });
    await opener('P1');
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
  });

  it('reports each refused row with its reason', async () => {
    const { user } = await showMasterData({
      answers: {
        ListRowsDelete: () =>
          rowsPayload('listRowsDelete', [
            { key: 'P1' },
            { key: 'P2', isDone: false, userErrors: [userError('REFUSED', '还有库存')] },
          ]),
      },
    });
    await opener('P1');
    await tick(user, '商品P1', '商品P2');
    await press(user, '删除');
    await user.click((await alert('删除')).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('删除：成功 1 条，失败 1 条')).toBeTruthy();
    expect(screen.getByText('商品P2', { selector: 'b' }).parentElement?.textContent).toBe(
      '商品P2 还有库存',
    );
    expect(noticeText()).not.toContain('删除成功');
  });

  it('reloads the rows when the outcome is unknown', async () => {
    const { user, gateway } = await showMasterData({
      answers: { ListRowsDelete: () => new TypeError('Failed to fetch') },
    });
    await opener('P1');
    await tick(user, '商品P1');
    await press(user, '删除');
    await user.click((await alert('删除')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(noticeText()).toContain('不确定删除是否完成'));
    await waitFor(() => expect(variablesOf(gateway, 'ListRows')).toHaveLength(1));
  });

  it('moves to the last page when the page has no rows left', async () => {
    const { user } = await showMasterData({
      view: { page: '3' },
      data: { totalCount: 61, rows: rowsOf('P61') },
      answers: {
        ListRowsDelete: () => rowsPayload('listRowsDelete', [{ key: 'P61' }]),
        ListRows: ({ page }) => rowsAnswer(page === 3 ? [] : rowsOf('P60'), 60),
      },
    });
    await opener('P61');
    await tick(user, '商品P61');
    await press(user, '删除');
    await user.click((await alert('删除')).getByRole('button', { name: '删除' }));
    await opener('P60');
    expect(tabView()).toBe('page=2');
  });
});

describe('Ticked rows', () => {
  it.each([
    ['审核', 'ListRowsAudit', 'listRowsAudit', '审核成功'],
    ['驳回', 'ListRowsReject', 'listRowsReject', '驳回成功'],
  ])(
    'go through %s after a confirmation, and show their new state',
    async (name, operation, field, said) => {
      const { user, gateway } = await showMasterData({
        answers: {
          [operation]: () =>
            rowsPayload(field, [{ key: 'P1', row: row('P1', { status: '2' }, { version: 'v2' }) }]),
        },
      });
      await opener('P1');
      await tick(user, '商品P1');
      await press(user, name);
      await user.click((await alert(name)).getByRole('button', { name }));
      await waitFor(() => expect(noticeText()).toContain(said));
      expect(inputsOf(gateway, operation)).toEqual([{ moduleCode: CODE, keys: ['P1'] }]);
      expect(await within(screen.getByRole('grid')).findByText('停售')).toBeTruthy();
    },
  );

  it('get one value in an editable column, and each reports its outcome', async () => {
    const { user, gateway } = await showMasterData({
      answers: {
        ListRowsUpdate: () =>
          rowsPayload('listRowsUpdate', [
            { key: 'P1', row: row('P1', { price: '9.90' }, { version: 'v2' }) },
            { key: 'P2', isDone: false, userErrors: [userError('CONFLICT', '已被别人修改')] },
          ]),
      },
    });
    await opener('P1');
    await tick(user, '商品P1', '商品P2');
    await press(user, '批量修改');
    const form = within(await screen.findByRole('dialog', { name: '批量修改' }));
    expect(await optionsOf(user, '字段', form)).toEqual(['商品名称', '售价', '状态', '备注']);
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('请填写此项')).toBeTruthy();
    await chooseOption(user, '字段', '售价', form);
    await user.type(form.getByLabelText('售价'), '9.9');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('批量修改：成功 1 条，失败 1 条')).toBeTruthy();
    expect(inputsOf(gateway, 'ListRowsUpdate')).toEqual([
      {
        moduleCode: CODE,
        rows: [
          { key: 'P1', version: 'v1' },
          { key: 'P2', version: 'v1' },
        ],
        values: { price: expect.stringMatching(/^9\.90?$/u) },
      },
    ]);
    expect(within(screen.getByRole('grid')).getByText('9.90')).toBeTruthy();
  });
});
