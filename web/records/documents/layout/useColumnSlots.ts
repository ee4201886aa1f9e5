import { useMemo } from 'react';
import { slotsOf, type ColumnView, type Slot } from './column-slots.ts';
import type { ColumnLayout } from './detail-columns.ts';
import { minWidths } from './table-layout.ts';

const none: readonly number[] = [];

/**
 * The slots to render, including the columns of the active and selected cells even if they are out
 * of view. The result is memoized as long as possible, because a new array re-renders every row.
 */
export function useColumnSlots(
  columns: readonly ColumnLayout[],
  wide: readonly ColumnLayout[],
  view: ColumnView | null,
  alwaysDrawn: readonly number[],
): readonly Slot[] {
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
