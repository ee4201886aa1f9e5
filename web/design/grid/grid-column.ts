import type { ReactNode } from 'react';

/** A column of a grid. What its cells show is the owner's; where it stands and how wide it is, the settings of the list tell. */
export interface GridColumn<Row> {
  name: string;
  title: string;
  /** Pixels at the usual font size. */
  width: number;
  align: 'LEFT' | 'CENTER' | 'RIGHT';
  /** Where it stays in sight while the others scroll. */
  pin: 'LEFT' | 'RIGHT' | null;
  isSortable: boolean;
  /** Its cell is what opens the row: a button. One column at most. */
  opens?: boolean;
  /** Takes the room that the others leave. The first such column; where there is none the last that is not pinned. */
  wide?: boolean;
  cell: (row: Row) => ReactNode;
  /** Where a card shows it: in the corner of its head without a title, or not at all. */
  onCard?: 'corner' | 'line' | 'hidden';
}

/** In which order the rows stand. */
export interface GridOrder {
  column: string;
  descending: boolean;
}

const leastWidth = 40;
const mostWidth = 1000;

export const boundedWidth = (width: number): number =>
  Math.round(Math.min(mostWidth, Math.max(leastWidth, width)));
