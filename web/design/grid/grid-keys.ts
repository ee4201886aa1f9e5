/** The position of a cell: row -1 is the head, columns count from 1. */
export interface GridCell {
  row: number;
  column: number;
}

interface GridExtent {
  rows: number;
  columns: number;
  /** Number of visible rows. */
  rowsPerPage: number;
}

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const steps: Readonly<
  Record<string, (cell: GridCell, extent: GridExtent, whole: boolean) => GridCell>
> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }, { rowsPerPage }) => ({ row: Math.max(0, row - rowsPerPage), column }),
  PageDown: ({ row, column }, { rowsPerPage }) => ({ row: row + rowsPerPage, column }),
  Home: ({ row }, _, whole) => ({ row: whole ? 0 : row, column: 1 }),
  End: ({ row }, { rows, columns }, whole) => ({ row: whole ? rows - 1 : row, column: columns }),
};

/**
 * The cell that a key moves to; null if the key does not move. With Ctrl, Home and End go to the
 * first and last row.
 */
export function moveCellByKey(
  cell: GridCell,
  pressed: KeyPress,
  extent: GridExtent,
): GridCell | null {
  const whole = pressed.ctrlKey || pressed.metaKey;
  const isWhole = pressed.key === 'Home' || pressed.key === 'End';
  const step = steps[pressed.key];
  if (step === undefined || pressed.altKey || pressed.shiftKey || (whole && !isWhole)) return null;
  const { row, column } = step(cell, extent, whole);
  return {
    row: Math.min(Math.max(row, -1), extent.rows - 1),
    column: Math.min(Math.max(column, 1), extent.columns),
  };
}

/** How many pixels a key changes the width of a column; null if it does not. */
export function widthStepByKey({ key, shiftKey }: KeyPress): number | null {
  if (!shiftKey) return null;
  return key === 'ArrowRight' ? 16 : key === 'ArrowLeft' ? -16 : null;
}
