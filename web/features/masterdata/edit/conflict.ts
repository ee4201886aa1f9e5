import type { Column } from '../../../records/fields/column.ts';
import { type FieldValues, valueOf } from '../../../records/fields/values.ts';
import type { ListRow } from '../list-module.ts';

/** A field whose value differs between the user's version and the version saved by another user. */
export interface Difference {
  column: Column;
  mine: string | null;
  theirs: string | null;
  /** The user has edited this field; otherwise only the other user has changed it. */
  isTyped: boolean;
}

/**
 * Returns the fields in which the user's version of a row differs from the saved version of another
 * user. `before` is the row as it was loaded, `edits` are the user's changes. Read-only fields are
 * not compared.
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
    .filter(({ mine, theirs: theirValue }) => mine !== theirValue);
}

/**
 * Returns the values to save over the other user's version: the fields for which the user's value
 * was chosen.
 */
export function chosenEdits(
  differences: readonly Difference[],
  mine: ReadonlySet<string>,
): FieldValues {
  return Object.fromEntries(
    differences
      .filter(({ column }) => mine.has(column.name))
      .map((difference) => [difference.column.name, difference.mine]),
  );
}
