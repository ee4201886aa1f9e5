import { memo } from 'react';
import type { PositionedColumn } from './column-layout.ts';
import { cellClass, cellPosition, rowPosition } from './grid-cell.ts';

interface PickRowProps<Row> {
  columns: readonly PositionedColumn<Row>[];
  row: Row;
  /** Index on the page, from 0. */
  rowIndex: number;
  /** `aria-rowindex`: counts all rows from 1, including the head. */
  ariaRowIndex: number;
  multiple: boolean;
  isPicked: boolean;
  /** It is the row in the Tab order. */
  isActive: boolean;
}

function UnmemoizedRow<Row>(props: PickRowProps<Row>) {
  const { columns, row, rowIndex, ariaRowIndex, multiple, isPicked, isActive } = props;
  return (
    <div
      role="row"
      data-row-index={rowIndex}
      className={isPicked ? 'grid-row grid-pick grid-ticked' : 'grid-row grid-pick'}
      style={rowPosition(rowIndex)}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={ariaRowIndex}
      aria-selected={isPicked}
    >
      <div role="gridcell" aria-colindex={1} className="grid-cell grid-box">
        <span className={`grid-mark grid-mark-${multiple ? 'box' : 'dot'}`} aria-hidden="true" />
      </div>
      {columns.map((positioned) => (
        <div
          key={positioned.column.name}
          role="gridcell"
          aria-colindex={positioned.columnNumber}
          className={cellClass(positioned)}
          style={cellPosition(positioned)}
        >
          {positioned.column.cell(row)}
        </div>
      ))}
    </div>
  );
}

/** Memoized: moving the focus or picking renders only the rows that it changes. */
export const PickRow = memo(UnmemoizedRow) as typeof UnmemoizedRow;
