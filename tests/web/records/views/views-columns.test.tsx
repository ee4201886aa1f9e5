import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  arrangeColumns,
  removedColumns,
  sameColumns,
} from '../../../../web/records/views/arrange-columns.ts';
import { ColumnChooser } from '../../../../web/records/views/ColumnChooser.tsx';
import type { ChosenColumn } from '../../../../web/records/views/arrange-columns.ts';
import { abc, column } from './show-views.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

describe('Arranged columns', () => {
  it('have the stored order: new ones after them, removed ones dropped, none twice', () => {
    const settings = [
      column('c', { width: 80 }),
      column('x'),
      column('a', { isShown: false, pin: 'LEFT' }),
      column('c'),
    ];
    expect(arrangeColumns(abc, settings)).toEqual([settings[0], settings[2], abc[1]]);
    expect(removedColumns(abc, settings)).toEqual(['x']);
  });

  it('are the configured ones if nothing is arranged', () => {
    expect(arrangeColumns(abc, null)).toEqual(abc);
    expect(arrangeColumns(abc, [])).toEqual(abc);
    expect(removedColumns(abc, null)).toEqual([]);
  });

  it('are compared by their arrangement only', () => {
    expect(
      sameColumns(
        abc,
        abc.map((one) => ({ ...one, title: 'x' })),
      ),
    ).toBe(true);
    expect(sameColumns(abc, abc.toReversed())).toBe(false);
    expect(sameColumns(null, [])).toBe(false);
  });
});

const titled = (name: string, title: string, over: Partial<ChosenColumn> = {}): ChosenColumn => ({
  ...column(name, over),
  title,
});
const three = [
  titled('code', '编码'),
  titled('name', '名称', { pin: 'LEFT' }),
  titled('city', '城市', { isShown: false, width: 90 }),
];

async function showChooser(start: readonly ChosenColumn[] = three) {
  const onReset = vi.fn();
  const changes: (readonly ChosenColumn[])[] = [];
  function Host() {
    const [columns, setColumns] = useState(start);
    return (
      <ColumnChooser
        columns={columns}
        onReset={onReset}
        onChange={(next) => {
          changes.push(next);
          setColumns(next);
        }}
      />
    );
  }
  // As in the workbench, where a tab panel takes the focus when nothing else in it does.
  const { user } = await renderInPortal(
    <div role="tabpanel" tabIndex={-1}>
      <Host />
    </div>,
  );
  await user.click(screen.getByRole('button', { name: '列设置' }));
  return { user, onReset, last: () => changes.at(-1)!, changes };
}

const box = (title: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `显示“${title}”` });
const press = (name: string) => screen.getByRole('button', { name });
const order = () =>
  within(screen.getByRole('list', { name: '列设置' }))
    .getAllByRole('checkbox')
    .map((one) => one.getAttribute('aria-label'));

describe('The column chooser', () => {
  it('shows and hides columns, but not the last one', async () => {
    const { user, last } = await showChooser();
    expect([box('编码').checked, box('城市').checked]).toEqual([true, false]);
    expect(screen.getByText('显示 2 / 3 列')).toBeTruthy();
    await user.click(box('城市'));
    expect(last()[2]).toEqual({ ...three[2], isShown: true });
    await user.click(box('编码'));
    await user.click(box('名称'));
    expect(box('城市').disabled).toBe(true);
    await user.click(press('全部显示'));
    expect(last().every(({ isShown }) => isShown)).toBe(true);
    await user.click(press('仅留首列'));
    expect(last().map(({ isShown }) => isShown)).toEqual([true, false, false]);
  });

  it('moves columns by buttons, which keep the focus, and announces their positions', async () => {
    const { user, last } = await showChooser();
    press('将“城市”前移').focus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(last().map(({ name }) => name)).toEqual(['city', 'code', 'name']);
    expect(document.activeElement).toBe(press('将“城市”前移'));
    expect(screen.getByText('“城市”已移到第 1 列')).toBeTruthy();
    expect(order()).toEqual(['显示“城市”', '显示“编码”', '显示“名称”']);
  });

  it('pins a column and sets a width within bounds, and an empty width is the configured one', async () => {
    const { user, last, changes } = await showChooser();
    await user.click(press('“编码”的固定和宽度'));
    await user.click(
      within(screen.getByRole('group', { name: '固定“编码”' })).getByRole('button', {
        name: '右侧',
      }),
    );
    expect(last()[0]).toMatchObject({ pin: 'RIGHT' });
    const width = screen.getByRole<HTMLInputElement>('textbox', { name: '“编码”的宽度' });
    await user.type(width, '5000{Enter}');
    expect([last()[0]!.width, width.value]).toEqual([1000, '1000']);
    await user.clear(width);
    await user.type(width, '12');
    await user.tab();
    expect(last()[0]!.width).toBe(40);
    const before = changes.length;
    await user.clear(width);
    await user.type(width, 'wide{Enter}');
    expect([changes.length, width.value]).toEqual([before, '40']);
    await user.clear(width);
    await user.tab();
    expect(last()[0]!.width).toBeNull();
    await user.click(
      within(screen.getByRole('group', { name: '固定“编码”' })).getByRole('button', {
        name: '不固定',
      }),
    );
    expect(last()[0]!.pin).toBeNull();
  });

  it('finds a column by its title or name, and found columns cannot be moved', async () => {
    const { user } = await showChooser();
    await user.type(screen.getByRole('searchbox', { name: '搜索列' }), 'CIT');
    expect(order()).toEqual(['显示“城市”']);
    expect(screen.queryByRole('button', { name: /前移/u })).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: '搜索列' }), 'zz');
    expect(screen.getByText('没有与“CITzz”相符的列')).toBeTruthy();
  });

  it('restores the configured columns', async () => {
    const { user, onReset } = await showChooser();
    await user.click(press('恢复默认'));
    expect(onReset).toHaveBeenCalledOnce();
  });

  it('stays open after a press on an unfocusable part of it, such as a handle', async () => {
    const { user, last } = await showChooser();
    await user.click(screen.getByText('显示 2 / 3 列'));
    await user.click(box('城市').closest('li')!.querySelector('[aria-hidden="true"]')!);
    await user.click(box('城市'));
    expect(last()[2]!.isShown).toBe(true);
  });

  it('closes with Escape, and the focus returns to where it was opened', async () => {
    const { user } = await showChooser();
    await user.click(screen.getByRole('searchbox', { name: '搜索列' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: '列设置' })).toBeNull();
    expect(document.activeElement).toBe(press('列设置'));
  });
});
