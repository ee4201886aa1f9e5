import { rowAfter, type Position } from './grid.ts';

/** The lowest row of a page, in rem: a strip. */
export const MIN_ROW_REM = 4.5;

interface SizedCard {
  readonly position: Position;
  /** What it needs on the page, in rem. */
  readonly kind: { readonly high: number };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How high each row is, in rem: as on the page as high as its cards need. What several rows lack for a card each of them gets a share of. */
export function rowHeights(cards: readonly SizedCard[]): number[] {
  const count = Math.max(0, ...cards.map(({ position }) => rowAfter(position) - 1));
  const rows = Array.from({ length: count }, () => MIN_ROW_REM);
  for (const { position, kind } of cards.toSorted(
    (one, other) => one.position.height - other.position.height,
  )) {
    const [from, to] = [position.row - 1, rowAfter(position) - 1];
    const lack = Math.max(0, kind.high - sum(rows.slice(from, to)));
    rows.splice(
      from,
      to - from,
      ...rows.slice(from, to).map((row) => row + lack / position.height),
    );
  }
  return rows;
}

/** Where a row begins, in rem from the first one; below the last one there are low rows without end. */
export const rowTop = (rows: readonly number[], row: number): number =>
  sum(rows.slice(0, row - 1)) + Math.max(0, row - 1 - rows.length) * MIN_ROW_REM;

/** The row that begins nearest. */
export function nearestRow(rows: readonly number[], top: number): number {
  let row = 1;
  while (top > (rowTop(rows, row) + rowTop(rows, row + 1)) / 2) row += 1;
  return row;
}
