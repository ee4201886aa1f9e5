import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FOLDED_MENU, NARROW_SCREEN } from '../../../../web/design/theme/useMediaQuery.ts';
import { matchMediaOnly } from '../../../support/dom.ts';
import { signedIn } from '../../support/shell-fixtures.ts';
import { renderPortal } from '../../support/render-portal.tsx';
import {
  focusedName,
  menuLine,
  selectedTab,
  tab,
  tabNames,
  openWorkbench,
} from '../../support/open-workbench.ts';

describe('The tab strip', () => {
  it('begins with the home tab, which cannot be closed', async () => {
    const { user } = await openWorkbench();
    expect(tabNames()).toEqual(['首页']);
    tab('首页').focus();
    await user.keyboard('{Delete}');
    expect(tabNames()).toEqual(['首页']);
    expect(within(tab('首页').parentElement!).queryByTitle(/关闭/u)).toBeNull();
  });

  it('moves with the arrows, selects with Enter and closes with Delete, keeping the focus in the strip', async () => {
    const { user } = await openWorkbench();
    for (const name of ['要货申请', '价格查询']) await user.click(menuLine(name));
    expect(tabNames()).toEqual(['首页', '要货申请', '价格查询']);
    tab('价格查询').focus();
    await user.keyboard('{ArrowRight}');
    expect([focusedName(), selectedTab()]).toEqual(['首页', '价格查询']);
    await user.keyboard('{End}{ArrowLeft}{Enter}');
    expect(selectedTab()).toBe('要货申请');
    await user.keyboard('{End}{Delete}');
    expect([tabNames(), selectedTab()]).toEqual([['首页', '要货申请'], '要货申请']);
    expect(document.activeElement).toBe(tab('要货申请'));
    expect(screen.getAllByRole('tab').filter((one) => one.tabIndex === 0)).toEqual([
      tab('要货申请'),
    ]);
  });

  it('closes by its cross and by the middle button', async () => {
    const { user } = await openWorkbench();
    for (const name of ['要货申请', '价格查询']) await user.click(menuLine(name));
    await user.click(within(tab('要货申请').parentElement!).getByTitle(/关闭/u));
    expect(tabNames()).toEqual(['首页', '价格查询']);
    fireEvent(tab('价格查询'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(tabNames()).toEqual(['首页']);
  });

  it('closes the others, and all, from its menu', async () => {
    const { user } = await openWorkbench();
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: '标签页操作' }));
      await user.click(screen.getByRole('menuitem', { name }));
    };
    for (const name of ['要货申请', '盘点任务', '盘点计划', '价格查询'])
      await user.click(menuLine(name));
    await user.click(tab('盘点计划'));
    await choose('关闭其他');
    expect(tabNames()).toEqual(['首页', '盘点计划']);
    await user.click(menuLine('价格查询'));
    await choose('关闭全部');
    expect([tabNames(), selectedTab()]).toEqual([['首页'], '首页']);
    await user.click(screen.getByRole('button', { name: '标签页操作' }));
    expect(screen.getByRole('menuitem', { name: '关闭' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('is one selector on a narrow screen', async () => {
    matchMediaOnly(NARROW_SCREEN, FOLDED_MENU);
    const { user } = await renderPortal({ path: '/page', answers: signedIn() });
    await user.click(await screen.findByRole('button', { name: '打开菜单' }));
    await user.click(menuLine('价格查询'));
    expect(screen.queryByRole('tablist')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^已打开的页面/u }));
    await user.click(screen.getByRole('menuitemradio', { name: '首页' }));
    expect(screen.getByRole('tabpanel').getAttribute('aria-label')).toBe('首页');
  });
});
