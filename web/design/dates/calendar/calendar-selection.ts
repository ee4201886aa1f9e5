import { truncateTo, lastDayOf, firstDayOf, type Unit } from './calendar-days.ts';

/** The selection in the panel's unit: one value, or both ends of a range. */
export interface CalendarSelection {
  from: string | null;
  to: string | null;
}

/**
 * The selection to show while the user chooses a range: from the first end to the cell under the
 * pointer.
 */
export function previewRange(
  chosen: CalendarSelection,
  begun: string | null,
  pointed: string | null,
): CalendarSelection {
  if (begun === null) return chosen;
  return sortEnds(begun, pointed ?? begun);
}

export function sortEnds(one: string, other: string): { from: string; to: string } {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

export type CellMark = 'only' | 'first' | 'between' | 'last';

/**
 * How a cell belongs to the selection: the only one, one of its ends, or between them. A panel of
 * months marks the months that the selected days are in.
 */
export function markOf(cell: string, unit: Unit, { from, to }: CalendarSelection): CellMark | null {
  const [first, last] = [from, to].map((end) => (end === null ? null : truncateTo(end, unit)));
  if (first == null || last == null || first === last)
    return cell === first || cell === last ? 'only' : null;
  if (cell === first) return 'first';
  if (cell === last) return 'last';
  return first < cell && cell < last ? 'between' : null;
}

/** Whether no day of a cell is within the bounds. */
export function isOutOfBounds(cell: string, min: string, max: string): boolean {
  return lastDayOf(cell) < min || firstDayOf(cell) > max;
}
