import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { operations, viewerOf } from '../../../support/shell-fixtures.ts';
import { renderTabs } from './render-tabs.tsx';
import {
  focusedName,
  menuLine,
  selectedTab,
  tab,
  tabNames,
} from '../../../support/open-workbench.ts';

// Each test renders a whole workbench, which is slow on a busy machine.
vi.setConfig({ testTimeout: 15_000 });

const Note = ({ title }: { title: string }) => <input aria-label={title} />;

async function begin(viewer: object = viewerOf()) {
  const app = await renderTabs({ screen: Note, viewer });
  for (const name of ['要货申请', '日销报表', '价格查询']) {
    if (name === '日销报表') await app.user.click(menuLine('经营报表'));
    await app.user.click(menuLine(name));
  }
  return app;
}
const menu = () => screen.getByRole('menu', { hidden: true });
const item = (name: string) =>
  within(menu()).getByText(name).closest('[role="menuitem"], [role="menuitemradio"]')!;
const isDisabled = (name: string) => item(name).getAttribute('aria-disabled') === 'true';
function openMenu(name: string) {
  fireEvent.contextMenu(tab(name), { clientX: 40, clientY: 60 });
}

describe('The menu of a tab', () => {
  it('acts on the tab it was opened on: pinning, closing to the right, closing the others', async () => {
    const { user } = await begin();
    openMenu('价格查询');
    expect(menu().getAttribute('aria-label')).toBe('“价格查询”的操作');
    await user.click(item('固定'));
    expect(tabNames()).toEqual(['首页', '价格查询', '要货申请', '日销报表']);
    expect(within(tab('价格查询').parentElement!).queryByTitle(/关闭/u)).toBeNull();
    openMenu('要货申请');
    await user.click(item('关闭右侧'));
    expect(tabNames()).toEqual(['首页', '价格查询', '要货申请']);
    openMenu('首页');
    expect(['关闭', '固定', '向右移动'].map(isDisabled)).toEqual([true, true, true]);
    await user.click(item('关闭其他'));
    expect([tabNames(), selectedTab()]).toEqual([['首页', '价格查询'], '首页']);
    openMenu('价格查询');
    expect(isDisabled('关闭')).toBe(true);
    await user.click(item('取消固定'));
    openMenu('价格查询');
    await user.click(item('关闭'));
    expect(tabNames()).toEqual(['首页']);
  });

  it('opens by Shift+F10 and the menu key, is used with the arrows, and restores the focus', async () => {
    const { user } = await begin();
    for (const keys of ['{Shift>}{F10}{/Shift}', '{ContextMenu}']) {
      tab('日销报表').focus();
      await user.keyboard(keys);
      expect(focusedName()).toBe('重新加载');
      await user.keyboard('{ArrowDown}{End}');
      expect(focusedName()).toBe('在新窗口打开');
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
      expect(document.activeElement).toBe(tab('日销报表'));
    }
  });

  it('opens on a long press, which then selects nothing', async () => {
    await begin();
    vi.useFakeTimers();
    try {
      const target = tab('要货申请');
      fireEvent.pointerDown(target, { pointerType: 'touch', clientX: 5, clientY: 5 });
      act(() => void vi.advanceTimersByTime(499));
      expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
      act(() => void vi.advanceTimersByTime(1));
      expect(menu()).toBeTruthy();
      fireEvent.pointerUp(target, { pointerType: 'touch' });
      fireEvent.click(target);
      expect(selectedTab()).toBe('价格查询');
      fireEvent.pointerDown(target, { pointerType: 'touch', clientX: 5, clientY: 5 });
      fireEvent.pointerMove(target, { pointerType: 'touch', clientX: 40, clientY: 5 });
      fireEvent.pointerUp(target, { pointerType: 'touch' });
      fireEvent.click(target);
      expect(selectedTab()).toBe('要货申请');
    } finally {
      vi.useRealTimers();
    }
  });

  it('moves a tab, announces its position, and stops at the edge', async () => {
    const { user } = await begin();
    openMenu('价格查询');
    expect(isDisabled('向右移动')).toBe(true);
    await user.click(item('向左移动'));
    expect(tabNames()).toEqual(['首页', '要货申请', '价格查询', '日销报表']);
    expect(screen.getByText('“价格查询”已移到第 3 个，共 4 个').getAttribute('role')).toBe(
      'status',
    );
    tab('价格查询').focus();
    await user.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
    expect(tabNames()).toEqual(['首页', '价格查询', '要货申请', '日销报表']);
    expect(document.activeElement).toBe(tab('价格查询'));
  });

  it('copies the address of the tab, and opens it in a window of its own', async () => {
    const { user } = await begin();
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    openMenu('要货申请');
    await user.click(item('复制地址'));
    expect(await window.navigator.clipboard.readText()).toBe(
      `${window.location.origin}/page?s=M-order&a=OPS`,
    );
    expect(await screen.findByText('地址已复制')).toBeTruthy();
    openMenu('首页');
    await user.click(item('在新窗口打开'));
    expect(opened).toHaveBeenCalledWith('/page', '_blank', 'noopener');
    opened.mockRestore();
  });

  it('reports that the browser refuses copying', async () => {
    const { user } = await begin();
    vi.spyOn(window.navigator.clipboard, 'writeText').mockRejectedValueOnce(
      new DOMException('denied', 'NotAllowedError'),
    );
    openMenu('要货申请');
    await user.click(item('复制地址'));
    expect(await screen.findByText('浏览器不允许复制，请从地址栏复制')).toBeTruthy();
  });

  it('maximizes a tab, and restores it', async () => {
    const { user } = await begin();
    openMenu('要货申请');
    await user.click(item('最大化'));
    expect(selectedTab()).toBe('要货申请');
    expect(document.querySelector('a[href="#menu"]')).toBeNull();
    await user.click(screen.getByRole('button', { name: '还原' }));
    expect(document.querySelector('a[href="#menu"]')).not.toBeNull();
  });

  it('lists all tabs beside the actions', async () => {
    const { user } = await begin();
    await user.click(screen.getByRole('button', { name: '标签页操作' }));
    const radios = within(menu()).getAllByRole('menuitemradio', { hidden: true });
    expect(radios.map((one) => one.textContent)).toEqual([
      '首页',
      '要货申请',
      '日销报表',
      '价格查询',
    ]);
    await user.click(item('要货申请'));
    expect(selectedTab()).toBe('要货申请');
  });
});

describe('The keys for tabs', () => {
  it('close with Alt+W, and select a tab with Alt+1 to Alt+9', async () => {
    const { user } = await begin();
    await user.keyboard('{Alt>}[Digit2]{/Alt}');
    expect(selectedTab()).toBe('要货申请');
    await user.keyboard('{Alt>}[Digit9]{/Alt}');
    expect(selectedTab()).toBe('要货申请');
    await user.keyboard('{Alt>}[KeyW]{/Alt}');
    expect([tabNames(), selectedTab()]).toEqual([['首页', '日销报表', '价格查询'], '日销报表']);
    await user.keyboard('{Alt>}[Digit1][KeyW]{/Alt}');
    expect([tabNames().length, selectedTab()]).toEqual([3, '首页']);
  });

  it('leave the focus on the page when the focused element disappeared', async () => {
    const { user } = await begin();
    (await screen.findByLabelText('价格查询', { selector: 'input' })).focus();
    await user.keyboard('{Alt>}[KeyW]{/Alt}');
    expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('日销报表');
  });

  it('can be turned off', async () => {
    window.localStorage.setItem('portal.shortcuts', 'false');
    const { user } = await begin();
    await user.keyboard('{Alt>}[Digit1][KeyW]{/Alt}');
    expect([tabNames().length, selectedTab()]).toEqual([4, '价格查询']);
  });
});

describe('Names of tabs', () => {
  it('that are the same differ by their tooltips, and long ones have theirs in full', async () => {
    const long = '很长的名字'.repeat(40);
    const menus = [
      { ...operations.menus[6], id: 'x1', code: 'x1', name: '同名', moduleCode: 'X-1' },
      { ...operations.menus[6], id: 'x2', code: 'x2', name: '同名', moduleCode: 'X-2' },
      { ...operations.menus[6], id: 'x3', code: 'x3', name: long, moduleCode: 'X-3' },
    ];
    const { user } = await renderTabs({
      screen: Note,
      viewer: viewerOf({ applications: [{ ...operations, menus }] as never }),
    });
    for (const one of screen.getAllByRole('treeitem').slice(1)) await user.click(one);
    const tabs = screen.getAllByRole('tab').slice(1);
    expect(tabs.map((one) => one.title)).toEqual([
      '同名（门店运营 · X-1）',
      '同名（门店运营 · X-2）',
      long,
    ]);
  });
});
