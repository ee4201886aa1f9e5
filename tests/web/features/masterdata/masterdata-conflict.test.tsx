import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  opener,
  panel,
  press,
  row,
  rowPayload,
  showMasterData,
  userError,
} from './show-master-data.tsx';
import { inputsOf } from '../../support/fake-gateway.ts';
import { noticeText } from '../../support/notices.ts';
import { clickWhenShown } from '../../support/click-when-shown.ts';

interface UpdateInput {
  rowKey: string;
  version: string | null;
  values: Record<string, unknown>;
}

const updated = (key: string, values: object, version = 'v2') =>
  rowPayload('listRowUpdate', {
    row: row(key, values, {
      version,
      name: (values as { productname?: string }).productname ?? `商品${key}`,
    }),
  });

type User = Awaited<ReturnType<typeof showMasterData>>['user'];

const open = async (user: User, name: string) => clickWhenShown(user, () => opener(name));
const retype = async (user: User, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};

describe('The second of two users who save one row', () => {
  const conflict = (theirs: object | null) =>
    rowPayload('listRowUpdate', { theirs, userErrors: [userError('CONFLICT', '已被别人修改')] });

  it('sees both values of each differing field, chooses, and saves over the new version', async () => {
    const theirs = row(
      'P1',
      { productname: '他们的名字', price: '20.00', remark: '他们的' },
      { version: 'v2' },
    );
    const { user, gateway } = await showMasterData({
      answers: {
        ListRowUpdate: ({ input }) =>
          (input as UpdateInput).version === 'v1'
            ? conflict(theirs)
            : updated('P1', { productname: '我的名字', price: '20.00' }, 'v3'),
      },
    });
    await open(user, 'P1');
    const form = await panel();
    await retype(user, form.getByLabelText(/商品名称/u), '我的名字');
    await user.type(form.getByLabelText('备注'), '我的');
    await user.click(form.getByRole('button', { name: '保存' }));
    const asked = within(await screen.findByRole('dialog', { name: '别人刚刚保存了这条数据' }));
    const lines = asked.getAllByRole('row').slice(1);
    expect(lines.map((line) => line.textContent)).toEqual([
      '商品名称我的名字他们的名字',
      '售价16.8020.00',
      '备注我的他们的',
    ]);
    // Typed values are preselected, and fields changed only by the other user have the other value.
    const chosen = () =>
      asked.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
    expect(chosen()).toEqual([true, false, false, true, true, false]);
    await user.click(within(lines[2]!).getAllByRole('radio')[1]!);
    await user.click(asked.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(noticeText()).toContain('修改成功'));
    expect(inputsOf<UpdateInput>(gateway, 'ListRowUpdate')[1]).toMatchObject({
      version: 'v2',
      values: { productname: '我的名字' },
    });
    expect(form.queryByText('未保存')).toBeNull();
  });

  it('can take all of the other values without a further save', async () => {
    const { user, gateway } = await showMasterData({
      answers: {
        ListRowUpdate: () => conflict(row('P1', { remark: '他们的' }, { version: 'v2' })),
      },
    });
    await open(user, 'P1');
    const form = await panel();
    await user.type(form.getByLabelText('备注'), '我的');
    await user.click(form.getByRole('button', { name: '保存' }));
    const asked = within(await screen.findByRole('dialog', { name: '别人刚刚保存了这条数据' }));
    await user.click(asked.getByRole('button', { name: '全部用对方的' }));
    await user.click(asked.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('备注').value).toBe('他们的'));
    expect(inputsOf(gateway, 'ListRowUpdate')).toHaveLength(1);
  });

  it('is notified that the row was deleted, and keeps the input', async () => {
    const { user } = await showMasterData({ answers: { ListRowUpdate: () => conflict(null) } });
    await open(user, 'P1');
    const form = await panel();
    await user.type(form.getByLabelText('备注'), '我的');
    await user.click(form.getByRole('button', { name: '保存' }));
    await screen.findByRole('alertdialog', { name: '这条数据已被删除' });
    await press(user, '知道了');
    expect(form.getByLabelText<HTMLInputElement>('备注').value).toBe('我的');
  });
});
