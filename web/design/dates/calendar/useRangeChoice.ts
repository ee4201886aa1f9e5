import { useState } from 'react';
import { type CalendarSelection, previewRange, sortEnds } from './calendar-selection.ts';

/**
 * The choice of a range end by end. After the first end, `preview` reaches to the cell under the
 * pointer or, if there is none, to `focusedCell`. `onPick` gets both ends in order.
 */
export function useRangeChoice(
  chosen: CalendarSelection,
  focusedCell: string | null,
  onPick: (from: string, to: string) => void,
) {
  const [firstEnd, setFirstEnd] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  return {
    isBegun: firstEnd !== null,
    preview: previewRange(chosen, firstEnd, focusedCell === null ? null : (pointed ?? focusedCell)),
    setPointed,
    chooseEnd(cell: string) {
      setPointed(null);
      setFirstEnd(firstEnd === null ? cell : null);
      if (firstEnd === null) return;
      const { from, to } = sortEnds(firstEnd, cell);
      onPick(from, to);
    },
    reset: () => setFirstEnd(null),
  };
}
