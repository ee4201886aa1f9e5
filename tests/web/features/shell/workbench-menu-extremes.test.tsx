import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FOLDED_MENU } from '../../../../web/design/theme/useMediaQuery.ts';
import { matchMediaOnly } from '../../../support/dom.ts';
import {
  group,
  leaf,
  operations,
  purchasing,
  signedIn,
  viewerOf,
} from '../../support/shell-fixtures.ts';
import { renderPortal } from '../../support/render-portal.tsx';
import { focusedName, menuLine, selectedTab, openWorkbench } from '../../support/open-workbench.ts';

const withMenus = (menus: readonly unknown[], more: object = {}) =>
  signedIn(viewerOf({ applications: [{ ...operations, menus, ...more }, purchasing] as never }));

describe('A very large menu', () => {
  it('may be two hundred levels deep: each is reachable, none is pushed out of the menu', async () => {
    const parents = Array.from({ length: 199 }, (_, at) => `g${at}`);
    const groups = parents.map((code, at) =>
      group(code, `第 ${at + 1} 层`, ...parents.slice(0, at)),
    );
    const { user } = await openWorkbench(
      withMenus([...groups, leaf('deep', '最深的菜单', ...parents)]),
    );
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), '最深{Enter}');
    expect(selectedTab()).toBe('最深的菜单');
    const deepest = menuLine('最深的菜单');
    expect(deepest.getAttribute('aria-level')).toBe('200');
    expect(deepest.style.getPropertyValue('--level')).toBe('6');
    expect(deepest.getAttribute('aria-current')).toBe('page');
    deepest.focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(focusedName()).toBe('第 199 层');
    expect(screen.queryByRole('treeitem', { name: '最深的菜单' })).toBeNull();
  }, 30_000);

  it('may have a name of two hundred characters: it is complete in the tooltip and for assistive technology', async () => {
    const name = '很长的菜单名称'.repeat(29).slice(0, 200);
    await openWorkbench(withMenus([leaf('long', name)]));
    expect(menuLine(name).title).toBe(name);
    expect(within(menuLine(name)).getByText(name)).toBeTruthy();
  });

  it('may have five thousand lines: only those in view are drawn, and the keyboard reaches the last', async () => {
    const menus = Array.from({ length: 5000 }, (_, at) => leaf(`m${at}`, `菜单 ${at}`));
    const { user } = await openWorkbench(withMenus(menus));
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(100);
    menuLine('工作台').focus();
    await user.keyboard('{End}');
    expect(focusedName()).toBe('菜单 4999');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(focusedName()).toBe('菜单 4997');
    await user.keyboard('{Enter}');
    expect(selectedTab()).toBe('菜单 4997');
    await user.keyboard('{Home}');
    expect(focusedName()).toBe('工作台');
  }, 30_000);

  it('may have a leaf without a module: its tab reports it', async () => {
    const { user, gateway } = await openWorkbench(
      withMenus([{ ...leaf('bare', '空菜单'), moduleCode: null }]),
    );
    await user.click(menuLine('空菜单'));
    expect(selectedTab()).toBe('空菜单');
    expect(gateway.requests.find(({ operation }) => operation === 'Module')?.variables.code).toBe(
      'bare',
    );
  });
});

describe('The menu line of the selected tab', () => {
  it('is shown when the tab is selected: its parents unfold, and the menu switches to its application', async () => {
    const { user } = await openWorkbench();
    await user.click(menuLine('要货申请'));
    await user.click(menuLine('门店日常'));
    expect(screen.queryByRole('treeitem', { name: '要货申请' })).toBeNull();
    await user.click(screen.getByTitle('切换应用'));
    await user.click(screen.getByRole('button', { name: '采购管理' }));
    expect(menuLine('采购订单')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: '要货申请' }));
    expect(menuLine('要货申请').getAttribute('aria-current')).toBe('page');
    expect(menuLine('门店日常').getAttribute('aria-expanded')).toBe('true');
  });

  it('stays folded when the user folds it', async () => {
    const { user } = await openWorkbench();
    await user.click(menuLine('要货申请'));
    await user.click(menuLine('门店日常'));
    expect(screen.queryByRole('treeitem', { name: '要货申请' })).toBeNull();
  });

  it('is reached by typing the beginning of its name', async () => {
    const { user } = await openWorkbench(
      withMenus([leaf('a', 'Price list'), leaf('b', 'Promotions'), leaf('c', 'Printing')]),
    );
    menuLine('工作台').focus();
    await user.keyboard('pro');
    expect(focusedName()).toBe('Promotions');
  });
});

describe('The folded menu', () => {
  it('shows the content of a group beside its icon, used with the keyboard', async () => {
    matchMediaOnly(FOLDED_MENU);
    const { user } = await openWorkbench();
    menuLine('门店日常').focus();
    await user.keyboard('{ArrowRight}');
    const flyOut = screen.getByRole('tree', { name: '门店日常' });
    expect(focusedName()).toBe('要货申请');
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
    expect(focusedName()).toBe('盘点计划');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(flyOut.isConnected).toBe(false);
    expect(focusedName()).toBe('门店日常');
    await user.keyboard('{Enter}');
    await user.keyboard('{Escape}');
    expect(focusedName()).toBe('门店日常');
    await user.click(menuLine('门店日常'));
    await user.click(menuLine('要货申请'));
    expect(selectedTab()).toBe('要货申请');
    expect(screen.queryByRole('tree', { name: '门店日常' })).toBeNull();
  });
});

describe('The menu at the top', () => {
  const settings = { ...viewerOf().settings, menuMode: 'TOP' };
  const atTop = signedIn(viewerOf({ settings } as never));
  const bar = () => within(screen.getByRole('navigation', { name: '主菜单' }));

  it('is a bar whose groups unfold below it, used with the keyboard', async () => {
    const app = await workbenchAtTop();
    expect(screen.queryByRole('tree')).toBeNull();
    bar().getByRole('button', { name: '工作台' }).focus();
    await app.user.keyboard('{ArrowRight}');
    expect(focusedName()).toBe('门店日常');
    await app.user.keyboard('{ArrowDown}');
    const panel = bar().getByRole('group', { name: '门店日常' });
    expect(
      within(panel)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['要货申请', '盘点计划']);
    expect(focusedName()).toBe('要货申请');
    await app.user.keyboard('{ArrowDown}');
    expect(focusedName()).toBe('盘点计划');
    await app.user.keyboard('{Escape}');
    expect(bar().queryByRole('group')).toBeNull();
    expect(focusedName()).toBe('门店日常');
    await app.user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(selectedTab()).toBe('盘点计划');
    await app.user.click(bar().getByRole('button', { name: '价格查询' }));
    expect(selectedTab()).toBe('价格查询');
    expect(bar().getByRole('button', { name: '价格查询' }).getAttribute('aria-current')).toBe(
      'page',
    );
  });

  it('closes when the user presses elsewhere', async () => {
    const app = await workbenchAtTop();
    await app.user.click(bar().getByRole('button', { name: '门店日常' }));
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(bar().queryByRole('group')).toBeNull());
  });

  async function workbenchAtTop() {
    const app = await renderPortal({ path: '/page', answers: atTop });
    await screen.findByRole('navigation', { name: '主菜单' });
    return app;
  }
});
