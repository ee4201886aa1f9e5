import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  CODE,
  currentKey,
  opener,
  press,
  row,
  rowPayload,
  rowsAnswer,
  rowsOf,
  showMasterData,
  userError,
  keysShown,
} from './show-master-data.tsx';
import { inputsOf } from '../../support/fake-gateway.ts';
import { tabView } from '../../support/render-in-tab.tsx';
import { noticeText } from '../../support/notices.ts';

describe('A new row', () => {
  const added = (key: string) => rowPayload('listRowAdd', { row: row(key) });

  it("is at the end of the page, selected, until the next search, and reports 'add succeeded'", async () => {
    const { user, gateway } = await showMasterData({
      answers: {
        ListRowAdd: () => added('N1'),
        ListRows: () => rowsAnswer(rowsOf('P1', 'P2', 'P3'), 4),
      },
    });
    await opener('P1');
    await user.keyboard('{Alt>}n{/Alt}');
    const form = within(await screen.findByRole('dialog', { name: '新增商品档案' }));
    expect(tabView()).toBe('add=1');
    await user.type(form.getByLabelText(/商品编码/u), 'N1');
    await user.type(form.getByLabelText(/商品名称/u), '新品');
    await user.click(form.getByRole('button', { name: '保存' }));
    await opener('N1');
    expect(noticeText()).toContain('新增成功');
    expect(inputsOf(gateway, 'ListRowAdd')).toEqual([
      {
        key: expect.any(String),
        moduleCode: CODE,
        values: { productid: 'N1', productname: '新品', price: null, status: null, remark: null },
      },
    ]);
    expect(keysShown()).toEqual(['P1', 'P2', 'P3', 'N1']);
    expect(currentKey()).toBe('N1');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择 商品N1' }).checked).toBe(
      true,
    );
    expect(screen.getByText('已选 1 条')).toBeTruthy();
    await press(user, '查询');
    await waitFor(() => expect(keysShown()).toEqual(['P1', 'P2', 'P3']));
  });

  it('is not added twice when an answer is lost: the retry has the same key', async () => {
    let lost = true;
    const { user, gateway } = await showMasterData({
      view: { add: '1' },
      answers: { ListRowAdd: () => (lost ? new TypeError('Failed to fetch') : added('N1')) },
    });
    const form = within(await screen.findByRole('dialog', { name: '新增商品档案' }));
    await user.type(form.getByLabelText(/商品编码/u), 'N1');
    await user.type(form.getByLabelText(/商品名称/u), '新品');
    await user.click(form.getByRole('button', { name: '保存' }));
    await form.findByText('不确定是否已保存');
    lost = false;
    await user.click(form.getByRole('button', { name: '保存' }));
    await opener('N1');
    expect(
      new Set(inputsOf<{ key: string }>(gateway, 'ListRowAdd').map(({ key }) => key)).size,
    ).toBe(1);
  });

  it('is refused with the reason beside its field, and asks before it is discarded', async () => {
    const { user } = await showMasterData({
      view: { add: '1' },
      answers: {
        ListRowAdd: () =>
          rowPayload('listRowAdd', {
            userErrors: [userError('INVALID', '编码已存在', ['input', 'values', 'productid'])],
          }),
      },
    });
    const form = within(await screen.findByRole('dialog', { name: '新增商品档案' }));
    await user.type(form.getByLabelText(/商品编码/u), 'P1');
    await user.type(form.getByLabelText(/商品名称/u), '新品');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('编码已存在')).toBeTruthy();
    await user.click(form.getByRole('button', { name: '取消' }));
    await press(user, '放弃修改');
    await waitFor(() => expect(tabView()).toBe(''));
  });
});
