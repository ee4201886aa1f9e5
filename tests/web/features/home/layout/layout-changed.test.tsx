import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NARROW_SCREEN } from '../../../../../web/design/theme/useMediaQuery.ts';
import {
  button,
  card,
  openLayoutEditor,
  places,
  announcement,
  usual,
} from './open-layout-editor.ts';
import { conflicting, savedAnswer, savedOf, standing, type Standing } from './layout-fixtures.ts';
import { errorOf } from '../../../support/shell-fixtures.ts';
import type { Answers } from '../../../support/fake-gateway.ts';
import { noticeTexts } from '../../../support/notices.ts';
import { chooseOption } from '../../../support/choose-option.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('Dragging in the editor', { timeout: 30_000 }, () => {
  /** A cell of 100 × 50 pixels. */
  function measure() {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: HTMLElement,
    ) {
      const isRuler = this.matches('[role=application] > span');
      return new DOMRect(0, 0, isRuler ? 100 : 0, isRuler ? 50 : 0);
    });
  }
  const drag = (from: Element, across: number, down: number) => {
    fireEvent.pointerDown(from, { button: 0, pointerId: 1, clientX: 20, clientY: 100 });
    fireEvent.pointerMove(window, { pointerId: 1, clientX: 20 + across, clientY: 100 + down });
  };
  const grip = (name: string) => card(name).parentElement!.lastElementChild!;

  it('previews the position cell by cell, and keeps it on drop', async () => {
    measure();
    await openLayoutEditor();
    drag(card('销售额'), 270, 10);
    expect(card('毛利').getAttribute('aria-label')).toBe('毛利：第 1 行第 1 列，宽 3 列，高 1 行');
    fireEvent.pointerUp(window, { pointerId: 1 });
    expect(card('销售额').getAttribute('aria-label')).toBe(
      '销售额：第 1 行第 4 列，宽 3 列，高 1 行',
    );
    expect(announcement()).toBe('销售额：第 1 行第 4 列，宽 3 列，高 1 行');
  });

  it('is cancelled by Escape and by a lost pointer', async () => {
    measure();
    await openLayoutEditor();
    drag(card('销售额'), 300, 0);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(places()).toEqual(usual);
    drag(card('销售额'), 300, 0);
    fireEvent.pointerCancel(window, { pointerId: 1 });
    expect(places()).toEqual(usual);
  });

  it('resizes by the corner, not below the minimum size', async () => {
    measure();
    await openLayoutEditor();
    drag(grip('销售趋势'), 400, 100);
    fireEvent.pointerUp(window, { pointerId: 1 });
    expect(card('销售趋势').getAttribute('aria-label')).toBe(
      '销售趋势：第 3 行第 1 列，宽 12 列，高 4 行',
    );
    drag(grip('销售趋势'), -1100, -500);
    fireEvent.pointerUp(window, { pointerId: 1 });
    expect(card('销售趋势').getAttribute('aria-label')).toBe(
      '销售趋势：第 3 行第 1 列，宽 4 列，高 2 行',
    );
  });
});

describe('A changed layout', { timeout: 30_000 }, () => {
  const theirs: Standing = { line: [1, 1, 12, 2] };
  async function changed(answers: Answers = {}) {
    const app = await openLayoutEditor(answers);
    card('毛利').focus();
    await app.user.keyboard('{Delete}');
    expect(screen.getByText('有未保存的更改')).toBeTruthy();
    return app;
  }
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: '离开前要保存布局吗？' }));

  it('asks before a link leads away, and stays if the user chooses so', async () => {
    const { user, address } = await changed();
    await user.click(screen.getByRole('link', { name: '返回首页' }));
    await user.click((await question()).getByRole('button', { name: '继续编辑' }));
    expect(address()).toBe('/editDashboard');
    expect(places()).toHaveLength(3);
    await user.click(screen.getByRole('link', { name: '返回首页' }));
    await user.click((await question()).getByRole('button', { name: '放弃更改并离开' }));
    await waitFor(() => expect(address()).toBe('/home'));
  });

  it('is saved before leaving', async () => {
    const { user, address, gateway } = await changed({ DashboardLayoutSave: () => savedAnswer(2) });
    await user.click(screen.getByRole('link', { name: '返回首页' }));
    await user.click((await question()).getByRole('button', { name: '保存并离开' }));
    await waitFor(() => expect(address()).toBe('/home'));
    expect(savedOf(gateway.requests)).toHaveLength(1);
  });

  it('stays when saving it before leaving fails', async () => {
    const { user, address } = await changed({
      DashboardLayoutSave: () => ({
        data: { dashboardLayoutSave: null },
        errors: [errorOf('UPSTREAM_TIMEOUT', ['dashboardLayoutSave'])],
      }),
    });
    await user.click(screen.getByRole('link', { name: '返回首页' }));
    await user.click((await question()).getByRole('button', { name: '保存并离开' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/请求编号 r-1/u);
    expect(address()).toBe('/editDashboard');
    expect(places()).toHaveLength(3);
  });

  it('makes the browser ask before a reload, but only if it was changed', async () => {
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

  it('in two windows is reported in the later one, which decides which layout stays', async () => {
    let asked = 0;
    const { user, gateway } = await changed({
      DashboardLayoutSave: () =>
        ++asked === 1 ? conflicting(7, theirs) : savedAnswer(8, standing),
    });
    await user.click(button('保存'));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('布局已在别处修改')).toBeTruthy();
    expect(places()).toHaveLength(3);
    await user.click(within(alert).getByRole('button', { name: '用我的布局覆盖' }));
    await waitFor(() => expect(noticeTexts()).toEqual(['布局已保存']));
    expect(savedOf(gateway.requests).map(({ version }) => version)).toEqual([1, 7]);
  });

  it('is replaced by the layout of the other window only if the user agrees', async () => {
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
      Object.assign(real(query), query === NARROW_SCREEN ? { matches: true } : {}),
    );
  }

  it('is a list with sizes to choose, and saves the same data', async () => {
    narrow();
    const { user, gateway } = await openLayoutEditor({ DashboardLayoutSave: () => savedAnswer(2) });
    expect(screen.queryByRole('application')).toBeNull();
    await user.click(button('上移 毛利'));
    await chooseOption(user, '销售趋势：宽度', '宽 12/12');
    await chooseOption(user, '销售趋势：高度', '高 4 行');
    await user.click(button('待办事项：移除'));
    await user.click(button('保存'));
    await waitFor(() => expect(noticeTexts()).toEqual(['布局已保存']));
    expect(savedOf(gateway.requests)[0]?.places).toEqual([
      'profit 1 1 3 1',
      'sales 1 4 3 1',
      'line 2 1 12 4',
    ]);
  });
});
