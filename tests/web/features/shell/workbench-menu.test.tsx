import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FOLDED_MENU, NARROW_SCREEN } from '../../../../web/design/theme/useMediaQuery.ts';
import { matchMediaOnly } from '../../../support/dom.ts';
import {
  errorOf,
  menusOf,
  operations,
  purchasing,
  signedIn,
  viewerOf,
} from '../../support/shell-fixtures.ts';
import { renderPortal } from '../../support/render-portal.tsx';
import {
  focusedName,
  menuLine,
  selectedTab,
  tab,
  openWorkbench,
} from '../../support/open-workbench.ts';

describe('The menu', () => {
  it('can be used with the keyboard', async () => {
    const { user } = await openWorkbench();
    menuLine('工作台').focus();
    await user.keyboard('{ArrowDown}');
    expect(focusedName()).toBe('门店日常');
    await user.keyboard('{ArrowRight}');
    expect(focusedName()).toBe('要货申请');
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(focusedName()).toBe('盘点计划');
    await user.keyboard('{ArrowLeft}');
    expect(focusedName()).toBe('盘点任务');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(focusedName()).toBe('门店日常');
    expect(menuLine('门店日常').getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{End}');
    expect(focusedName()).toBe('价格查询');
    await user.keyboard('{Home}');
    expect(focusedName()).toBe('工作台');
    await user.keyboard('经');
    expect(focusedName()).toBe('经营报表');
    await user.keyboard(' {ArrowDown}{Enter}');
    expect(selectedTab()).toBe('日销报表');
    expect(menuLine('日销报表').getAttribute('aria-current')).toBe('page');
    expect(screen.getAllByRole('treeitem').filter((one) => one.tabIndex === 0)).toHaveLength(1);
  });

  it('fails separately, reports it and tries again', async () => {
    const broken = viewerOf({
      applications: [{ ...operations, menus: null }, purchasing] as never,
    });
    const { user, gateway } = await openWorkbench(
      signedIn(undefined, {
        Workbench: () => ({
          data: { viewer: broken },
          errors: [errorOf('UPSTREAM_UNREACHABLE', ['viewer', 'applications', '0', 'menus'])],
        }),
        ShellMenus: () => menusOf(operations),
      }),
    );
    const alert = await within(screen.getByRole('navigation')).findByRole('alert');
    expect(alert.textContent).toContain('菜单获取失败');
    expect(tab('首页')).toBeTruthy();
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('treeitem', { name: '门店日常' })).toBeTruthy();
    expect(gateway.operations().filter((name) => name === 'Workbench')).toHaveLength(1);
  });

  it('reports that the list of applications failed, and that there is none', async () => {
    const failed = await openWorkbench(
      signedIn(undefined, {
        Workbench: () => ({
          data: { viewer: viewerOf({ applications: null }) },
          errors: [errorOf('UPSTREAM_UNREACHABLE', ['viewer', 'applications'])],
        }),
      }),
    );
    expect(
      (await within(screen.getByRole('navigation')).findByRole('alert')).textContent,
    ).toContain('应用列表加载失败');
    failed.unmount();
    await openWorkbench(signedIn(viewerOf({ applications: [] })));
    expect(screen.getByText('还没有可用的应用。请联系管理员开通。')).toBeTruthy();
  });

  it('folds to icons and stays folded', async () => {
    const first = await openWorkbench();
    await first.user.click(screen.getByRole('button', { name: '收起菜单' }));
    expect(screen.queryByRole('treeitem', { name: '要货申请' })).toBeNull();
    first.unmount();
    const { user } = await openWorkbench();
    await user.click(menuLine('门店日常'));
    expect(menuLine('要货申请')).toBeTruthy();
  });

  it('marks the group of the current menu while it is folded to icons', async () => {
    const { user } = await openWorkbench();
    await user.click(menuLine('要货申请'));
    expect(menuLine('要货申请').getAttribute('aria-current')).toBe('page');
    expect(menuLine('门店日常').getAttribute('aria-current')).toBeNull();
    await user.click(screen.getByRole('button', { name: '收起菜单' }));
    expect(menuLine('门店日常').getAttribute('aria-current')).toBe('true');
    expect(menuLine('经营报表').getAttribute('aria-current')).toBeNull();
    await user.click(tab('首页'));
    expect(menuLine('门店日常').getAttribute('aria-current')).toBeNull();
  });

  it('opens over the page on a narrow screen, and closes when a module is opened or Escape is pressed', async () => {
    matchMediaOnly(NARROW_SCREEN, FOLDED_MENU);
    const { user } = await renderPortal({ path: '/page', answers: signedIn() });
    const button = await screen.findByRole('button', { name: '打开菜单' });
    expect(screen.queryByRole('tree')).toBeNull();
    await user.click(button);
    expect(focusedName()).toBe('工作台');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tree')).toBeNull();
    expect(document.activeElement).toBe(button);
    await user.click(button);
    await user.click(menuLine('价格查询'));
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.getByRole('button', { name: /^已打开的页面/u }).textContent).toContain(
      '价格查询',
    );
  });
});
