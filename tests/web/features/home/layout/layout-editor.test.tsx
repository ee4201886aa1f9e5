import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  card,
  openLayoutEditor,
  places,
  announcement,
  usual,
} from './open-layout-editor.ts';
import {
  storingLayouts,
  layoutAnswer,
  resetTo,
  savedOf,
  standing,
  type Standing,
} from './layout-fixtures.ts';
import { supplier } from '../../../support/shell-fixtures.ts';
import { noticeTexts } from '../../../support/notices.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('The editor of a dashboard', { timeout: 30_000 }, () => {
  it('shows the cards in their positions, with instructions, and the other offered cards', async () => {
    const { gateway } = await openLayoutEditor();
    expect(places()).toEqual(usual);
    const help = document.getElementById(card('销售额').getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toMatch(/方向键移动/u);
    expect(button('添加 渠道销售占比')).toBeTruthy();
    expect(document.title).toBe('编排卡片：经营概览 · 样例零售集团');
    // The editor loads the layout but no figures.
    expect(gateway.operations().filter((name) => name === 'Home' || name === 'Card')).toEqual([]);
  });

  it('is available to suppliers, and for the dashboard of its address', async () => {
    const { gateway } = await openLayoutEditor(
      { DashboardLayout: () => layoutAnswer(1, standing, { viewerId: 'viewer-2' }) },
      { path: '/editDashboard?code=rpt_daily', viewer: supplier },
    );
    expect(
      gateway.requests.find(({ operation }) => operation === 'DashboardLayout')?.variables,
    ).toEqual({ code: 'rpt_daily' });
  });

  it('moves and resizes with keys, announces the position, and saves what it shows', async () => {
    const { user, gateway } = await openLayoutEditor({ DashboardLayoutSave: storingLayouts(2) });
    card('毛利').focus();
    await user.keyboard('{ArrowRight}');
    expect(announcement()).toBe('毛利：第 1 行第 5 列，宽 3 列，高 1 行');
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(announcement()).toBe('毛利：第 1 行第 5 列，宽 4 列，高 2 行');
    expect(document.activeElement).toBe(card('毛利'));
    await user.click(button('保存'));
    await waitFor(() => expect(noticeTexts()).toEqual(['布局已保存']));
    expect(savedOf(gateway.requests)).toEqual([
      {
        version: 1,
        places: ['profit 1 5 4 2', 'sales 1 1 3 1', 'todo 3 1 12 1', 'line 4 1 8 2'].toSorted(
          byPlace,
        ),
      },
    ]);
    expect(screen.queryByText('有未保存的更改')).toBeNull();
  });

  it('lets a card pass another one in one step, however wide both are', async () => {
    const { user } = await openLayoutEditor();
    card('待办事项').focus();
    await user.keyboard('{ArrowDown}');
    expect(card('销售趋势').getAttribute('aria-label')).toBe(
      '销售趋势：第 2 行第 1 列，宽 8 列，高 2 行',
    );
    expect(announcement()).toBe('待办事项：第 4 行第 1 列，宽 12 列，高 1 行');
  });

  it('stops at the edges and at the minimum size of a kind, and announces it', async () => {
    const { user } = await openLayoutEditor();
    card('销售额').focus();
    await user.keyboard('{ArrowLeft}');
    expect(announcement()).toBe('销售额 不能再往这个方向调整');
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(places()).toEqual(usual);
    expect(button('撤销').getAttribute('aria-disabled')).toBe('true');
  });

  it('cancels a move with Escape', async () => {
    const { user } = await openLayoutEditor();
    card('销售额').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(card('毛利').getAttribute('aria-label')).toBe('毛利：第 1 行第 1 列，宽 3 列，高 1 行');
    await user.keyboard('{Escape}');
    expect(places()).toEqual(usual);
    expect(announcement()).toBe('已取消，销售额 回到原处');
  });

  it('removes with Delete, focuses the next card, and undoes and redoes by keys and buttons', async () => {
    const { user } = await openLayoutEditor();
    card('毛利').focus();
    await user.keyboard('{Delete}');
    expect(screen.queryByRole('button', { name: /^毛利：第/u })).toBeNull();
    expect(document.activeElement).toBe(card('待办事项'));
    expect(announcement()).toBe('毛利 已移除');
    await user.keyboard('{Control>}z{/Control}');
    expect(places()).toEqual(usual);
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(places()).toHaveLength(3);
    await user.click(button('撤销'));
    expect(places()).toEqual(usual);
    await user.click(button('重做'));
    expect(places()).toHaveLength(3);
    await user.click(button('重做'));
    expect(announcement()).toBe('没有可重做的操作');
  });

  it('has a button for every drag action', async () => {
    const { user } = await openLayoutEditor();
    await user.click(card('毛利'));
    await user.click(button('毛利：右移'));
    await user.click(button('毛利：加宽'));
    await user.click(button('毛利：加高'));
    expect(card('毛利').getAttribute('aria-label')).toBe('毛利：第 1 行第 5 列，宽 4 列，高 2 行');
    await user.click(button('毛利：变矮'));
    await user.click(button('毛利：变窄'));
    await user.click(button('毛利：左移'));
    expect(places()).toEqual(usual);
    await user.click(screen.getAllByRole('button', { name: '毛利：移除' })[0]!);
    expect(button('添加 毛利')).toBeTruthy();
  });

  it('adds at the end what the template offers, up to its limit', async () => {
    const { user } = await openLayoutEditor();
    await user.click(button('添加 门店销售 TOP10'));
    expect(document.activeElement).toBe(card('门店销售 TOP10'));
    expect(announcement()).toBe('门店销售 TOP10 已添加，第 3 行第 9 列，宽 4 列，高 2 行');
    await user.click(button('添加 渠道销售占比'));
    expect(screen.getByRole('alert').textContent).toBe('最多可勾选 5 个');
    expect(places()).toHaveLength(5);
  });

  it('does not save an empty page', async () => {
    const { user, gateway } = await openLayoutEditor({
      DashboardLayout: () => layoutAnswer(1, { sales: [1, 1, 3, 1] }),
    });
    card('销售额').focus();
    await user.keyboard('{Delete}');
    await user.click(button('保存'));
    expect(screen.getByRole('alert').textContent).toBe('请至少勾选一个');
    expect(savedOf(gateway.requests)).toEqual([]);
  });

  it('returns to the layout of the post after a confirmation', async () => {
    const { user, gateway } = await openLayoutEditor({
      DashboardLayoutReset: () => resetTo(0, { line: [1, 1, 12, 2] }),
    });
    await user.click(button('恢复岗位默认'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消' }),
    );
    expect(gateway.operations()).not.toContain('DashboardLayoutReset');
    await user.click(button('恢复岗位默认'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '恢复默认' }),
    );
    await waitFor(() => expect(places()).toEqual(['销售趋势：第 1 行第 1 列，宽 12 列，高 2 行']));
    const asked = gateway.requests.find(({ operation }) => operation === 'DashboardLayoutReset');
    expect(asked?.variables).toEqual({ input: { code: 'home', version: 1 } });
    expect(noticeTexts()).toEqual(['已恢复岗位默认布局']);
  });

  it('repairs a saved layout whose cards overlap, and leaves out removed cards', async () => {
    const wild: Standing = {
      sales: [1, 1, 6, 1],
      profit: [1, 4, 6, 1],
      closed: [2, 1, 12, 1],
      todo: [9, 1, 12, 1],
    };
    await openLayoutEditor({ DashboardLayout: () => layoutAnswer(1, wild) });
    expect(places()).toEqual([
      '销售额：第 1 行第 1 列，宽 6 列，高 1 行',
      '毛利：第 2 行第 4 列，宽 6 列，高 1 行',
      '待办事项：第 3 行第 1 列，宽 12 列，高 1 行',
    ]);
  });
});

const byPlace = (one: string, other: string) => {
  const [, row = '', column = ''] = one.split(' ');
  const [, otherRow = '', otherColumn = ''] = other.split(' ');
  return Number(row) - Number(otherRow) || Number(column) - Number(otherColumn);
};
