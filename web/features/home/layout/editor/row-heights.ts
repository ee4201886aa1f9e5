import { rowAfter, type Position } from './grid.ts';

/** The minimum height of a row, in rem: the height of the to-do strip. */
export const MIN_ROW_REM = 4.5;

interface SizedCard {
  readonly position: Position;
  /** The minimum height on the page, in rem. */
  readonly kind: { readonly minHeightRem: number };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * The height of each row in rem, so that every card has its minimum height, as on the page. Missing
 * height of a card is shared evenly among its rows.
 */
export function rowHeights(cards: readonly SizedCard[]): number[] {
  const count = Math.max(0, ...cards.map(({ position }) => rowAfter(position) - 1));
  const rows = Array.from({ length: count }, () => MIN_ROW_REM);
  for (const { position, kind } of cards.toSorted(
    (one, other) => one.position.height - other.position.height,
  )) {
    const [from, to] = [position.row - 1, rowAfter(position) - 1];
    const missing = Math.max(0, kind.minHeightRem - sum(rows.slice(from, to)));
    rows.splice(
      from,
      to - from,
      ...rows.slice(from, to).map((row) => row + missing / position.height),
    );
  }
  return rows;
}

/**
 * The distance of a row from the first one, in rem. Rows below the last one have the minimum
 * height.
 */
export const rowTop = (rows: readonly number[], row: number): number =>
  sum(rows.slice(0, row - 1)) + Math.max(0, row - 1 - rows.length) * MIN_ROW_REM;

/** The row that begins nearest to this distance. */
export function nearestRow(rows: readonly number[], top: number): number {
  let row = 1;
  while (top > (rowTop(rows, row) + rowTop(rows, row + 1)) / 2) row += 1;
  return row;
}
