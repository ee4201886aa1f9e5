/** The position of a cell: row -1 is the head, columns count from 1. */
export interface GridCell {
  row: number;
  place: number;
}

interface GridExtent {
  rows: number;
  places: number;
  /** Number of visible rows. */
  page: number;
}

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const steps: Readonly<
  Record<string, (cell: GridCell, extent: GridExtent, whole: boolean) => GridCell>
> = {
  ArrowUp: ({ row, place }) => ({ row: row - 1, place }),
  ArrowDown: ({ row, place }) => ({ row: row + 1, place }),
  ArrowLeft: ({ row, place }) => ({ row, place: place - 1 }),
  ArrowRight: ({ row, place }) => ({ row, place: place + 1 }),
  PageUp: ({ row, place }, { page }) => ({ row: Math.max(0, row - page), place }),
  PageDown: ({ row, place }, { page }) => ({ row: row + page, place }),
  Home: ({ row }, _, whole) => ({ row: whole ? 0 : row, place: 1 }),
  End: ({ row }, { rows, places }, whole) => ({ row: whole ? rows - 1 : row, place: places }),
};

/**
 * The cell that a key moves to; null if the key does not move. With Ctrl, Home and End go to the
 * first and last row.
 */
export function cellByKey(cell: GridCell, pressed: Pressed, extent: GridExtent): GridCell | null {
  const whole = pressed.ctrlKey || pressed.metaKey;
  const isWhole = pressed.key === 'Home' || pressed.key === 'End';
  const step = steps[pressed.key];
  if (step === undefined || pressed.altKey || pressed.shiftKey || (whole && !isWhole)) return null;
  const { row, place } = step(cell, extent, whole);
  return {
    row: Math.min(Math.max(row, -1), extent.rows - 1),
    place: Math.min(Math.max(place, 1), extent.places),
  };
}

/** How many pixels a key changes the width of a column; null if it does not. */
export function widthStepByKey({ key, shiftKey }: Pressed): number | null {
  if (!shiftKey) return null;
  return key === 'ArrowRight' ? 16 : key === 'ArrowLeft' ? -16 : null;
}
