import { type CSSProperties, useMemo, useRef } from 'react';
import { useRowSelection } from '../table/list-table/useRowSelection.ts';
import { narrowScreen, useMediaQuery } from '../theme/useMediaQuery.ts';
import { pinOffsets } from './grid-cell.ts';
import type { GridColumn } from './grid-column.ts';
import type { GridProps } from './grid-props.ts';
import { GridBody } from './GridBody.tsx';
import { GridCards } from './GridCards.tsx';
import { GridHead, nextOrder } from './GridHead.tsx';
import { GridSums } from './GridSums.tsx';
import { columnsInView, layColumns } from './lay-columns.ts';
import { useColumnResize } from './useColumnResize.ts';
import { useCurrentInSight } from './useCurrentInSight.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridView } from './useGridView.ts';
import './Grid.css';

const none: readonly never[] = [];

/**
 * A page of rows that can be opened and ticked, in columns that can be pinned, sorted and resized.
 * Only the visible part is rendered. The arrow keys move between cells, Enter opens or sorts, Space
 * ticks; a click with Shift ticks a range. Up to 45em each row is a card.
 */
export function Grid<Row>(props: GridProps<Row>) {
  const narrow = useMediaQuery(narrowScreen);
  return narrow ? <GridCards {...props} /> : <GridTable {...props} />;
}

function GridTable<Row>(props: GridProps<Row>) {
  const {
    label,
    columns,
    rows,
    selection,
    order = null,
    onOrder,
    onResize,
    sums = null,
    sumsLabel = '',
    busy = false,
  } = props;
  const { before = 0, totalCount = rows?.length ?? 0, currentKey = null, rowKey } = props;
  const box = useRef<HTMLDivElement>(null);
  const hasBoxes = selection !== undefined;
  const selecting = useRowSelection(props);
  const view = useGridView(box, rows?.length ?? 0);
  const { live, resize } = useColumnResize(onResize);
  useCurrentInSight(box, currentKey, rows?.findIndex((row) => rowKey(row) === currentKey) ?? -1);
  const laid = useMemo(
    () => layColumns(columns, hasBoxes, view.room),
    [columns, hasBoxes, view.room],
  );
  const painted = live === null ? laid : layColumns(withWidth(columns, live), hasBoxes, view.room);
  const put = (column: string) => onOrder?.(nextOrder(order, column));
  const focus = useGridFocus({ ...props, box, laid, page: view.page, selecting, onOrder: put });
  const inView = useMemo(() => columnsInView(laid, view), [laid, view]);
  const drawn = useMemo(() => {
    const kept = laid.columns.find(({ place }) => place === focus.active.place);
    return kept === undefined || inView.includes(kept) ? inView : [...inView, kept];
  }, [laid, inView, focus.active.place]);
  const style = {
    '--grid-columns': painted.template,
    '--grid-width': `${String(painted.width)}px`,
    '--grid-left': `${String(painted.left)}px`,
    '--grid-right': `${String(painted.right)}px`,
    ...pinOffsets(painted.columns),
  } as CSSProperties;
  const sumRows = sums === null ? 0 : 1;
  return (
    <div className={view.more ? 'grid-frame grid-more' : 'grid-frame'} style={style}>
      <div ref={box} className="grid-view" aria-busy={busy || rows === null}>
        <div
          role="presentation"
          onKeyDown={focus.onKeyDown}
          onFocus={focus.onFocus}
          onClick={focus.onClick}
        >
          <div
            role="grid"
            className="grid"
            aria-label={label}
            aria-rowcount={totalCount + 1 + sumRows}
            aria-colcount={columns.length + (hasBoxes ? 1 : 0)}
            aria-multiselectable={hasBoxes || undefined}
          >
            <GridHead
              hasBoxes={hasBoxes}
              selecting={selecting}
              columns={drawn}
              order={order}
              onOrder={onOrder && put}
              resize={resize}
              activePlace={focus.active.row === -1 ? focus.active.place : 0}
            />
            <GridBody
              {...props}
              rows={rows ?? none}
              isShape={rows === null}
              {...{ view, columns: drawn, focus, selecting, hasBoxes, before }}
            />
            {sums !== null && (
              <GridSums
                columns={drawn}
                hasBoxes={hasBoxes}
                index={totalCount + 2}
                sums={sums}
                label={sumsLabel}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

const withWidth = <Row,>(
  columns: readonly GridColumn<Row>[],
  { name, width }: { name: string; width: number },
) => columns.map((column) => (column.name === name ? { ...column, width } : column));
