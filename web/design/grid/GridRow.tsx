import { memo } from 'react';
import { cellClass, cellPosition, rowPosition } from './grid-cell.ts';
import type { PositionedColumn } from './column-layout.ts';
import type { RowActions } from './useGridFocus.ts';

interface GridRowProps<Row> {
  columns: readonly PositionedColumn<Row>[];
  row: Row;
  hasCheckboxes: boolean;
  /** Returns the accessible name of the row's checkbox; null if it cannot be ticked. */
  checkboxLabel: ((row: Row) => string) | null;
  opens: boolean;
  actions: RowActions;
  /** Index on the page, from 0. */
  rowIndex: number;
  /** `aria-rowindex`: counts all rows from 1, including the head. */
  ariaRowIndex: number;
  ticked: boolean;
  /** It is the open row, or the one just changed. */
  current: boolean;
  /** Column number of the cell in the Tab order; 0 if it is in another row. */
  activeColumn: number;
}

function UnmemoizedRow<Row>(props: GridRowProps<Row>) {
  const {
    columns,
    row,
    hasCheckboxes,
    checkboxLabel,
    opens,
    actions,
    rowIndex,
    ariaRowIndex,
    ticked,
    current,
    activeColumn,
  } = props;
  const tab = (column: number): 0 | -1 => (column === activeColumn ? 0 : -1);
  return (
    <div
      role="row"
      data-row-index={rowIndex}
      className={['grid-row', ticked && 'grid-ticked', current && 'grid-current']
        .filter(Boolean)
        .join(' ')}
      style={rowPosition(rowIndex)}
      aria-rowindex={ariaRowIndex}
      aria-selected={hasCheckboxes ? ticked : undefined}
      aria-current={current || undefined}
    >
      {hasCheckboxes && (
        <div
          role="gridcell"
          aria-colindex={1}
          data-column={1}
          className="grid-cell grid-box"
          tabIndex={checkboxLabel === null ? tab(1) : undefined}
        >
          {checkboxLabel !== null && (
            <input
              type="checkbox"
              className="cb"
              aria-label={checkboxLabel(row)}
              tabIndex={tab(1)}
              checked={ticked}
              onChange={({ nativeEvent }) =>
                actions.toggle(rowIndex, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
          )}
        </div>
      )}
      {columns.map((positioned) => {
        const { column, columnNumber } = positioned;
        const isOpener = opens && column.opens === true;
        return (
          <div
            key={column.name}
            role="gridcell"
            aria-colindex={columnNumber}
            data-column={columnNumber}
            className={cellClass(positioned)}
            style={cellPosition(positioned)}
            tabIndex={isOpener ? undefined : tab(columnNumber)}
          >
            {isOpener ? (
              <button
                type="button"
                className="grid-open"
                tabIndex={tab(columnNumber)}
                onClick={() => actions.open(rowIndex)}
              >
                {column.cell(row)}
              </button>
            ) : (
              column.cell(row)
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Memoized: scrolling re-renders only rows whose own props have changed. */
export const GridRow = memo(UnmemoizedRow) as typeof UnmemoizedRow;
