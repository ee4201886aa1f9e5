import { describe, expect, it } from 'vitest';
import { moveCellByKey } from '../../../../web/design/grid/grid-keys.ts';
import type { GridColumn } from '../../../../web/design/grid/grid-column.ts';
import { columnsInView, layoutColumns } from '../../../../web/design/grid/column-layout.ts';
import { rowIndexesInView } from '../../../../web/design/grid/useGridView.ts';

const column = (name: string, over: Partial<GridColumn<unknown>> = {}): GridColumn<unknown> => ({
  name,
  title: name,
  width: 100,
  align: 'LEFT',
  pin: null,
  isSortable: false,
  cell: () => null,
  ...over,
});
const forty = Array.from({ length: 40 }, (_, at) => column(`c${String(at)}`));

describe('The columns of a grid', () => {
  it('are placed pinned left, free, pinned right, after the boxes, and one free column takes the remaining width', () => {
    const laid = layoutColumns(
      [column('a'), column('b', { pin: 'RIGHT' }), column('c', { pin: 'LEFT' }), column('d')],
      true,
      1000,
    );
    expect(laid.columns.map((one) => [one.column.name, one.columnNumber, one.offset])).toEqual([
      ['c', 2, 40],
      ['a', 3, 140],
      ['d', 4, 240],
      ['b', 5, 0],
    ]);
    expect(laid.template).toBe('40px 100px 100px minmax(100px, 1fr) 100px');
    expect([laid.left, laid.right, laid.width]).toEqual([140, 100, 440]);
  });

  it('lose pins that would fill a narrow grid, the innermost first', () => {
    const pinned = [
      column('a', { pin: 'LEFT' }),
      column('b', { pin: 'LEFT' }),
      column('c', { pin: 'LEFT' }),
      column('d'),
    ];
    const pins = (room: number) => layoutColumns(pinned, true, room).columns.map(({ pin }) => pin);
    expect(pins(1000)).toEqual(['LEFT', 'LEFT', 'LEFT', null]);
    expect(pins(400)).toEqual(['LEFT', 'LEFT', null, null]);
    expect(pins(150)).toEqual([null, null, null, null]);
  });

  it('are rendered when in view, and the pinned ones always', () => {
    const laid = layoutColumns([column('key', { pin: 'LEFT' }), ...forty], true, 1000);
    const names = columnsInView(laid, { scrollLeft: 2000, width: 1000 }).map(
      (one) => one.column.name,
    );
    expect(names).toContain('key');
    expect(names).not.toContain('c0');
    expect(names).toContain('c25');
    expect(names).not.toContain('c39');
    expect(names.length).toBeLessThan(22);
    expect(columnsInView(laid, { scrollLeft: 0, width: 0 })).toHaveLength(41);
  });
});

describe('The rows of a grid', () => {
  it('are rendered in a window, together with the row that has the focus', () => {
    const view = { first: 400, last: 440 };
    expect(rowIndexesInView(view, 1000, -1)).toHaveLength(40);
    expect(rowIndexesInView(view, 1000, 3).slice(0, 2)).toEqual([3, 400]);
    expect(rowIndexesInView(view, 1000, 999).at(-1)).toBe(999);
    expect(rowIndexesInView(view, 420, -1)).toHaveLength(20);
    expect(rowIndexesInView({ first: 4, last: 6 }, 9, 8, 1, 5)).toEqual([1, 4, 5, 8]);
  });

  it.each([
    ['ArrowDown', false, { row: 6, column: 2 }],
    ['ArrowUp', false, { row: 4, column: 2 }],
    ['ArrowRight', false, { row: 5, column: 3 }],
    ['PageDown', false, { row: 15, column: 2 }],
    ['PageUp', false, { row: 0, column: 2 }],
    ['Home', false, { row: 5, column: 1 }],
    ['End', false, { row: 5, column: 4 }],
    ['Home', true, { row: 0, column: 1 }],
    ['End', true, { row: 99, column: 4 }],
  ])('are moved through by %s (Ctrl: %s)', (key, ctrlKey, cell) => {
    const pressed = { key, ctrlKey, metaKey: false, altKey: false, shiftKey: false };
    expect(
      moveCellByKey({ row: 5, column: 2 }, pressed, { rows: 100, columns: 4, rowsPerPage: 10 }),
    ).toEqual(cell);
  });

  it('end at the head and at the last row', () => {
    const press = (key: string) => ({
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
    });
    const extent = { rows: 2, columns: 2, rowsPerPage: 10 };
    expect(moveCellByKey({ row: 0, column: 1 }, press('ArrowUp'), extent)).toEqual({
      row: -1,
      column: 1,
    });
    expect(moveCellByKey({ row: -1, column: 1 }, press('ArrowUp'), extent)).toEqual({
      row: -1,
      column: 1,
    });
    expect(moveCellByKey({ row: 1, column: 2 }, press('ArrowDown'), extent)).toEqual({
      row: 1,
      column: 2,
    });
    expect(moveCellByKey({ row: 1, column: 2 }, press('Enter'), extent)).toBeNull();
  });
});
