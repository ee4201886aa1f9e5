import type { ColumnOption } from '../column.ts';
import { valueOf, type FieldValues } from '../values.ts';

/** The values that choosing this option sets in other fields; undefined if there are none. */
export function copiesOf(option: ColumnOption | null | undefined): FieldValues | undefined {
  if (option?.copies == null) return undefined;
  return Object.fromEntries(
    Object.entries(option.copies).map(([name, value]) => [name, valueOf(value)]),
  );
}
