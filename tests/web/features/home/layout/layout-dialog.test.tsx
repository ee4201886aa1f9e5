import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  conflicting,
  dialog,
  savedAnswer,
  layoutAnswer,
  savedOf,
  standing,
  templateAt,
  type Standing,
} from './layout-fixtures.ts';
import { confirm, gone, openLayoutDialog, tick, ticked } from './open-layout-dialog.tsx';
import type { Answers } from '../../../support/fake-gateway.ts';
import { noticeTexts } from '../../../support/notices.ts';

describe('The layout dialog', { timeout: 30_000 }, () => {
  it('lists the cards of the page in reading order, then the other offered cards', async () => {
    await openLayoutDialog({});
    const names = dialog()
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
    expect(names).toEqual([
      '销售额',
      '毛利',
      '待办事项',
      '销售趋势',
      '门店销售 TOP10',
      '渠道销售占比',
    ]);
    expect(ticked()).toEqual(['销售额', '毛利', '待办事项', '销售趋势']);
    expect(dialog().getByText('已选 4/5')).toBeTruthy();
  });

  it('saves the ticked cards in their order with the version that was read, and the page reloads', async () => {
    const { user, gateway } = await openLayoutDialog({ DashboardLayoutSave: () => savedAnswer(2) });
    await user.click(tick('门店销售 TOP10'));
    await user.click(tick('待办事项'));
    await user.click(dialog().getByRole('button', { name: '上移 毛利' }));
    expect(dialog().getByText('毛利 已移到第 1 位')).toBeTruthy();
    await user.click(confirm());
    await gone();
    expect(savedOf(gateway.requests)).toEqual([
      { version: 1, places: ['profit 1 1 3 1', 'sales 1 4 3 1', 'line 2 1 8 2', 'rank 2 9 4 2'] },
    ]);
    expect(noticeTexts()).toEqual(['布局已保存']);
    await waitFor(() =>
      expect(gateway.operations().filter((name) => name === 'Home')).toHaveLength(2),
    );
  });

  it('can be used with the keyboard alone: space ticks, buttons move and keep the focus', async () => {
    const { user, gateway } = await openLayoutDialog({ DashboardLayoutSave: () => savedAnswer(2) });
    tick('渠道销售占比').focus();
    await user.keyboard(' ');
    const up = dialog().getByRole('button', { name: '上移 毛利' });
    up.focus();
    await user.keyboard('{Enter}{Enter}');
    expect(document.activeElement).toBe(up);
    confirm().focus();
    await user.keyboard('{Enter}');
    await gone();
    expect(savedOf(gateway.requests)[0]?.places[0]).toBe('profit 1 1 3 1');
  });

  it('refuses more cards than the template allows, and keeps the choice', async () => {
    const { user, gateway } = await openLayoutDialog({});
    await user.click(tick('门店销售 TOP10'));
    await user.click(tick('渠道销售占比'));
    await user.click(confirm());
    expect(dialog().getByRole('alert').textContent).toBe('最多可勾选 5 个');
    expect(ticked()).toHaveLength(6);
    expect(savedOf(gateway.requests)).toEqual([]);
    await user.click(tick('渠道销售占比'));
    expect(dialog().queryByRole('alert')).toBeNull();
  });

  it('refuses an empty choice', async () => {
    const { user, gateway } = await openLayoutDialog({});
    for (const name of ['销售额', '毛利', '待办事项', '销售趋势']) await user.click(tick(name));
    await user.click(confirm());
    expect(dialog().getByRole('alert').textContent).toBe('请至少勾选一个');
    expect(savedOf(gateway.requests)).toEqual([]);
  });

  it('sends nothing if nothing was changed, or if it is cancelled', async () => {
    const { user, gateway } = await openLayoutDialog({});
    await user.click(confirm());
    await gone();
    await user.click(screen.getByRole('button', { name: '布局设置' }));
    await screen.findByRole('dialog', { name: '布局设置：经营概览' });
    await user.click(tick('毛利'));
    await user.click(dialog().getByRole('button', { name: '取消' }));
    await gone();
    expect(savedOf(gateway.requests)).toEqual([]);
  });

  it('can be searched if it is long, and offers no sorting meanwhile', async () => {
    const { user } = await openLayoutDialog({
      DashboardLayout: () => layoutAnswer(1, standing, { more: 8 }),
    });
    await user.type(dialog().getByRole('searchbox', { name: '按名称查找卡片' }), '指标 3');
    expect(dialog().getAllByRole('checkbox')).toHaveLength(1);
    expect(dialog().queryByRole('button', { name: /上移/u })).toBeNull();
    await user.type(dialog().getByRole('searchbox'), 'x');
    expect(dialog().getByText('没有找到卡片')).toBeTruthy();
  });

  it('does not save a card that is no longer offered', async () => {
    const old: Standing = { ...standing, closed: [5, 1, 12, 1] };
    const { user, gateway } = await openLayoutDialog({
      DashboardLayout: () => layoutAnswer(1, old),
      DashboardLayoutSave: () => savedAnswer(2),
    });
    expect(dialog().queryByText('closed')).toBeNull();
    await user.click(tick('毛利'));
    await user.click(confirm());
    await gone();
    expect(savedOf(gateway.requests)[0]?.places).toEqual([
      'sales 1 1 3 1',
      'todo 2 1 12 1',
      'line 3 1 8 2',
    ]);
  });

  it('sends the older of two versions, so that a save between its two reads is detected', async () => {
    const { user, gateway } = await openLayoutDialog({
      DashboardLayout: () => {
        const answer = layoutAnswer(3);
        return { data: { viewer: { ...answer.data.viewer, dashboardTemplate: templateAt(2) } } };
      },
      DashboardLayoutSave: () => savedAnswer(4),
    });
    await user.click(tick('毛利'));
    await user.click(confirm());
    await gone();
    expect(savedOf(gateway.requests)[0]?.version).toBe(2);
  });
});

describe('Two windows that save a layout', { timeout: 30_000 }, () => {
  const theirs: Standing = { line: [1, 1, 8, 2], pie: [1, 9, 4, 2] };
  function answers(): Answers {
    let stored = 2;
    return {
      DashboardLayoutSave: ({ input }) => {
        const { version } = input as { version: number };
        if (version !== stored) return conflicting(stored, theirs);
        stored += 1;
        return savedAnswer(stored);
      },
    };
  }

  it('report the conflict in the later one, whose user keeps the choice and may save it', async () => {
    const { user, gateway } = await openLayoutDialog(answers());
    await user.click(tick('毛利'));
    await user.click(confirm());
    const alert = await dialog().findByRole('alert');
    expect(within(alert).getByText('布局已在别处修改')).toBeTruthy();
    expect(within(alert).getByText('已保存的布局（2 个）：销售趋势、渠道销售占比')).toBeTruthy();
    expect(ticked()).toEqual(['销售额', '待办事项', '销售趋势']);
    await user.click(within(alert).getByRole('button', { name: '用我的布局覆盖' }));
    await gone();
    expect(savedOf(gateway.requests).map(({ version }) => version)).toEqual([1, 2]);
    expect(savedOf(gateway.requests)[1]?.places).toEqual([
      'sales 1 1 3 1',
      'todo 2 1 12 1',
      'line 3 1 8 2',
    ]);
  });

  it('let the user drop the choice for the saved layout and go on from there', async () => {
    const { user, gateway } = await openLayoutDialog(answers());
    await user.click(tick('毛利'));
    await user.click(confirm());
    await user.click(
      await dialog().findByRole('button', { name: '放弃我的更改，载入已保存的布局' }),
    );
    expect(ticked()).toEqual(['销售趋势', '渠道销售占比']);
    expect(dialog().queryByRole('alert')).toBeNull();
    // The page below is outdated too.
    await waitFor(() =>
      expect(gateway.operations().filter((name) => name === 'Home')).toHaveLength(2),
    );
    await user.click(tick('毛利'));
    await user.click(confirm());
    await gone();
    expect(savedOf(gateway.requests)[1]).toEqual({
      version: 2,
      places: ['line 1 1 8 2', 'pie 1 9 4 2', 'profit 3 1 3 1'],
    });
  });
});
