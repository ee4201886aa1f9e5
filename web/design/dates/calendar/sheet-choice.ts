import { cutTo, endOf, startOf, type Unit } from './days-of-calendar.ts';

/** The selection in the panel's unit: one value, or both ends of a range. */
export interface SheetChoice {
  from: string | null;
  to: string | null;
}

/**
 * The selection to show while the user chooses a range: from the first end to the cell under the
 * pointer.
 */
export function shownRange(
  chosen: SheetChoice,
  begun: string | null,
  pointed: string | null,
): SheetChoice {
  if (begun === null) return chosen;
  return sorted(begun, pointed ?? begun);
}

export function sorted(one: string, other: string): { from: string; to: string } {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

/**
 * How a cell belongs to the selection: one of its ends, or between them. A panel of months marks
 * the months that the selected days are in.
 */
export function markOf(
  cell: string,
  unit: Unit,
  { from, to }: SheetChoice,
): 'end' | 'between' | null {
  const [first, last] = [from, to].map((end) => (end === null ? null : cutTo(end, unit)));
  if (cell === first || cell === last) return 'end';
  return first != null && last != null && first < cell && cell < last ? 'between' : null;
}

/** Whether no day of a cell is within the bounds. */
export function isBarred(cell: string, min: string, max: string): boolean {
  return endOf(cell) < min || startOf(cell) > max;
}
