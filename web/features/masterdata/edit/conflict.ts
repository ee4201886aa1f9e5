import type { Column } from '../../../records/fields/column.ts';
import { type FieldValues, valueOf } from '../../../records/fields/values.ts';
import type { ListRow } from '../list-module.ts';

/** A field of which two people have made different things. */
export interface Difference {
  column: Column;
  mine: string | null;
  theirs: string | null;
  /** The second has typed it; otherwise only the first has changed it. */
  isTyped: boolean;
}

/**
 * Where the row as somebody wants to save it differs from what somebody else has saved meanwhile. `before` is the row as it was read, `edits`
 * is what was typed. Fields that nobody can type in are theirs.
 */
export function differencesOf(
  columns: readonly Column[],
  before: ListRow,
  edits: FieldValues,
  theirs: ListRow,
): readonly Difference[] {
  return columns
    .filter(({ isVisible, isEditable }) => isVisible && isEditable)
    .map((column) => {
      const isTyped = column.name in edits;
      const mine = isTyped ? (edits[column.name] ?? null) : valueOf(before.values[column.name]);
      return { column, mine, theirs: valueOf(theirs.values[column.name]), isTyped };
    })
    .filter(({ mine, theirs: other }) => mine !== other);
}

/** What is saved over theirs: of the fields that differ, those of which mine was chosen. */
export function chosenEdits(
  differences: readonly Difference[],
  mine: ReadonlySet<string>,
): FieldValues {
  return Object.fromEntries(
    differences
      .filter(({ column }) => mine.has(column.name))
      .map((one) => [one.column.name, one.mine]),
  );
}
