import { useState } from 'react';
import {
  nearestCell,
  rangeBetween,
  sameCell,
  type GridCell,
  type GridRange,
} from './grid-range.ts';

/**
 * `ready`: arrow keys move and typing replaces the value. `editing`: keys belong to the text being
 * edited.
 */
type CellMode = 'ready' | 'editing';

interface CursorState {
  active: GridCell;
  /** The corner of the selection opposite the active cell. */
  head: GridCell;
  mode: CellMode;
  /** The corner of the selection to scroll into view. */
  shows: 'active' | 'head';
  /** Incremented for each request to focus the active cell; 0 until the first one. */
  turn: number;
}

export interface GridCursor extends CursorState {
  range: GridRange;
  goTo: (cell: GridCell) => void;
  extendTo: (cell: GridCell) => void;
  /** Selects a block. It may include lines that are about to be added. */
  select: (range: GridRange) => void;
  setMode: (mode: CellMode) => void;
  /** Focuses the active cell again after it was re-rendered. */
  refocus: () => void;
}

/**
 * The active cell and the selection of a table. Positions outside of the table, for example after
 * lines were removed, are moved to the nearest cell.
 */
export function useGridCursor(first: GridCell, lines: number, columns: number): GridCursor {
  const [state, setState] = useState<CursorState>({
    active: first,
    head: first,
    mode: 'ready',
    shows: 'active',
    turn: 0,
  });
  const near = (cell: GridCell) => nearestCell(cell, lines, columns);
  const active = near(state.active);
  const head = near(state.head);
  return {
    ...state,
    active,
    head,
    range: rangeBetween(active, head),
    goTo: (cell) =>
      setState(({ turn }) => ({
        active: near(cell),
        head: near(cell),
        mode: 'ready',
        shows: 'active',
        turn: turn + 1,
      })),
    extendTo: (cell) =>
      setState((old) =>
        sameCell(near(cell), old.head)
          ? old
          : { ...old, active, head: near(cell), mode: 'ready', shows: 'head' },
      ),
    select: ({ from, to }) =>
      setState(({ turn }) => ({
        active: from,
        head: to,
        mode: 'ready',
        shows: 'active',
        turn: turn + 1,
      })),
    setMode: (mode) => setState((old) => (old.mode === mode ? old : { ...old, mode })),
    refocus: () => setState((old) => ({ ...old, mode: 'ready', turn: old.turn + 1 })),
  };
}
