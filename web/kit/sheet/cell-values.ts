import type { Column, Row } from '../metadata/column.ts';
import { nameColumns } from '../metadata/kinds/option-text.ts';
import { valueOf, type FieldValues } from '../metadata/values.ts';

/** What the control of a cell is given of its line: all but what its own code is called, where that stands in a column of its own. */
export function cellValues(column: Column, line: Row, shownNames: ReadonlySet<string>): FieldValues {
  const names = nameColumns(column).filter((name) => shownNames.has(name));
  const rest = Object.entries(line).filter(([name]) => !names.includes(name));
  return Object.fromEntries(rest.map(([name, value]) => [name, valueOf(value)]));
}
