import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PickGrid } from '../../../../web/design/grid/PickGrid.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';
import { columns, type Line, lines } from './ticking-grid.tsx';

interface PickingProps {
  rows: readonly Line[];
  onConfirm?: (row: Line) => void;
}

function Picking({ rows, onConfirm = () => {} }: PickingProps) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  return (
    <PickGrid
      label="商品"
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      before={200}
      totalCount={5000}
      busy={false}
      multiple
      markTitle="选择"
      isPicked={({ key }) => picked.includes(key)}
      onToggle={({ key }) =>
        setPicked(picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key])
      }
      onConfirm={onConfirm}
      onPage={() => {}}
    />
  );
}

const grid = () => screen.getByRole('grid', { name: '商品' });
const row = (key: string) => screen.getByText(key).closest<HTMLElement>('[role=row]')!;
const selected = () => within(grid()).queryAllByRole('row', { selected: true });

describe('A grid to pick from', () => {
  it('counts its rows over all pages and renders those in view', async () => {
    await renderInPortal(<Picking rows={lines(1000)} />);
    expect(grid().getAttribute('aria-rowcount')).toBe('5001');
    expect(grid().getAttribute('aria-colcount')).toBe('4');
    const rows = within(grid()).getAllByRole('row');
    expect(rows.length).toBeLessThan(70);
    expect(rows[1]?.getAttribute('aria-rowindex')).toBe('202');
    expect(
      (await axe.run(grid(), { rules: { 'color-contrast': { enabled: false } } })).violations,
    ).toEqual([]);
  });

  it('moves the focus to rows that are not in view, and has one row in the Tab order', async () => {
    const onConfirm = vi.fn();
    const { user } = await renderInPortal(<Picking rows={lines(1000)} onConfirm={onConfirm} />);
    await user.tab();
    expect(document.activeElement).toBe(row('P1'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(row('P1000'));
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'P999' }));
    expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await user.tab();
    expect(grid().contains(document.activeElement)).toBe(false);
  });

  it('picks by Space and by a press anywhere in a row, but not by a press on a heading', async () => {
    const { user } = await renderInPortal(<Picking rows={lines(5)} />);
    await user.click(screen.getByText('商品 2'));
    await user.keyboard('{ArrowDown} ');
    expect(selected()).toEqual([row('P2'), row('P3')]);
    await user.click(screen.getByText('售价'));
    await user.dblClick(screen.getByText('名称'));
    expect(selected()).toHaveLength(2);
  });

  it('leaves keys with Ctrl, Alt or Meta to the browser', async () => {
    const { user } = await renderInPortal(<Picking rows={lines(5)} />);
    await user.tab();
    await user.keyboard('{Control>}{End}{/Control}{Alt>}{ArrowDown}{/Alt}');
    expect(document.activeElement).toBe(row('P1'));
  });
});
