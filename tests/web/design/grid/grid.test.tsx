import { fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { NARROW_SCREEN } from '../../../../web/design/theme/useMediaQuery.ts';
import { matchMediaOnly } from '../../../support/dom.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';
import { lines, Ticking } from './ticking-grid.tsx';

const ticked = () => screen.getByLabelText('ticked').textContent;
const cell = () => document.activeElement?.closest('[data-column]')?.textContent;

describe('A grid', () => {
  it('is a grid for screen readers: rows and columns are counted over all pages and windows', async () => {
    await renderInPortal(
      <Ticking
        rows={lines(1000)}
        before={2000}
        totalCount={5000}
        sums={{ price: '9,900.00' }}
        sumsLabel="合计"
      />,
    );
    const grid = screen.getByRole('grid', { name: '商品' });
    expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual([
      '5002',
      '4',
    ]);
    const rows = within(grid).getAllByRole('row');
    // Only the visible rows are rendered: the head, the window and the sums.
    expect(rows.length).toBeLessThan(70);
    expect(rows[1]?.getAttribute('aria-rowindex')).toBe('2002');
    expect(rows.at(-1)?.textContent).toContain('9,900.00');
    expect(rows.at(-1)?.getAttribute('aria-rowindex')).toBe('5002');
  });

  it('is moved through cell by cell with the arrows, and only one cell is in the Tab order', async () => {
    const { user } = await renderInPortal(<Ticking onOpen={vi.fn()} onOrder={vi.fn()} />);
    await user.tab();
    expect(cell()).toBe('P1');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(cell()).toBe('商品 2');
    await user.keyboard('{End}');
    expect(cell()).toBe('9.90');
    await user.keyboard('{Control>}{End}{/Control}{Home}');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '选择 商品 5' }));
    await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}');
    expect(cell()).toBe('编码');
    expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
    await user.tab();
    expect(document.activeElement?.closest('[role=grid]')).toBeNull();
  });

  it('opens a row by Enter and by a press anywhere in it except its box', async () => {
    const onOpen = vi.fn();
    const { user } = await renderInPortal(<Ticking onOpen={onOpen} />);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'P2' }));
    await user.click(screen.getByText('商品 4'));
    expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'P4' }));
    await user.click(screen.getByRole('button', { name: 'P3' }));
    expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'P3' }));
    await user.click(screen.getByRole('checkbox', { name: '选择 商品 1' }));
    expect(onOpen).toHaveBeenCalledTimes(3);
  });

  it('ticks rows by Space, a range with Shift, the page by its head and by Ctrl+A', async () => {
    const { user } = await renderInPortal(<Ticking />);
    await user.tab();
    await user.keyboard('{ArrowDown} ');
    expect(ticked()).toBe('P2');
    await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(ticked()).toBe('P2 P3 P4');
    await user.keyboard('{Control>}a{/Control}');
    expect(ticked()).toBe('P2 P3 P4 P1 P5');
    await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    expect(ticked()).toBe('');
    await user.click(screen.getByRole('checkbox', { name: '选择 商品 1' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: '选择 商品 3' }));
    await user.keyboard('{/Shift}');
    expect(ticked()).toBe('P1 P2 P3');
    expect(
      within(screen.getByRole('grid')).getAllByRole('row')[2]?.getAttribute('aria-selected'),
    ).toBe('true');
  });

  it('has no box for rows that cannot be ticked', async () => {
    await renderInPortal(
      <Ticking
        selection={{ keys: new Set(), onChange: vi.fn(), selectable: ({ key }) => key !== 'P1' }}
      />,
    );
    expect(screen.queryByRole('checkbox', { name: '选择 商品 1' })).toBeNull();
    expect(screen.getAllByRole('checkbox', { name: /选择 商品/u })).toHaveLength(4);
  });

  it('is sorted by its heads: ascending, descending, unsorted; unsortable columns have no sort control', async () => {
    const onOrder = vi.fn();
    const { user } = await renderInPortal(<Ticking onOrder={onOrder} />);
    await user.click(screen.getByRole('button', { name: '售价' }));
    expect(onOrder).toHaveBeenLastCalledWith({ column: 'price', descending: false });
    expect(screen.getByRole('columnheader', { name: '售价' }).getAttribute('aria-sort')).toBe(
      'none',
    );
    expect(screen.getByRole('columnheader', { name: '名称' }).hasAttribute('aria-sort')).toBe(
      false,
    );
    expect(screen.queryByRole('button', { name: '名称' })).toBeNull();
  });

  it('marks one row as current besides the ticked ones', async () => {
    await renderInPortal(<Ticking currentKey="P2" start={['P4']} />);
    const rows = within(screen.getByRole('grid')).getAllByRole('row');
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'true',
      null,
      null,
      null,
    ]);
    expect(rows[4]?.getAttribute('aria-selected')).toBe('true');
  });

  it('scrolls to a current row that is out of view, and does not scroll for one in view', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(360);
    const Switching = () => {
      const [current, setCurrent] = useState('P2');
      return (
        <>
          <button type="button" onClick={() => setCurrent('P30')}>
            add
          </button>
          <Ticking rows={lines(30)} currentKey={current} />
        </>
      );
    };
    const { user, container } = await renderInPortal(<Switching />);
    const scrolled = () => container.querySelector('[aria-busy]')?.scrollTop;
    expect(scrolled()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'add' }));
    // Thirty rows minus the nine that are visible below the head.
    expect(scrolled()).toBe(21 * 36);
    vi.restoreAllMocks();
  });

  it('resizes a column by dragging its edge and by Shift with an arrow on its head', async () => {
    const onResize = vi.fn();
    Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
    const { user } = await renderInPortal(<Ticking onResize={onResize} onOrder={vi.fn()} />);
    const handle = screen
      .getByRole('columnheader', { name: '名称' })
      .querySelector('span[aria-hidden="true"]')!;
    fireEvent.pointerDown(handle, { clientX: 100 });
    fireEvent.pointerMove(handle, { clientX: 160 });
    fireEvent.pointerUp(handle, { clientX: 160 });
    expect(onResize).toHaveBeenLastCalledWith('name', 260);
    fireEvent.doubleClick(handle);
    expect(onResize).toHaveBeenLastCalledWith('name', null);
    await user.tab();
    await user.keyboard('{ArrowUp}{Shift>}{ArrowLeft}{/Shift}');
    expect(onResize).toHaveBeenLastCalledWith('key', 84);
  });

  it('shows a skeleton while the first rows are loading', async () => {
    const { container } = await renderInPortal(<Ticking rows={null} />);
    expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
    expect(container.querySelectorAll('span[aria-hidden="true"]').length).toBeGreaterThan(20);
  });

  it('leaves letters to text fields, and can be moved through with J, K and X', async () => {
    const { user } = await renderInPortal(
      <>
        <input aria-label="note" />
        <Ticking onOpen={vi.fn()} />
      </>,
    );
    await user.type(screen.getByLabelText('note'), 'jx');
    expect(screen.getByLabelText<HTMLInputElement>('note').value).toBe('jx');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('jj');
    expect(cell()).toBe('P2');
    await user.keyboard('x');
    expect(ticked()).toBe('P2');
    await user.keyboard('k');
    expect(cell()).toBe('P1');
  });

  it('is a list of cards on a narrow screen, a hundred at first', async () => {
    matchMediaOnly(NARROW_SCREEN);
    const onOpen = vi.fn();
    const { user } = await renderInPortal(<Ticking rows={lines(130)} onOpen={onOpen} />);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(100);
    await user.click(screen.getByRole('button', { name: '再显示一些（还有 30 条）' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(130);
    await user.click(screen.getByRole('button', { name: 'P120' }));
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ key: 'P120' }));
  });

  it('has no violation known to axe', async () => {
    const { container } = await renderInPortal(
      <Ticking
        onOpen={vi.fn()}
        onOrder={vi.fn()}
        onResize={vi.fn()}
        currentKey="P1"
        start={['P2']}
        sums={{ price: '1' }}
        sumsLabel="合计"
      />,
    );
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
