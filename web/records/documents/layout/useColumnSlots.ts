import { useMemo } from 'react';
import { columnSpanInView, type GridView } from '../../../design/grid/useGridView.ts';
import { slotsOf, type Slot } from './column-slots.ts';
import type { ColumnLayout } from './detail-columns.ts';
import { minWidths } from './table-layout.ts';

/** Tables with more columns than this render only those in view. */
const MAX_UNWINDOWED_COLUMNS = 16;

const none: readonly number[] = [];

/**
 * The slots of the columns in view, and of the active and selected cells even out of view. With
 * `visible` null, as for printing, all columns are rendered. The result is memoized as long as
 * possible, because a new array re-renders every row.
 */
export function useColumnSlots(
  columns: readonly ColumnLayout[],
  wide: readonly ColumnLayout[],
  visible: Pick<GridView, 'scrollLeft' | 'width'> | null,
  alwaysDrawn: readonly number[],
): readonly Slot[] {
  const { scrollLeft, width } = visible ?? { scrollLeft: 0, width: 0 };
  const isWindowed = width > 0 && columns.length > MAX_UNWINDOWED_COLUMNS;
  const view = useMemo(
    () => (isWindowed ? columnSpanInView({ scrollLeft, width }) : null),
    [isWindowed, scrollLeft, width],
  );
  const widthKey = minWidths(wide).join();
  const inView = useMemo(
    () => slotsOf(columns, widthKey.split(',').map(Number), view, none),
    [columns, widthKey, view],
  );
  const outside = alwaysDrawn.filter((index) =>
    inView.some(
      (slot) => slot.layout === null && index >= slot.index && index < slot.index + slot.span,
    ),
  );
  const outsideKey = outside.join();
  return useMemo(
    () =>
      outsideKey === ''
        ? inView
        : slotsOf(
            columns,
            widthKey.split(',').map(Number),
            view,
            outsideKey.split(',').map(Number),
          ),
    [columns, widthKey, view, inView, outsideKey],
  );
}
