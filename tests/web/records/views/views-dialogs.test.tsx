import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  column,
  storedViews,
  openMenu,
  refusal,
  savedView,
  showViews,
  viewButton,
} from './show-views.tsx';
import { tabView } from '../../support/render-in-tab.tsx';
import { noticeText } from '../../support/notices.ts';
import { variablesOf } from '../../support/fake-gateway.ts';

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: '视图名称' });
const press = (name: string) => screen.getByRole('button', { name });

describe('A view is saved', () => {
  it('under a name, with the current columns, privately or shared', async () => {
    const { answers } = storedViews();
    const { user, gateway } = await showViews({
      answers,
      view: { min: '5', page: '2', open: 'x.y' },
    });
    await user.click((await openMenu(user)).getByRole('menuitem', { name: '保存为视图…' }));
    await user.type(await nameField(), '我的{Enter}');
    await viewButton('视图：我的');
    const columns = ['a', 'b', 'c'].map((name) => column(name));
    expect(variablesOf(gateway, 'ListViewSave')).toEqual([
      {
        list: 'approval',
        input: {
          list: 'approval',
          name: '我的',
          isShared: false,
          parameters: { min: '5' },
          columns,
        },
      },
    ]);
    expect(tabView()).toBe(`min=5&view=${encodeURIComponent('id-我的')}`);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click((await openMenu(user)).getByRole('menuitem', { name: '另存为新视图…' }));
    await user.type(await nameField(), '大家的');
    await user.click(screen.getByRole('checkbox', { name: /本企业员工都能使用/u }));
    await user.click(press('保存'));
    await viewButton('视图：大家的');
    expect(variablesOf(gateway, 'ListViewSave')[1]).toMatchObject({
      input: { name: '大家的', isShared: true },
    });
  });

  it('neither without a name nor under a name in use, and the input stays', async () => {
    const views = storedViews();
    const { user, gateway } = await showViews({ answers: views.answers });
    await user.click((await openMenu(user)).getByRole('menuitem', { name: '保存为视图…' }));
    const field = await nameField();
    await user.type(field, '  {Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('请输入视图名称。')).toBeTruthy();
    expect(document.activeElement).toBe(await nameField());
    expect(variablesOf(gateway, 'ListViewSave')).toEqual([]);
    views.state.refuse = refusal(
      'INVALID',
      '此列表中您已有名为“大额”的视图，请换一个名称。',
      'name',
    );
    await user.clear(field);
    await user.type(field, '大额{Enter}');
    expect(await screen.findByText(/您已有名为“大额”的视图/u)).toBeTruthy();
    expect(field.value).toBe('大额');
    views.state.refuse = null;
    await user.type(field, '2{Enter}');
    await viewButton('视图：大额2');
  });

  it('again after the gateway could not be reached, which is reported', async () => {
    const { answers } = storedViews();
    let broken = true;
    const ListViewSave: typeof answers.ListViewSave = (variables) =>
      broken ? new Error('x') : answers.ListViewSave!(variables);
    const { user } = await showViews({ answers: { ...answers, ListViewSave } });
    await user.click((await openMenu(user)).getByRole('menuitem', { name: '保存为视图…' }));
    await user.type(await nameField(), '大额{Enter}');
    expect(await screen.findByText('没有保存成功，请重试。')).toBeTruthy();
    broken = false;
    await user.click(press('保存'));
    await viewButton('视图：大额');
  });
});

describe('A view of the user', () => {
  const mine = () => storedViews(savedView('大额', { columns: [column('b')] }));
  const view = { view: 'id-大额', min: '10000' };

  it('is renamed and keeps its content even if something else is shown', async () => {
    const { answers } = mine();
    const { user, gateway } = await showViews({ answers, view: { ...view, min: '5' } });
    await viewButton('视图：大额 (已更改)');
    await user.click((await openMenu(user)).getByRole('menuitem', { name: '重命名…' }));
    const field = await nameField();
    expect(field.value).toBe('大额');
    await user.clear(field);
    await user.type(field, '超大额{Enter}');
    await viewButton('视图：超大额 (已更改)');
    expect(variablesOf(gateway, 'ListViewSave')[0]).toMatchObject({
      input: {
        id: 'id-大额',
        version: 1,
        name: '超大额',
        parameters: { min: '10000' },
        columns: [column('b')],
      },
    });
  });

  it('is shared and unshared', async () => {
    const { answers } = mine();
    const { user, gateway } = await showViews({ answers, view });
    await viewButton('视图：大额');
    await user.click((await openMenu(user)).getByRole('menuitem', { name: '共享给同事' }));
    await waitFor(() => expect(noticeText()).toContain('已共享“大额”'));
    await user.click((await openMenu(user)).getByRole('menuitem', { name: '取消共享' }));
    await waitFor(() => expect(noticeText()).toContain('已取消共享“大额”'));
    expect(
      variablesOf(gateway, 'ListViewSave').map(
        ({ input }) => (input as { isShared: boolean }).isShared,
      ),
    ).toEqual([true, false]);
  });

  it('is deleted after a question, and the list stays as shown', async () => {
    const { answers, kept } = mine();
    const { user } = await showViews({ answers, view });
    await viewButton('视图：大额');
    await user.click((await openMenu(user)).getByRole('menuitem', { name: '删除视图…' }));
    expect(await screen.findByRole('alertdialog', { name: '删除视图' })).toBeTruthy();
    await user.click(press('取消'));
    expect(kept).toHaveLength(1);
    await user.click((await openMenu(user)).getByRole('menuitem', { name: '删除视图…' }));
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await waitFor(() => expect(noticeText()).toContain('已删除视图“大额”'));
    expect(kept).toEqual([]);
    expect(tabView()).toBe('min=10000');
    expect((await viewButton()).textContent).toBe('全部');
  });
});
