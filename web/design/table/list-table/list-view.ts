import type { ReactNode } from 'react';

/** A column of a list. On a narrow screen it is a line of the row's card: its title, then its cell. */
export interface ListColumn<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Its cell is what opens the row: a button with the text of the cell. One column at most; on a card it is the head. */
  opens?: boolean;
  /** Digits, at the right edge. */
  numeric?: boolean;
  /** Takes the room that the others leave; what is too long ends in an ellipsis. */
  wide?: boolean;
  /** Where a card shows it: without a title in the corner of its head or as a line below it, or not at all. */
  onCard?: 'corner' | 'line' | 'hidden';
}

/** Which rows are ticked, by their keys. */
export interface ListSelection<Row> {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  /** Rows that may not be ticked have no box. */
  selectable?: (row: Row) => boolean;
}

export interface ListTableProps<Row> {
  /** What the list is, for screen readers. */
  label: string;
  columns: readonly ListColumn<Row>[];
  /** Null while the first ones are on their way: the list shows its shape. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  /** What a row is called where its box is named. */
  rowName: (row: Row) => string;
  /** Opens a row. Left out, nothing opens. */
  onOpen?: (row: Row) => void;
  /** The row that is open somewhere beside or over the list. */
  openKey?: string | null;
  selection?: ListSelection<Row>;
  /** Other rows are on their way: these stay, dimmed. */
  busy?: boolean;
  /** False while the list is not what is looked at (a tab in the background, a dialog over it): its letters do nothing then. */
  keys?: boolean;
}

/** Which rows of the page are ticked, and what ticks them. */
export interface RowSelection {
  /** Whether rows of the page can be ticked at all. */
  any: boolean;
  /** How many of the page's rows are ticked. */
  state: 'all' | 'some' | 'none';
  canTick: (at: number) => boolean;
  isTicked: (at: number) => boolean;
  /** With `range`, everything since the row that was ticked before becomes as this one becomes. */
  toggle: (at: number, range: boolean) => void;
  /** Ticks all rows of the page, or none of them. */
  toggleAll: () => void;
}

/** What the table and the cards draw from. */
export interface ListView<Row> extends ListTableProps<Row> {
  selecting: RowSelection;
}
