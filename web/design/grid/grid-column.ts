import type { ReactNode } from 'react';

/**
 * A column of a grid. The owner renders its cells; the column settings of the list decide its
 * position and width.
 */
export interface GridColumn<Row> {
  name: string;
  title: string;
  /** Width in pixels at the default font size. */
  width: number;
  align: 'LEFT' | 'CENTER' | 'RIGHT';
  /** The side on which it is pinned: it stays in view while the others scroll. */
  pin: 'LEFT' | 'RIGHT' | null;
  isSortable: boolean;
  /** Its cell is the button that opens the row. At most one column. */
  opens?: boolean;
  /**
   * Takes the remaining width. Only the first such column does; if there is none, the last column
   * that is not pinned.
   */
  wide?: boolean;
  cell: (row: Row) => ReactNode;
  /**
   * How a card shows it: `corner` in its head without a title, `line` below the head, or hidden.
   */
  onCard?: 'corner' | 'line' | 'hidden';
}

/** The sort order of the rows. */
export interface GridOrder {
  column: string;
  descending: boolean;
}

const MIN_WIDTH = 40;
const MAX_WIDTH = 1000;

export const clampWidth = (width: number): number =>
  Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));
