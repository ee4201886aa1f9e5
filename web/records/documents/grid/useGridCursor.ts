import { useState } from 'react';
import {
  nearestCell,
  rangeBetween,
  sameCell,
  type GridCell,
  type GridRange,
} from './grid-range.ts';

/**
 * How the cell is worked on: `ready`, where keys move on and typing begins anew, or `editing`, where they belong to what is typed.
 */
type CellMode = 'ready' | 'editing';

interface CursorState {
  active: GridCell;
  /** The corner of the block that is selected; the other one is the cell that somebody is in. */
  head: GridCell;
  mode: CellMode;
  /** The corner of the block that is to be in sight. */
  shows: 'active' | 'head';
  /** Another number is another wish to have the focus in the cell. */
  turn: number;
}

export interface GridCursor extends CursorState {
  range: GridRange;
  goTo: (cell: GridCell) => void;
  extendTo: (cell: GridCell) => void;
  /** Lines that are about to come may be in it. */
  select: (range: GridRange) => void;
  setMode: (mode: CellMode) => void;
  /** The focus is to be where it was, after what had it was drawn anew. */
  refocus: () => void;
}

/** Where somebody is in a table. What is beyond the edges, where lines have gone since, is the last cell before them. */
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
