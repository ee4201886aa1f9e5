import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { operations, signedIn, supplier, viewerOf } from '../../support/shell-fixtures.ts';
import { renderPortal } from '../../support/render-portal.tsx';
import { menuLine, selectedTab, openWorkbench } from '../../support/open-workbench.ts';

describe('The frame', () => {
  it('has a banner, a navigation, one main region, skip links, and a window title that names the current tab', async () => {
    const { user } = await openWorkbench();
    expect(screen.getByRole('banner').textContent).toContain('样例零售集团');
    expect(screen.getByRole('navigation', { name: '主菜单' })).toBeTruthy();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('link', { name: '跳到主内容' }).getAttribute('href')).toBe('#main');
    expect(document.title).toBe('首页 · 样例零售集团');
    await user.click(menuLine('价格查询'));
    expect(document.title).toBe('价格查询 · 样例零售集团');
  });

  it('shows store, post and account, but only the account for a supplier', async () => {
    const { user, unmount } = await openWorkbench();
    const bar = screen.getByRole('banner');
    expect(within(bar).getByText('全部门店')).toBeTruthy();
    expect(within(bar).getByText('营运总监')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '林知夏，账号菜单' }));
    expect(within(bar).getByText('营运中心 · 营运总监')).toBeTruthy();
    unmount();

    await renderPortal({ path: '/spage', answers: signedIn(supplier) });
    expect((await screen.findByRole('banner')).textContent).not.toMatch(/门店[^运]|岗位/u);
  });

  it('switches the language at once, menus included, without loading the shell again', async () => {
    const { user, gateway, services } = await openWorkbench();
    services.language.setOverrides('en-US', { app_ops: 'Store operations' });
    await user.click(screen.getByRole('button', { name: '语言' }));
    expect(
      screen.getByRole('menuitemradio', { name: '简体中文' }).getAttribute('aria-checked'),
    ).toBe('true');
    await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(await screen.findByRole('tab', { name: 'Home' })).toBeTruthy();
    expect(screen.getAllByText('Store operations').length).toBeGreaterThan(0);
    await waitFor(() => expect(gateway.operations()).toContain('LanguagePacks'));
    expect(gateway.operations().filter((name) => name === 'Workbench')).toHaveLength(1);
  });

  it('leaves English out if the operator does not offer it', async () => {
    const settings = { ...viewerOf().settings, hasEnglish: false };
    const { user } = await openWorkbench(signedIn({ ...viewerOf(), settings }));
    await user.click(screen.getByRole('button', { name: '语言' }));
    expect(screen.getAllByRole('menuitemradio').map((one) => one.textContent)).toEqual([
      '简体中文',
      '繁體中文',
    ]);
  });

  it('closes a menu with Escape and restores the focus', async () => {
    const { user } = await openWorkbench();
    const button = screen.getByRole('button', { name: '外观' });
    await user.click(button);
    expect(document.activeElement?.getAttribute('role')).toBe('menuitemradio');
    await user.keyboard('{ArrowDown}{End}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});

describe('The application switcher', () => {
  it('filters, marks the current application, changes the menu and opens the home of the chosen one', async () => {
    const { user } = await openWorkbench();
    await user.click(screen.getByTitle('切换应用'));
    const panel = screen.getByRole('dialog', { name: '切换应用' });
    expect(within(panel).getByRole('button', { pressed: true }).textContent).toContain('门店运营');
    await user.keyboard('采购');
    expect(within(panel).getAllByRole('button')).toHaveLength(1);
    await user.click(within(panel).getByRole('button', { name: '采购管理' }));
    expect(menuLine('采购订单')).toBeTruthy();
    expect(selectedTab()).toBe('采购管理');
  });

  it('is no button if there is only one application', async () => {
    await openWorkbench(signedIn(viewerOf({ applications: [operations] as never })));
    expect(screen.queryByTitle('切换应用')).toBeNull();
  });
});
