import { memo } from 'react';
import { cellClass, cellPlace, rowPlace } from './grid-cell.ts';
import type { LaidColumn } from './lay-columns.ts';
import type { RowActions } from './useGridFocus.ts';

interface GridRowProps<Row> {
  columns: readonly LaidColumn<Row>[];
  row: Row;
  hasBoxes: boolean;
  /** Returns the accessible name of the row's checkbox; null if it cannot be ticked. */
  boxLabel: ((row: Row) => string) | null;
  opens: boolean;
  actions: RowActions;
  /** Index on the page, from 0. */
  place: number;
  index: number;
  ticked: boolean;
  /** It is the open row, or the one just changed. */
  current: boolean;
  /** Column number of the cell in the Tab order; 0 if it is in another row. */
  activePlace: number;
}

function DrawnRow<Row>(props: GridRowProps<Row>) {
  const {
    columns,
    row,
    hasBoxes,
    boxLabel,
    opens,
    actions,
    place,
    index,
    ticked,
    current,
    activePlace,
  } = props;
  const tab = (at: number): 0 | -1 => (at === activePlace ? 0 : -1);
  return (
    <div
      role="row"
      data-place={place}
      className={['grid-row', ticked && 'grid-ticked', current && 'grid-current']
        .filter(Boolean)
        .join(' ')}
      style={rowPlace(place)}
      aria-rowindex={index}
      aria-selected={hasBoxes ? ticked : undefined}
      aria-current={current || undefined}
    >
      {hasBoxes && (
        <div
          role="gridcell"
          aria-colindex={1}
          data-column={1}
          className="grid-cell grid-box"
          tabIndex={boxLabel === null ? tab(1) : undefined}
        >
          {boxLabel !== null && (
            <input
              type="checkbox"
              className="cb"
              aria-label={boxLabel(row)}
              tabIndex={tab(1)}
              checked={ticked}
              onChange={({ nativeEvent }) =>
                actions.toggle(place, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
          )}
        </div>
      )}
      {columns.map((laid) => {
        const { column, place: at } = laid;
        const isOpener = opens && column.opens === true;
        return (
          <div
            key={column.name}
            role="gridcell"
            aria-colindex={at}
            data-column={at}
            className={cellClass(laid)}
            style={cellPlace(laid)}
            tabIndex={isOpener ? undefined : tab(at)}
          >
            {isOpener ? (
              <button
                type="button"
                className="grid-open"
                tabIndex={tab(at)}
                onClick={() => actions.open(place)}
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
export const GridRow = memo(DrawnRow) as typeof DrawnRow;
