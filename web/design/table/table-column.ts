import type { ReactNode } from 'react';

/** A column of a short or a plain table. */
export interface TableColumn<Row> {
  key: string;
  title: ReactNode;
  cell: (row: Row, index: number) => ReactNode;
  /** Right-aligned, so that digits align. */
  numeric?: boolean;
  /** Classes of all its cells. */
  className?: string;
  /** Its cells name their rows. */
  isRowHeader?: boolean;
}

export interface TableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Omitted: rows are known by their place. */
  rowKey?: (row: Row) => string | number;
  className?: string;
}

/** The classes of the cells of a column. */
export const cellClass = <Row>({ numeric, className }: TableColumn<Row>): string =>
  [numeric && 'num', className].filter(Boolean).join(' ');
