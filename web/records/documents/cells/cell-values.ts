import type { Column, Row } from '../../fields/column.ts';
import { nameColumns } from '../../fields/kinds/option-text.ts';
import { valueOf, type FieldValues } from '../../fields/values.ts';

/**
 * The values of a line for the control of one cell. The name of the cell's own code is left out if
 * it has a column of its own, so that the control shows the code alone.
 */
export function cellValues(
  column: Column,
  line: Row,
  shownNames: ReadonlySet<string>,
): FieldValues {
  const names = nameColumns(column).filter((name) => shownNames.has(name));
  const rest = Object.entries(line).filter(([name]) => !names.includes(name));
  return Object.fromEntries(rest.map(([name, value]) => [name, valueOf(value)]));
}
