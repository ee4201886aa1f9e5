import type { Column } from '../fields/column.ts';
import { kindOf } from '../fields/kinds/field-kinds.ts';

const columnsOfGrid = 12;

/** Half of the form where neither metadata nor the kind says otherwise. */
const usualSpan = 6;

/** A mark that there is none of yet, such as the number of a new document, takes no room. */
export const isInForm = ({ isVisible, type }: Column, value: string | null): boolean =>
  isVisible && type !== 'HIDE_TEXT' && (type !== 'TAG' || value !== null);

export function spanOf({ span, type }: Column): number {
  const wanted = span ?? kindOf(type).span ?? usualSpan;
  return Math.min(columnsOfGrid, Math.max(1, Math.trunc(wanted)));
}

/** A field of another row than the one before it begins a line, even where there would be room beside it. */
export function startsRow(columns: readonly Column[], at: number): boolean {
  const [before, here] = [columns[at - 1], columns[at]];
  return before !== undefined && here?.row != null && here.row !== before.row;
}
