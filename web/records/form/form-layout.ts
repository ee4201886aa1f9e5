import type { Column } from '../fields/column.ts';
import { kindOf } from '../fields/kinds/field-kinds.ts';

const GRID_COLUMNS = 12;

/** Half of the form, if neither metadata nor the column type defines the width. */
const DEFAULT_SPAN = 6;

/**
 * Whether a form shows the column. An empty tag, such as the number of a new document, is hidden.
 */
export const isInForm = ({ isVisible, type }: Column, value: string | null): boolean =>
  isVisible && type !== 'HIDE_TEXT' && (type !== 'TAG' || value !== null);

/** The width of a field in grid columns, from 1 to 12. */
export function spanOf({ span, type }: Column): number {
  const wanted = span ?? kindOf(type).span ?? DEFAULT_SPAN;
  return Math.min(GRID_COLUMNS, Math.max(1, Math.trunc(wanted)));
}

/**
 * Whether a field starts a new row because metadata puts it in a different row than the field
 * before it.
 */
export function startsRow(columns: readonly Column[], index: number): boolean {
  const [before, here] = [columns[index - 1], columns[index]];
  return before !== undefined && here?.row != null && here.row !== before.row;
}
