import { useRef } from 'react';
import { useRowSelection } from '../table/list-table/useRowSelection.ts';
import { NARROW_SCREEN, useMediaQuery } from '../theme/useMediaQuery.ts';
import type { GridProps } from './grid-props.ts';
import { GridBody } from './GridBody.tsx';
import { GridCards } from './GridCards.tsx';
import { CheckboxHead } from './CheckboxHead.tsx';
import { GridFrame } from './GridFrame.tsx';
import { GridHead, nextOrder } from './GridHead.tsx';
import { GridSums } from './GridSums.tsx';
import { useColumnLayout, useRenderedColumns } from './useColumnLayout.ts';
import { useColumnResize } from './useColumnResize.ts';
import { useScrollToCurrentRow } from './useScrollToCurrentRow.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridView } from './useGridView.ts';

const none: readonly never[] = [];
/** The head and one row of the previous view are not paged by. */
const rowSizes = { rowSelector: '[data-row-index]', reservedRows: 2 };

/**
 * A page of rows that can be opened and ticked, in columns that can be pinned, sorted and resized.
 * Only the visible part is rendered. The arrow keys move between cells, Enter opens or sorts, Space
 * ticks; a click with Shift ticks a range. Up to 45em each row is a card.
 */
export function Grid<Row>(props: GridProps<Row>) {
  const narrow = useMediaQuery(NARROW_SCREEN);
  return narrow ? <GridCards {...props} /> : <GridTable {...props} />;
}

function GridTable<Row>(props: GridProps<Row>) {
  const { label, columns, rows, selection, order = null, onOrder, onResize } = props;
  const { sums = null, sumsLabel = '', busy = false } = props;
  const { before = 0, totalCount = rows?.length ?? 0, currentKey = null, rowKey } = props;
  const box = useRef<HTMLDivElement>(null);
  const hasCheckboxes = selection !== undefined;
  const selecting = useRowSelection(props);
  const view = useGridView(box, rows?.length ?? 0, rowSizes);
  const { live: resized, resize } = useColumnResize(onResize);
  useScrollToCurrentRow(
    box,
    currentKey,
    rows?.findIndex((row) => rowKey(row) === currentKey) ?? -1,
  );
  const { layout, style } = useColumnLayout({
    columns,
    hasCheckboxes,
    visibleWidth: view.width,
    resized,
  });
  const changeOrder = (column: string) => onOrder?.(nextOrder(order, column));
  const focus = useGridFocus({
    ...props,
    box,
    layout,
    rowsPerPage: view.rowsPerPage,
    selecting,
    onOrder: changeOrder,
  });
  const rendered = useRenderedColumns(layout, view, focus.active.column);
  const sumRows = sums === null ? 0 : 1;
  const activeHead = focus.active.row === -1 ? focus.active.column : 0;
  return (
    <GridFrame
      {...{ box, view, style, label }}
      rowCount={totalCount + 1 + sumRows}
      columnCount={columns.length + (hasCheckboxes ? 1 : 0)}
      isMultiple={hasCheckboxes || undefined}
      isBusy={busy || rows === null}
      onKeyDown={focus.onKeyDown}
      onFocus={focus.onFocus}
      onClick={focus.onClick}
    >
      <GridHead
        first={
          hasCheckboxes && (
            <CheckboxHead selecting={selecting} tabIndex={activeHead === 1 ? 0 : -1} />
          )
        }
        columns={rendered}
        order={order}
        onOrder={onOrder && changeOrder}
        resize={resize}
        activeColumn={activeHead}
      />
      <GridBody
        {...props}
        rows={rows ?? none}
        isLoading={rows === null}
        {...{ view, columns: rendered, focus, selecting, hasCheckboxes, before }}
      />
      {sums !== null && (
        <GridSums
          columns={rendered}
          hasCheckboxes={hasCheckboxes}
          index={totalCount + 2}
          sums={sums}
          label={sumsLabel}
        />
      )}
    </GridFrame>
  );
}
