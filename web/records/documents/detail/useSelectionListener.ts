import { useEffect, useEffectEvent } from 'react';
import { isSingleCell, type CellRange } from '../grid/cell-range.ts';

/** Calls `onSelect` when the selection changes; with null if only one cell is selected. */
export function useSelectionListener(
  range: CellRange,
  onSelect: (range: CellRange | null) => void,
): void {
  const { from, to } = range;
  const notify = useEffectEvent(() => onSelect(isSingleCell(range) ? null : range));
  useEffect(
    function notifySelection() {
      notify();
    },
    [from.row, from.column, to.row, to.column],
  );
}
