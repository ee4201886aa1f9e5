/** A cell by the index of its line on the page and of its column, both from 0. */
export interface SheetCell {
  row: number;
  column: number;
}

/** A block of cells; both corners are included. */
export interface CellRange {
  from: SheetCell;
  to: SheetCell;
}

/** The block between two opposite corners, in any order. */
export function rangeBetween(one: SheetCell, other: SheetCell): CellRange {
  return {
    from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
    to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
  };
}

export const isSingleCell = ({ from, to }: CellRange): boolean =>
  from.row === to.row && from.column === to.column;

export const isSameCell = (one: SheetCell, other: SheetCell): boolean =>
  one.row === other.row && one.column === other.column;

/** The number of lines and columns of a block. */
export const rangeSize = ({ from, to }: CellRange): { lines: number; columns: number } => ({
  lines: to.row - from.row + 1,
  columns: to.column - from.column + 1,
});

/** The existing cell nearest to a position that may be outside of the table. */
export function nearestCell({ row, column }: SheetCell, lines: number, columns: number): SheetCell {
  const within = (one: number, count: number) => Math.max(0, Math.min(one, count - 1));
  return { row: within(row, lines), column: within(column, columns) };
}
