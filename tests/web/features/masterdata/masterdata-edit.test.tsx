import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  CODE,
  currentKey,
  opener,
  panel,
  row,
  rowPayload,
  showMasterData,
  userError,
} from './show-master-data.tsx';
import { inputsOf, variablesOf } from '../../support/fake-gateway.ts';
import { tabView } from '../../support/render-in-tab.tsx';
import { noticeText } from '../../support/notices.ts';
import { viewerAnswer } from '../../support/viewer-answer.ts';
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

describe('The row beside the list', () => {
  it('opens in its form, with required marks and the row in the address; its key cannot be changed', async () => {
    const { user } = await showMasterData();
    await open(user, 'P2');
    const form = await panel();
    expect(form.getByLabelText<HTMLInputElement>(/商品名称/u).value).toBe('商品P2');
    expect(form.getByLabelText(/商品名称/u).getAttribute('aria-required')).toBe('true');
    expect(form.getByLabelText('商品编码').tagName).toBe('OUTPUT');
    expect(tabView()).toBe('row=P2');
    expect(currentKey()).toBe('P2');
    // The focus stays in the form for keyboard users.
    expect(document.activeElement).toBe(form.getByLabelText(/商品名称/u));
  });

  it("is saved with only the changed fields, reports 'modify succeeded' and shows the current row", async () => {
    const { user, gateway } = await showMasterData({
      answers: { ListRowUpdate: () => updated('P2', { productname: '东北大米', price: '39.90' }) },
    });
    await open(user, 'P2');
    const form = await panel();
    await retype(user, form.getByLabelText(/商品名称/u), '东北大米');
    expect(form.getByText('未保存')).toBeTruthy();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(noticeText()).toContain('修改成功'));
    expect(inputsOf<UpdateInput>(gateway, 'ListRowUpdate')).toEqual([
      { moduleCode: CODE, rowKey: 'P2', version: 'v1', values: { productname: '东北大米' } },
    ]);
    expect(form.queryByText('未保存')).toBeNull();
    expect(within(screen.getByRole('grid')).getByText('39.90')).toBeTruthy();
    expect(variablesOf(gateway, 'ListRows')).toEqual([]);
  });

  it('is unchanged when a change is taken back', async () => {
    const { user } = await showMasterData();
    await open(user, 'P2');
    const form = await panel();
    await user.type(form.getByLabelText('备注'), 'x');
    expect(form.getByText('未保存')).toBeTruthy();
    await user.clear(form.getByLabelText('备注'));
    await waitFor(() => expect(form.queryByText('未保存')).toBeNull());
  });

  it('is not sent while a required field is empty: the field reports it and has the focus', async () => {
    const { user, gateway } = await showMasterData();
    await open(user, 'P1');
    const form = await panel();
    await user.clear(form.getByLabelText(/商品名称/u));
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('请填写此项')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(/商品名称/u)));
    expect(gateway.operations()).not.toContain('ListRowUpdate');
  });

  it('shows what the services refuse beside its field, and the rest above the form', async () => {
    const { user } = await showMasterData({
      answers: {
        ListRowUpdate: () =>
          rowPayload('listRowUpdate', {
            userErrors: [
              userError('INVALID', '售价低于进价', ['input', 'values', 'price']),
              userError('INVALID', '月末盘点中，暂停修改'),
            ],
          }),
      },
    });
    await open(user, 'P1');
    const form = await panel();
    await retype(user, form.getByLabelText('售价'), '1');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('售价低于进价')).toBeTruthy();
    expect(form.getByText('月末盘点中，暂停修改').closest('[role="alert"]')).toBeTruthy();
    expect(form.getByText('未保存')).toBeTruthy();
  });

  it('keeps the input when the answer is lost, and recognizes its own save', async () => {
    let lost = true;
    const { user } = await showMasterData({
      answers: {
        ListRowUpdate: () =>
          lost
            ? new TypeError('Failed to fetch')
            : rowPayload('listRowUpdate', {
                theirs: row('P1', { remark: '急' }, { version: 'v2' }),
                userErrors: [userError('CONFLICT', '已被修改')],
              }),
      },
    });
    await open(user, 'P1');
    const form = await panel();
    await user.type(form.getByLabelText('备注'), '急');
    await user.click(form.getByRole('button', { name: '保存' }));
    await form.findByText('不确定是否已保存');
    lost = false;
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(noticeText()).toContain('修改成功'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is read-only if editing is not permitted', async () => {
    const { user } = await showMasterData({ data: { operations: ['DELETE'] } });
    await open(user, 'P1');
    const form = await panel('查看商品档案');
    expect(form.queryByRole('textbox')).toBeNull();
    expect(form.queryByRole('button', { name: '保存' })).toBeNull();
  });

  it('is requested separately if it is on another page, and reports that it is gone', async () => {
    const { gateway } = await showMasterData({
      view: { row: 'X9' },
      answers: {
        ListRow: () =>
          viewerAnswer({ listModule: { __typename: 'ListModule', code: CODE, row: null } }),
      },
    });
    expect(await screen.findByText('找不到 X9')).toBeTruthy();
    expect(variablesOf(gateway, 'ListRow')).toEqual([{ code: CODE, key: 'X9' }]);
  });

  it('shows its history: who, when, which field from what to what', async () => {
    const { user } = await showMasterData({
      answers: {
        ListHistory: () =>
          viewerAnswer({
            listModule: {
              __typename: 'ListModule',
              code: CODE,
              history: [
                {
                  __typename: 'ListRowChange',
                  id: '1',
                  kind: 'CHANGED',
                  operatorName: '陈予安',
                  at: '2026-06-14T02:20:00Z',
                  fields: [
                    { __typename: 'ListFieldChange', column: 'status', before: '1', after: '2' },
                  ],
                },
              ],
            },
          }),
      },
    });
    await open(user, 'P1');
    const form = await panel();
    await user.click(form.getByRole('button', { name: '变更记录' }));
    const line = within(await form.findByRole('list', { name: '变更记录' })).getByRole('listitem');
    expect(line.textContent).toMatch(/修改.*陈予安.*2026-06-14 10:20.*状态.*在售.*改为.*停售/u);
  });
});
