import type { ColumnOption } from '../column.ts';
import { valueOf, type FieldValues } from '../values.ts';

/** What choosing it puts into other fields, as a form holds it. */
export function copiesOf(option: ColumnOption | null | undefined): FieldValues | undefined {
  if (option?.copies == null) return undefined;
  return Object.fromEntries(
    Object.entries(option.copies).map(([name, value]) => [name, valueOf(value)]),
  );
}
