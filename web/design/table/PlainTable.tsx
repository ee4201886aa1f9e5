import type { CSSProperties, ReactNode } from 'react';
import { cellClass, type TableColumn, type TableProps } from './table-column.ts';

export interface PlainColumn<Row> extends TableColumn<Row> {
  /** What pointing at a cell shows. */
  hint?: (row: Row) => string;
  /** Its cell below the rows. */
  footer?: ReactNode;
  /** Shows only what other columns tell, such as bars: hidden from screen readers. */
  isDecoration?: boolean;
}

interface PlainTableProps<Row> extends TableProps<Row> {
  columns: readonly PlainColumn<Row>[];
  rowStyle?: (row: Row) => CSSProperties;
  hasFooter?: boolean;
}

/**
 * A table of plain elements, where ShortTable does not fit: on the home page, whose first load has
 * no room for DataTable, and for hundreds of rows or many columns.
 */
export function PlainTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  className,
  rowStyle,
  hasFooter = false,
}: PlainTableProps<Row>) {
  return (
    <table className={className}>
      <caption className="sr">{label}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} {...attributesOf(column)} scope="col">
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={rowKey?.(row) ?? index} style={rowStyle?.(row)}>
            {columns.map((column) => cellOf(column, column.cell(row, index), column.hint?.(row)))}
          </tr>
        ))}
      </tbody>
      {hasFooter && (
        <tfoot>
          <tr>{columns.map((column) => cellOf(column, column.footer))}</tr>
        </tfoot>
      )}
    </table>
  );
}

const attributesOf = <Row,>(column: PlainColumn<Row>) => ({
  className: cellClass(column) || undefined,
  'aria-hidden': column.isDecoration,
});

function cellOf<Row>(column: PlainColumn<Row>, children: ReactNode, title?: string) {
  const Cell = column.isRowHeader ? 'th' : 'td';
  return (
    <Cell
      key={column.key}
      {...attributesOf(column)}
      scope={column.isRowHeader ? 'row' : undefined}
      title={title}
    >
      {children}
    </Cell>
  );
}
