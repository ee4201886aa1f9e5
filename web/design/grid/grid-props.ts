import type { ReactNode } from 'react';
import type { ListSelection } from '../table/list-table/list-view.ts';
import type { GridColumn, GridOrder } from './grid-column.ts';
import type { OnResize } from './useColumnResize.ts';

export interface GridProps<Row> {
  /** Accessible name of the list. */
  label: string;
  columns: readonly GridColumn<Row>[];
  /** Null while the first rows load: the grid shows placeholders. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  /** Name of a row, for the label of its checkbox. */
  rowName: (row: Row) => string;
  /** Number of rows before this page, and in total. */
  before?: number;
  totalCount?: number;
  onOpen?: (row: Row) => void;
  /** The row that is open, or was just changed. */
  currentKey?: string | null;
  selection?: ListSelection<Row>;
  order?: GridOrder | null;
  onOrder?: (order: GridOrder | null) => void;
  onResize?: OnResize;
  sums?: Readonly<Record<string, ReactNode>> | null;
  sumsLabel?: string;
  /** Other rows are loading: the current ones stay, dimmed. */
  busy?: boolean;
  /** False while the grid is in the background: its letter keys do nothing then. */
  keysEnabled?: boolean;
}
