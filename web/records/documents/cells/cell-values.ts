import type { Column, Row } from '../../fields/column.ts';
import { nameColumns } from '../../fields/kinds/option-text.ts';
import { valueOf, type FieldValues } from '../../fields/values.ts';

/** What the control of a cell is given of its line: all but what its own code is called, where that stands in a column of its own. */
export function cellValues(
  column: Column,
  line: Row,
  shownNames: ReadonlySet<string>,
): FieldValues {
  const names = nameColumns(column).filter((name) => shownNames.has(name));
  const rest = Object.entries(line).filter(([name]) => !names.includes(name));
  return Object.fromEntries(rest.map(([name, value]) => [name, valueOf(value)]));
}
