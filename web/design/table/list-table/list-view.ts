import type { ReactNode } from 'react';

/** A column of a list. On narrow screens it is a line of the row's card: title and value. */
export interface ListColumn<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Its cell is the button that opens the row. At most one column; on a card it is the head. */
  opens?: boolean;
  /** A second line below the button that opens the row. */
  note?: (row: Row) => ReactNode;
  /** Right-aligned digits. */
  numeric?: boolean;
  /** Takes the remaining width; longer texts end in an ellipsis. */
  wide?: boolean;
  /**
   * How a card shows it: `corner` in its head without a title, `line` below the head, or hidden.
   */
  onCard?: 'corner' | 'line' | 'hidden';
}

/** The ticked rows, by their keys. */
export interface ListSelection<Row> {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  /** Rows for which this returns false have no checkbox. */
  selectable?: (row: Row) => boolean;
}

export interface ListTableProps<Row> {
  /** Accessible name of the list. */
  label: string;
  columns: readonly ListColumn<Row>[];
  /** Null while the first rows load: the list shows placeholders. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  /** Name of a row, for the label of its checkbox. */
  rowName: (row: Row) => string;
  /** Opens a row. Omitted: rows cannot be opened. */
  onOpen?: (row: Row) => void;
  /** Key of the row that is open beside or above the list. */
  openKey?: string | null;
  selection?: ListSelection<Row>;
  /** Other rows are loading: the current ones stay, dimmed. */
  busy?: boolean;
  /**
   * False while the list is in the background or behind a dialog: its letter keys do nothing then.
   */
  keysEnabled?: boolean;
}

/** The ticked rows of the page, and functions to tick them. Rows are given by their index. */
export interface RowSelection {
  /** Whether any row of the page can be ticked. */
  hasTickable: boolean;
  /** Whether all, some or none of the page's tickable rows are ticked. */
  state: 'all' | 'some' | 'none';
  canTick: (index: number) => boolean;
  isTicked: (index: number) => boolean;
  /** Toggles a row. With `range`, all rows since the last toggled one get the same new state. */
  toggle: (index: number, range: boolean) => void;
  /** Ticks all rows of the page; if all are ticked, unticks them. */
  toggleAll: () => void;
}

/** Props of both presentations, table and cards. */
export interface ListView<Row> extends ListTableProps<Row> {
  selecting: RowSelection;
}
