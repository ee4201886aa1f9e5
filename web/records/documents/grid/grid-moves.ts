import type { SheetCell } from './cell-range.ts';

/** The size of a table, for keyboard navigation. */
export interface GridExtent {
  lines: number;
  columns: number;
  /** Number of lines that fit into the visible part. */
  linesPerView: number;
}

/** A pressed key; `ctrl` stands for Ctrl or Cmd. */
export interface KeyPress {
  key: string;
  ctrl: boolean;
}

type Move = (from: SheetCell, ground: GridExtent) => SheetCell;

const moveBy =
  (lines: number, columns: number): Move =>
  ({ row, column }) => ({ row: row + lines, column: column + columns });

/**
 * Where each key moves to, as in a spreadsheet. Positions outside of the table are corrected later
 * by `nearestCell`.
 */
const moves: Readonly<Record<string, Move>> = {
  ArrowUp: moveBy(-1, 0),
  ArrowDown: moveBy(1, 0),
  ArrowLeft: moveBy(0, -1),
  ArrowRight: moveBy(0, 1),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  PageUp: ({ row, column }, { linesPerView: view }) => ({ row: row - view, column }),
  PageDown: ({ row, column }, { linesPerView: view }) => ({ row: row + view, column }),
  'Ctrl+ArrowUp': ({ column }) => ({ row: 0, column }),
  'Ctrl+ArrowDown': ({ column }, { lines }) => ({ row: lines - 1, column }),
  'Ctrl+ArrowLeft': ({ row }) => ({ row, column: 0 }),
  'Ctrl+ArrowRight': ({ row }, { columns }) => ({ row, column: columns - 1 }),
  'Ctrl+Home': () => ({ row: 0, column: 0 }),
  'Ctrl+End': (_from, { lines, columns }) => ({ row: lines - 1, column: columns - 1 }),
};

/** The move of a key; null for other keys. */
export function moveForKey({ key, ctrl }: KeyPress): Move | null {
  return moves[ctrl ? `Ctrl+${key}` : key] ?? null;
}

/** The next (or previous) editable cell in reading order; null if there is none. */
export function nextEditableCell(
  from: SheetCell,
  direction: 1 | -1,
  { lines, columns }: Pick<GridExtent, 'lines' | 'columns'>,
  isEditable: (cell: SheetCell) => boolean,
): SheetCell | null {
  const first = from.row * columns + from.column + direction;
  for (let nth = first; nth >= 0 && nth < lines * columns; nth += direction) {
    const cell = { row: Math.floor(nth / columns), column: nth % columns };
    if (isEditable(cell)) return cell;
  }
  return null;
}
