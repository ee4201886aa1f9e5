import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { cellClass, cellPosition } from './grid-cell.ts';
import type { GridOrder } from './grid-column.ts';
import type { PositionedColumn } from './column-layout.ts';
import type { ColumnResize } from './useColumnResize.ts';

interface GridHeadProps<Row> {
  /** The head of the column of checkboxes or marks, if there is one. */
  first: ReactNode;
  columns: readonly PositionedColumn<Row>[];
  order: GridOrder | null;
  onOrder: ((column: string) => void) | undefined;
  resize: ColumnResize | null;
  /** The column whose head is in the Tab order, or 0; null if no head can have the focus. */
  activeColumn: number | null;
}

/** The column heads. They sort the rows; dragging their edge resizes the column. */
export function GridHead<Row>({
  first,
  columns,
  order,
  onOrder,
  resize,
  activeColumn,
}: GridHeadProps<Row>) {
  const tab = (column: number) =>
    activeColumn === null ? undefined : column === activeColumn ? 0 : -1;
  return (
    <div role="row" aria-rowindex={1} className="grid-row grid-head">
      {first}
      {columns.map((positioned) => {
        const { column, columnNumber } = positioned;
        const sorts = column.isSortable && onOrder !== undefined;
        return (
          <div
            key={column.name}
            role="columnheader"
            aria-colindex={columnNumber}
            aria-sort={sorts ? sortOf(column.name, order) : undefined}
            data-column={columnNumber}
            className={cellClass(positioned)}
            style={cellPosition(positioned)}
            tabIndex={sorts ? undefined : tab(columnNumber)}
          >
            {sorts ? (
              <button
                type="button"
                className="grid-sort"
                tabIndex={tab(columnNumber)}
                onClick={() => onOrder(column.name)}
              >
                <span className="clip" title={column.title}>
                  {column.title}
                </span>
                <Icon name={iconOf(column.name, order)} size="small" />
              </button>
            ) : (
              <span className="clip" title={column.title}>
                {column.title}
              </span>
            )}
            {resize !== null && (
              <span
                className="grid-handle"
                aria-hidden="true"
                onPointerDown={(event) => resize.begin(event, column)}
                onPointerMove={resize.move}
                onPointerUp={resize.end}
                onPointerCancel={resize.cancel}
                onDoubleClick={() => resize.reset(column.name)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

function sortOf(name: string, order: GridOrder | null): 'ascending' | 'descending' | 'none' {
  if (order?.column !== name) return 'none';
  return order.descending ? 'descending' : 'ascending';
}

function iconOf(name: string, order: GridOrder | null): string {
  const sort = sortOf(name, order);
  return sort === 'none' ? 'sort-alt' : sort === 'ascending' ? 'raise' : 'down';
}

/** The order after pressing a column head: ascending, descending, then none. */
export function nextOrder(order: GridOrder | null, column: string): GridOrder | null {
  if (order?.column !== column) return { column, descending: false };
  return order.descending ? null : { column, descending: true };
}
