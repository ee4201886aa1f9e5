import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { opener, panel, press, row, rowPayload, showMasterData } from './show-master-data.tsx';
import { inputsOf } from '../../support/fake-gateway.ts';
import { tabView } from '../../support/render-in-tab.tsx';
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

describe('Unsaved input', () => {
  it('causes a question before another row opens: stay, discard, or save and go on', async () => {
    const { user, gateway } = await showMasterData({
      answers: { ListRowUpdate: () => updated('P1', { remark: '急' }) },
    });
    await open(user, 'P1');
    await user.type((await panel()).getByLabelText('备注'), '急');
    await open(user, 'P2');
    let asked = within(await screen.findByRole('alertdialog', { name: '有未保存的修改' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('继续编辑'));
    await user.click(asked.getByRole('button', { name: '继续编辑' }));
    expect(tabView()).toBe('row=P1');
    await open(user, 'P2');
    asked = within(await screen.findByRole('alertdialog', { name: '有未保存的修改' }));
    await user.click(asked.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(tabView()).toBe('row=P2'));
    expect(inputsOf<UpdateInput>(gateway, 'ListRowUpdate')[0]?.values).toEqual({ remark: '急' });
  });

  it('causes a question before Escape closes the panel, and is lost only if the user agrees', async () => {
    const { user } = await showMasterData();
    await open(user, 'P1');
    await user.type((await panel()).getByLabelText('备注'), '急');
    await user.keyboard('{Escape}');
    await press(user, '放弃修改');
    await waitFor(() => expect(tabView()).toBe(''));
    await open(user, 'P1');
    expect((await panel()).getByLabelText<HTMLInputElement>('备注').value).toBe('');
  });

  it('survives a reload with the version that it began with', async () => {
    const first = await showMasterData();
    await open(first.user, 'P1');
    await first.user.type((await panel()).getByLabelText('备注'), '急');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(Object.keys(window.sessionStorage).join()).toContain('draft'));
    first.unmount();
    const { user, gateway } = await showMasterData({
      view: { row: 'P1' },
      data: { rows: [row('P1', {}, { version: 'v9' })] },
      answers: { ListRowUpdate: () => updated('P1', { remark: '急' }, 'v10') },
    });
    const form = await panel();
    expect(form.getByLabelText<HTMLInputElement>('备注').value).toBe('急');
    expect(form.getByText('这是上次没有保存的内容。')).toBeTruthy();
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(inputsOf<UpdateInput>(gateway, 'ListRowUpdate')[0]).toMatchObject({ version: 'v1' }),
    );
  });
});
