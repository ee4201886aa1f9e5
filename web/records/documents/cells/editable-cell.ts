import { hasInput } from '../../form/check-fields.ts';
import type { Column, Row } from '../../fields/column.ts';
import { mayChange } from './quantity.ts';

/**
 * Whether a cell can be edited: both the column (metadata) and the line must allow it. The caller
 * checks whether the list can be edited at all.
 */
export const canEditCell = (line: Row, column: Column): boolean =>
  hasInput(column) && mayChange(line, column.name);

/**
 * Whether any cell of a line can be edited. If no line of a list has one, its undo buttons are
 * hidden.
 */
export const hasEditableCell = (line: Row, columns: readonly Column[]): boolean =>
  columns.some((column) => canEditCell(line, column));
