import { useState } from 'react';
import {
  nearestCell,
  rangeBetween,
  isSameCell,
  type SheetCell,
  type CellRange,
} from './cell-range.ts';

/**
 * `ready`: arrow keys move and typing replaces the value. `editing`: keys belong to the text being
 * edited.
 */
type CellMode = 'ready' | 'editing';

interface CursorState {
  active: SheetCell;
  /** The corner of the selection opposite the active cell. */
  head: SheetCell;
  mode: CellMode;
  /** The corner of the selection to scroll into view. */
  visibleCorner: 'active' | 'head';
  /** Incremented for each request to focus the active cell; 0 until the first one. */
  focusRequest: number;
}

/** The cursor of a table, with its actions. */
export interface GridCursor extends CursorState {
  range: CellRange;
  goTo: (cell: SheetCell) => void;
  extendTo: (cell: SheetCell) => void;
  /** Selects a block. It may include lines that are about to be added. */
  select: (range: CellRange) => void;
  setMode: (mode: CellMode) => void;
  /** Focuses the active cell again after it was re-rendered. */
  refocus: () => void;
}

/**
 * The active cell and the selection of a table. Positions outside of the table, for example after
 * lines were removed, are moved to the nearest cell.
 */
export function useGridCursor(first: SheetCell, lines: number, columns: number): GridCursor {
  const [state, setState] = useState<CursorState>({
    active: first,
    head: first,
    mode: 'ready',
    visibleCorner: 'active',
    focusRequest: 0,
  });
  const near = (cell: SheetCell) => nearestCell(cell, lines, columns);
  const active = near(state.active);
  const head = near(state.head);
  return {
    ...state,
    active,
    head,
    range: rangeBetween(active, head),
    goTo: (cell) =>
      setState(({ focusRequest }) => ({
        active: near(cell),
        head: near(cell),
        mode: 'ready',
        visibleCorner: 'active',
        focusRequest: focusRequest + 1,
      })),
    extendTo: (cell) =>
      setState((old) =>
        isSameCell(near(cell), old.head)
          ? old
          : { ...old, active, head: near(cell), mode: 'ready', visibleCorner: 'head' },
      ),
    select: ({ from, to }) =>
      setState(({ focusRequest }) => ({
        active: from,
        head: to,
        mode: 'ready',
        visibleCorner: 'active',
        focusRequest: focusRequest + 1,
      })),
    setMode: (mode) => setState((old) => (old.mode === mode ? old : { ...old, mode })),
    refocus: () =>
      setState((old) => ({ ...old, mode: 'ready', focusRequest: old.focusRequest + 1 })),
  };
}
