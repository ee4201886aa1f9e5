import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';
import { cellClass, type TableProps } from './table-column.ts';
import './ShortTable.css';

interface ShortTableProps<Row> extends TableProps<Row> {
  /** Marks rows, such as ticked ones. */
  rowClassName?: (row: Row, index: number) => string | undefined;
}

interface Line<Row> {
  key: string | number;
  row: Row;
  index: number;
}

/** Keys of a list find its rows by this. */
const rowPart = { 'data-row': true };
const rowHeader = { bodyCell: { role: 'rowheader' } };

/**
 * A table of up to 12 columns and 50 rows, on PrimeReact's DataTable. Whatever has more is a grid or
 * a plain table, because DataTable needs about .15 ms for each cell.
 */
export function ShortTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  className,
  rowClassName,
}: ShortTableProps<Row>) {
  return (
    <DataTable
      className="short-table"
      value={rows.map((row, index): Line<Row> => ({ key: rowKey?.(row) ?? index, row, index }))}
      dataKey="key"
      // Rows come filtered, sorted and paged.
      lazy
      // Its cells would compare the rows only, and not what the page draws in them.
      cellMemo={false}
      tableClassName={className}
      rowClassName={({ row, index }: Line<Row>) => rowClassName?.(row, index)}
      pt={{ table: { 'aria-label': label }, bodyRow: rowPart }}
    >
      {columns.map((column) => (
        <Column
          key={column.key}
          columnKey={column.key}
          header={column.title}
          body={({ row, index }: Line<Row>) => column.cell(row, index)}
          bodyClassName={cellClass(column)}
          headerClassName={cellClass(column)}
          {...(column.isRowHeader === true && { pt: rowHeader })}
        />
      ))}
    </DataTable>
  );
}
