import { isTypedIn } from '../../form/check-fields.ts';
import type { Column, Row } from '../../fields/column.ts';
import { mayChange } from './quantity.ts';

/** Whether a field of a line can be typed in where lines are edited at all: metadata has a say, and the line itself. */
export const canType = (line: Row, column: Column): boolean =>
  isTypedIn(column) && mayChange(line, column.name);

/** Whether anything in a line can be typed in. Where that holds for no line of a list, there is nothing to undo in it either. */
export const canTypeInSome = (line: Row, columns: readonly Column[]): boolean =>
  columns.some((column) => canType(line, column));
