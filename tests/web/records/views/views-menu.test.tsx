import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  column,
  storedViews,
  openMenu,
  refusal,
  savedView,
  showViews,
  shownColumns,
  viewButton,
} from './show-views.tsx';
import { tabView } from '../../support/render-in-tab.tsx';
import { noticeText } from '../../support/notices.ts';
import { variablesOf } from '../../support/fake-gateway.ts';
import { person } from '../../support/person.ts';

const textsOf = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

describe('The menu of views', () => {
  it('loads the views when it opens, and not before', async () => {
    const { answers } = storedViews(
      savedView('大额'),
      savedView('别人的', { isOwn: false, isShared: true, owner: person('李敏') }),
    );
    const { user, gateway } = await showViews({ answers });
    expect((await viewButton()).textContent).toBe('全部');
    expect(gateway.operations()).toEqual([]);
    const menu = await openMenu(user);
    expect(await menu.findByRole('menuitemradio', { name: '大额' })).toBeTruthy();
    expect(variablesOf(gateway, 'ListViews')).toEqual([{ list: 'approval' }]);
    expect(textsOf(menu.getAllByRole('menuitemradio'))).toEqual(['全部', '大额', '别人的（李敏）']);
    expect(menu.getByRole('menuitemradio', { description: '共享视图' }).textContent).toBe(
      '别人的（李敏）',
    );
    expect(textsOf(menu.getAllByRole('menuitem'))).toEqual(['保存为视图…']);
    expect(menu.getByRole('menuitemradio', { name: '全部' }).getAttribute('aria-checked')).toBe(
      'true',
    );
  });

  it('applies a view: its parameters and its name are in the address, and its columns are shown', async () => {
    const columns = [column('c'), column('a', { isShown: false })];
    const { answers } = storedViews(savedView('大额', { columns }));
    const { user } = await showViews({ answers, view: { page: '3', search: 'x' } });
    await user.click(await (await openMenu(user)).findByRole('menuitemradio', { name: '大额' }));
    expect(tabView()).toBe(`min=10000&view=${encodeURIComponent('id-大额')}`);
    expect(shownColumns()).toBe('c (a) b');
    expect((await viewButton('视图：大额')).textContent).toBe('大额');
    await user.click((await openMenu(user)).getByRole('menuitemradio', { name: '全部' }));
    expect([tabView(), shownColumns()]).toEqual(['', 'a b c']);
  });

  it('shows the view of a link: its columns apply, and page and changed conditions of the link stay', async () => {
    const { answers } = storedViews(savedView('大额', { columns: [column('b')] }));
    await showViews({ answers, view: { view: 'id-大额', min: '10000', page: '2' } });
    await viewButton('视图：大额');
    await waitFor(() => expect(shownColumns()).toBe('b a c'));
    expect(new URLSearchParams(tabView()).get('page')).toBe('2');
  });

  it('marks a view that was changed since, restores it, or saves it', async () => {
    const { answers } = storedViews(savedView('大额', { isShared: true }));
    const { user, gateway } = await showViews({ answers, view: { view: 'id-大额', min: '10000' } });
    await viewButton('视图：大额');
    expect(textsOf((await openMenu(user)).getAllByRole('menuitem'))).toEqual([
      '另存为新视图…',
      '重命名…',
      '取消共享',
      '删除视图…',
    ]);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'filter' }));
    expect((await viewButton('视图：大额 (已更改)')).textContent).toBe('大额已更改');
    await user.click((await openMenu(user)).getByRole('menuitem', { name: '撤销更改' }));
    expect(new URLSearchParams(tabView()).get('min')).toBe('10000');
    await user.click(screen.getByRole('button', { name: 'filter' }));
    await user.click((await openMenu(user)).getByRole('menuitem', { name: '更新视图' }));
    await viewButton('视图：大额');
    expect(variablesOf(gateway, 'ListViewSave')).toEqual([
      {
        list: 'approval',
        input: {
          list: 'approval',
          id: 'id-大额',
          version: 1,
          name: '大额',
          isShared: true,
          parameters: { min: '5' },
          columns: null,
        },
      },
    ]);
    await waitFor(() => expect(noticeText()).toContain('已保存视图“大额”'));
  });

  it('detects changed columns, but not new or removed ones', async () => {
    const columns = [column('c'), column('gone'), column('a')];
    const { answers } = storedViews(savedView('列', { columns, parameters: {} }));
    const { user } = await showViews({ answers, view: { view: 'id-列' } });
    await waitFor(() => expect(shownColumns()).toBe('c a b'));
    expect((await viewButton('视图：列')).textContent).toBe('列');
    expect(noticeText()).toContain('视图“列”中的这些列已不存在：gone。');
    await user.click(screen.getByRole('button', { name: 'reverse' }));
    await viewButton('视图：列 (已更改)');
  });

  it('reports that the view of a link is gone, and still shows what the link says', async () => {
    const { answers } = storedViews();
    await showViews({ answers, view: { view: 'id-x', min: '7' } });
    await waitFor(() => expect(noticeText()).toContain('这个视图已被删除或不再共享'));
    expect(tabView()).toBe('view=id-x&min=7');
    expect((await viewButton()).textContent).toBe('全部');
  });

  it('does not let the user change the views shared by others', async () => {
    const { answers } = storedViews(savedView('别人的', { isOwn: false, isShared: true }));
    const { user } = await showViews({ answers, view: { view: 'id-别人的', min: '1' } });
    await viewButton('视图：别人的 (已更改)');
    expect(textsOf((await openMenu(user)).getAllByRole('menuitem'))).toEqual([
      '撤销更改',
      '另存为新视图…',
    ]);
  });

  it('reports that views could not be loaded, and loads them again', async () => {
    const { answers } = storedViews(savedView('大额'));
    let broken = true;
    const ListViews = () => (broken ? new Error('down') : answers.ListViews!({}));
    const { user } = await showViews({ answers: { ...answers, ListViews } });
    const menu = await openMenu(user);
    const again = await menu.findByRole('menuitem', { name: '重试' });
    expect(screen.getByText('视图加载失败')).toBeTruthy();
    broken = false;
    await user.click(again);
    expect(await (await openMenu(user)).findByRole('menuitemradio', { name: '大额' })).toBeTruthy();
  });

  it('shows the changes by another window that was faster', async () => {
    const views = storedViews(savedView('大额'));
    const { user, gateway } = await showViews({
      answers: views.answers,
      view: { view: 'id-大额', min: '5' },
    });
    await viewButton('视图：大额 (已更改)');
    views.kept[0] = savedView('大额', { parameters: { min: '5' }, version: 2 });
    views.state.refuse = refusal('CONFLICT', '该视图已在其他窗口中修改，请查看后重试。', 'version');
    await user.click((await openMenu(user)).getByRole('menuitem', { name: '更新视图' }));
    await waitFor(() => expect(noticeText()).toContain('该视图已在其他窗口中修改'));
    expect((await viewButton('视图：大额')).textContent).toBe('大额');
    expect(variablesOf(gateway, 'ListViews')).toHaveLength(2);
  });
});
