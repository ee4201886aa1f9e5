import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { narrowScreen } from '../../web/kit/ui/useMediaQuery.ts';
import { renderApp, type Answers } from '../support/render-app.tsx';
import {
  conflicting,
  keeping,
  kept,
  layoutAnswer,
  notices,
  resetTo,
  savedOf,
  standing,
  type Standing,
} from './layout-support.ts';
import { errorOf, signedIn, supplier, viewerOf } from './shell-fixtures.ts';

interface Options {
  at?: string;
  viewer?: object;
}

async function opened(answers: Answers = {}, { at = '/editDashboard', viewer = viewerOf() }: Options = {}) {
  const app = await renderApp({ at, answers: signedIn(viewer, { DashboardLayout: () => layoutAnswer(1), ...answers }) });
  await screen.findByRole('heading', { level: 1, name: '编排卡片：经营概览' });
  return app;
}
const grid = () => within(screen.getByRole('application', { name: '卡片网格，共 12 列' }));
const card = (name: string) => grid().getByRole('button', { name: new RegExp(`^${name}：第`, 'u') });
const places = () =>
  grid()
    .getAllByRole('button', { name: /：第/u })
    .map((one) => one.getAttribute('aria-label'));
const button = (name: string) => screen.getByRole('button', { name });
const told = () =>
  screen
    .getAllByRole('status')
    .map((one) => one.textContent)
    .filter(Boolean)
    .at(-1);
const usual = [
  '销售额：第 1 行第 1 列，宽 3 列，高 1 行',
  '毛利：第 1 行第 4 列，宽 3 列，高 1 行',
  '待办事项：第 2 行第 1 列，宽 12 列，高 1 行',
  '销售趋势：第 3 行第 1 列，宽 8 列，高 2 行',
];

afterEach(() => {
  vi.restoreAllMocks();
});

describe('The editor of a dashboard', { timeout: 30_000 }, () => {
  it('shows the cards in their places, with instructions, and what else is offered', async () => {
    const { gateway } = await opened();
    expect(places()).toEqual(usual);
    const help = document.getElementById(card('销售额').getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toMatch(/方向键移动/u);
    expect(button('添加 渠道销售占比')).toBeTruthy();
    expect(document.title).toBe('编排卡片：经营概览 · 样例零售集团');
    // It asks for the layout and for no figures.
    expect(gateway.operations().filter((name) => name === 'Home' || name === 'Card')).toEqual([]);
  });

  it('is for suppliers too, and for the dashboard of its address', async () => {
    const { gateway } = await opened(
      { DashboardLayout: () => layoutAnswer(1, standing, { viewerId: 'viewer-2' }) },
      { at: '/editDashboard?code=rpt_daily', viewer: supplier },
    );
    expect(gateway.asked.find(({ operation }) => operation === 'DashboardLayout')?.variables).toEqual({ code: 'rpt_daily' });
  });

  it('moves and resizes with keys, tells where the card is, and saves what it shows', async () => {
    const { user, gateway } = await opened({ DashboardLayoutSave: keeping(2) });
    card('毛利').focus();
    await user.keyboard('{ArrowRight}');
    expect(told()).toBe('毛利：第 1 行第 5 列，宽 3 列，高 1 行');
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(told()).toBe('毛利：第 1 行第 5 列，宽 4 列，高 2 行');
    expect(document.activeElement).toBe(card('毛利'));
    await user.click(button('保存'));
    await waitFor(() => expect(notices()).toEqual(['布局已保存']));
    expect(savedOf(gateway.asked)).toEqual([
      { version: 1, places: ['profit 1 5 4 2', 'sales 1 1 3 1', 'todo 3 1 12 1', 'line 4 1 8 2'].toSorted(byPlace) },
    ]);
    expect(screen.queryByText('有未保存的更改')).toBeNull();
  });

  it('lets a card pass another one in one step, however wide both are', async () => {
    const { user } = await opened();
    card('待办事项').focus();
    await user.keyboard('{ArrowDown}');
    expect(card('销售趋势').getAttribute('aria-label')).toBe('销售趋势：第 2 行第 1 列，宽 8 列，高 2 行');
    expect(told()).toBe('待办事项：第 4 行第 1 列，宽 12 列，高 1 行');
  });

  it('stops at the edges and at the least size of a kind, and says so', async () => {
    const { user } = await opened();
    card('销售额').focus();
    await user.keyboard('{ArrowLeft}');
    expect(told()).toBe('销售额 不能再往这个方向调整');
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(places()).toEqual(usual);
    expect(button('撤销').getAttribute('aria-disabled')).toBe('true');
  });

  it('gives a move up with Escape', async () => {
    const { user } = await opened();
    card('销售额').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(card('毛利').getAttribute('aria-label')).toBe('毛利：第 1 行第 1 列，宽 3 列，高 1 行');
    await user.keyboard('{Escape}');
    expect(places()).toEqual(usual);
    expect(told()).toBe('已取消，销售额 回到原处');
  });

  it('removes with Delete, the focus going to the next card, and undoes and redoes by keys and buttons', async () => {
    const { user } = await opened();
    card('毛利').focus();
    await user.keyboard('{Delete}');
    expect(screen.queryByRole('button', { name: /^毛利：第/u })).toBeNull();
    expect(document.activeElement).toBe(card('待办事项'));
    expect(told()).toBe('毛利 已移除');
    await user.keyboard('{Control>}z{/Control}');
    expect(places()).toEqual(usual);
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(places()).toHaveLength(3);
    await user.click(button('撤销'));
    expect(places()).toEqual(usual);
    await user.click(button('重做'));
    expect(places()).toHaveLength(3);
    await user.click(button('重做'));
    expect(told()).toBe('没有可重做的操作');
  });

  it('has a button for everything that is dragged', async () => {
    const { user } = await opened();
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
    const { user } = await opened();
    await user.click(button('添加 门店销售 TOP10'));
    expect(document.activeElement).toBe(card('门店销售 TOP10'));
    expect(told()).toBe('门店销售 TOP10 已添加，第 3 行第 9 列，宽 4 列，高 2 行');
    await user.click(button('添加 渠道销售占比'));
    expect(screen.getByRole('alert').textContent).toBe('最多可勾选 5 个');
    expect(places()).toHaveLength(5);
  });

  it('does not save an empty page', async () => {
    const { user, gateway } = await opened({ DashboardLayout: () => layoutAnswer(1, { sales: [1, 1, 3, 1] }) });
    card('销售额').focus();
    await user.keyboard('{Delete}');
    await user.click(button('保存'));
    expect(screen.getByRole('alert').textContent).toBe('请至少勾选一个');
    expect(savedOf(gateway.asked)).toEqual([]);
  });

  it('goes back to the layout of the post when that is confirmed', async () => {
    const { user, gateway } = await opened({ DashboardLayoutReset: () => resetTo(0, { line: [1, 1, 12, 2] }) });
    await user.click(button('恢复岗位默认'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消' }));
    expect(gateway.operations()).not.toContain('DashboardLayoutReset');
    await user.click(button('恢复岗位默认'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '恢复默认' }));
    await waitFor(() => expect(places()).toEqual(['销售趋势：第 1 行第 1 列，宽 12 列，高 2 行']));
    const asked = gateway.asked.find(({ operation }) => operation === 'DashboardLayoutReset');
    expect(asked?.variables).toEqual({ input: { code: 'home', version: 1 } });
    expect(notices()).toEqual(['已恢复岗位默认布局']);
  });

  it('draws a saved layout whose cards overlap, and leaves out those that are gone', async () => {
    const wild: Standing = { sales: [1, 1, 6, 1], profit: [1, 4, 6, 1], closed: [2, 1, 12, 1], todo: [9, 1, 12, 1] };
    await opened({ DashboardLayout: () => layoutAnswer(1, wild) });
    expect(places()).toEqual([
      '销售额：第 1 行第 1 列，宽 6 列，高 1 行',
      '毛利：第 2 行第 4 列，宽 6 列，高 1 行',
      '待办事项：第 3 行第 1 列，宽 12 列，高 1 行',
    ]);
  });
});

describe('Dragging in the editor', { timeout: 30_000 }, () => {
  /** A cell of 100 × 50 pixels. */
  function measure() {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
      const isRuler = this.classList.contains('layout-ruler');
      return new DOMRect(0, 0, isRuler ? 100 : 0, isRuler ? 50 : 0);
    });
  }
  const drag = (from: Element, across: number, down: number) => {
    fireEvent.pointerDown(from, { button: 0, pointerId: 1, clientX: 20, clientY: 100 });
    fireEvent.pointerMove(window, { pointerId: 1, clientX: 20 + across, clientY: 100 + down });
  };
  const grip = (name: string) => card(name).closest('.layout-card')!.querySelector('.layout-card-grip')!;

  it('shows where the card would come, cell by cell, and keeps it when it is let go', async () => {
    measure();
    await opened();
    drag(card('销售额'), 270, 10);
    expect(card('毛利').getAttribute('aria-label')).toBe('毛利：第 1 行第 1 列，宽 3 列，高 1 行');
    fireEvent.pointerUp(window, { pointerId: 1 });
    expect(card('销售额').getAttribute('aria-label')).toBe('销售额：第 1 行第 4 列，宽 3 列，高 1 行');
    expect(told()).toBe('销售额：第 1 行第 4 列，宽 3 列，高 1 行');
  });

  it('is given up by Escape, and by what takes the pointer away', async () => {
    measure();
    await opened();
    drag(card('销售额'), 300, 0);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(places()).toEqual(usual);
    drag(card('销售额'), 300, 0);
    fireEvent.pointerCancel(window, { pointerId: 1 });
    expect(places()).toEqual(usual);
  });

  it('resizes by the corner, not below the least size', async () => {
    measure();
    await opened();
    drag(grip('销售趋势'), 400, 100);
    fireEvent.pointerUp(window, { pointerId: 1 });
    expect(card('销售趋势').getAttribute('aria-label')).toBe('销售趋势：第 3 行第 1 列，宽 12 列，高 4 行');
    drag(grip('销售趋势'), -1100, -500);
    fireEvent.pointerUp(window, { pointerId: 1 });
    expect(card('销售趋势').getAttribute('aria-label')).toBe('销售趋势：第 3 行第 1 列，宽 4 列，高 2 行');
  });
});

describe('A changed layout', { timeout: 30_000 }, () => {
  const theirs: Standing = { line: [1, 1, 12, 2] };
  async function changed(answers: Answers = {}) {
    const app = await opened(answers);
    card('毛利').focus();
    await app.user.keyboard('{Delete}');
    expect(screen.getByText('有未保存的更改')).toBeTruthy();
    return app;
  }
  const question = async () => within(await screen.findByRole('alertdialog', { name: '离开前要保存布局吗？' }));

  it('asks before a link leads away, and stays where it is told to', async () => {
    const { user, address } = await changed();
    await user.click(screen.getByRole('link', { name: '返回首页' }));
    await user.click((await question()).getByRole('button', { name: '继续编辑' }));
    expect(address()).toBe('/editDashboard');
    expect(places()).toHaveLength(3);
    await user.click(screen.getByRole('link', { name: '返回首页' }));
    await user.click((await question()).getByRole('button', { name: '放弃更改并离开' }));
    await waitFor(() => expect(address()).toBe('/home'));
  });

  it('is saved on the way out', async () => {
    const { user, address, gateway } = await changed({ DashboardLayoutSave: () => kept(2) });
    await user.click(screen.getByRole('link', { name: '返回首页' }));
    await user.click((await question()).getByRole('button', { name: '保存并离开' }));
    await waitFor(() => expect(address()).toBe('/home'));
    expect(savedOf(gateway.asked)).toHaveLength(1);
  });

  it('stays when saving it on the way out fails', async () => {
    const { user, address } = await changed({
      DashboardLayoutSave: () => ({ data: null, errors: [errorOf('UPSTREAM_TIMEOUT', ['dashboardLayoutSave'])] }),
    });
    await user.click(screen.getByRole('link', { name: '返回首页' }));
    await user.click((await question()).getByRole('button', { name: '保存并离开' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/请求编号 r-1/u);
    expect(address()).toBe('/editDashboard');
    expect(places()).toHaveLength(3);
  });

  it('is asked for by the browser before a reload, and nothing is when nothing was changed', async () => {
    const { user } = await changed();
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leaving()).toBe(true);
    await user.click(button('撤销'));
    expect(leaving()).toBe(false);
  });

  it('of two windows: the later one is told and decides which layout stays', async () => {
    let asked = 0;
    const { user, gateway } = await changed({
      DashboardLayoutSave: () => (++asked === 1 ? conflicting(7, theirs) : kept(8, standing)),
    });
    await user.click(button('保存'));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('布局已在别处修改')).toBeTruthy();
    expect(places()).toHaveLength(3);
    await user.click(within(alert).getByRole('button', { name: '用我的布局覆盖' }));
    await waitFor(() => expect(notices()).toEqual(['布局已保存']));
    expect(savedOf(gateway.asked).map(({ version }) => version)).toEqual([1, 7]);
  });

  it('is given up for what the other window saved only when its user says so', async () => {
    const { user } = await changed({ DashboardLayoutSave: () => conflicting(7, theirs) });
    await user.click(button('保存'));
    await user.click(await screen.findByRole('button', { name: '放弃我的更改，载入已保存的布局' }));
    expect(places()).toEqual(['销售趋势：第 1 行第 1 列，宽 12 列，高 2 行']);
    expect(screen.queryByText('有未保存的更改')).toBeNull();
  });
});

describe('The editor on a narrow screen', { timeout: 30_000 }, () => {
  function narrow() {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(real(query), query === narrowScreen ? { matches: true } : {}),
    );
  }

  it('is a list with sizes to choose, and saves the same thing', async () => {
    narrow();
    const { user, gateway } = await opened({ DashboardLayoutSave: () => kept(2) });
    expect(screen.queryByRole('application')).toBeNull();
    await user.click(button('上移 毛利'));
    await user.selectOptions(screen.getByRole('combobox', { name: '销售趋势：宽度' }), '12');
    await user.selectOptions(screen.getByRole('combobox', { name: '销售趋势：高度' }), '4');
    await user.click(button('待办事项：移除'));
    await user.click(button('保存'));
    await waitFor(() => expect(notices()).toEqual(['布局已保存']));
    expect(savedOf(gateway.asked)[0]?.places).toEqual(['profit 1 1 3 1', 'sales 1 4 3 1', 'line 2 1 12 4']);
  });
});

const byPlace = (one: string, other: string) => {
  const [, row = '', column = ''] = one.split(' ');
  const [, otherRow = '', otherColumn = ''] = other.split(' ');
  return Number(row) - Number(otherRow) || Number(column) - Number(otherColumn);
};
