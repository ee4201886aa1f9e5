import { useMemo } from 'react';
import { slotsOf, type ColumnView, type Slot } from './column-slots.ts';
import type { LaidColumn } from '../detail-columns.ts';
import { leastWidths } from './table-layout.ts';

const none: readonly number[] = [];

/**
 * The slots to render, including the columns of the active and selected cells even if they are out
 * of view. The result is memoized as long as possible, because a new array re-renders every row.
 */
export function useColumnSlots(
  columns: readonly LaidColumn[],
  wide: readonly LaidColumn[],
  view: ColumnView | null,
  kept: readonly number[],
): readonly Slot[] {
  const widthKey = leastWidths(wide).join();
  const inView = useMemo(
    () => slotsOf(columns, widthKey.split(',').map(Number), view, none),
    [columns, widthKey, view],
  );
  const outside = kept.filter((at) =>
    inView.some((slot) => slot.laid === null && at >= slot.at && at < slot.at + slot.span),
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
