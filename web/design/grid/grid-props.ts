import type { ReactNode } from 'react';
import type { ListSelection } from '../table/list-table/list-view.ts';
import type { GridColumn, GridOrder } from './grid-column.ts';
import type { OnResize } from './useColumnResize.ts';

export interface GridProps<Row> {
  /** What the list is, for screen readers. */
  label: string;
  columns: readonly GridColumn<Row>[];
  /** Null while the first ones are on their way: the grid shows its shape. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  /** What a row is called where its box is named. */
  rowName: (row: Row) => string;
  /** How many rows stand before the first of the page, and how many there are in all. */
  before?: number;
  totalCount?: number;
  onOpen?: (row: Row) => void;
  /** The row that is open, or that something was just done to: one. */
  currentKey?: string | null;
  selection?: ListSelection<Row>;
  order?: GridOrder | null;
  onOrder?: (order: GridOrder | null) => void;
  onResize?: OnResize;
  sums?: Readonly<Record<string, ReactNode>> | null;
  sumsLabel?: string;
  /** Other rows are on their way: these stay, dimmed. */
  busy?: boolean;
  /** False while the grid is not what is looked at: its letters do nothing then. */
  keys?: boolean;
}
