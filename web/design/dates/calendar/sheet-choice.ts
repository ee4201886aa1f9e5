import { cutTo, endOf, startOf, type Unit } from './days-of-calendar.ts';

/** What is chosen on a sheet, in its unit: one, or two ends with all between them. */
export interface SheetChoice {
  from: string | null;
  to: string | null;
}

/** What is chosen and what could be chosen, on the way to a range: from where it begins to where somebody points. */
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

/** How a cell belongs to what is chosen: an end of it, or between both. A sheet of months of which days are chosen marks the month they are in. */
export function markOf(
  cell: string,
  unit: Unit,
  { from, to }: SheetChoice,
): 'end' | 'between' | null {
  const [first, last] = [from, to].map((end) => (end === null ? null : cutTo(end, unit)));
  if (cell === first || cell === last) return 'end';
  return first != null && last != null && first < cell && cell < last ? 'between' : null;
}

/** Whether nothing of a cell may be chosen. */
export function isBarred(cell: string, min: string, max: string): boolean {
  return endOf(cell) < min || startOf(cell) > max;
}
