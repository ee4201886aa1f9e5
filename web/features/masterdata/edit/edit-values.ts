import type { Column } from '../../../records/fields/column.ts';
import { type FieldValues, valueOf, valuesOf } from '../../../records/fields/values.ts';
import type { ListRow, Module } from '../list-module.ts';

/**
 * The changes of a row and the version they are based on. Plain texts, so that they can be stored
 * as a draft.
 */
export interface RowEdits {
  /** Changed values by column name. */
  edits: FieldValues;
  /** The row version when the user started editing. */
  version: string | null;
}

export const noEdits: RowEdits = { edits: {}, version: null };

export const isEdited = ({ edits }: RowEdits): boolean => Object.keys(edits).length > 0;

/**
 * Returns the columns of the edit form. The key is read-only; without edit permission all columns
 * are.
 */
export function editColumns({ columns, keyField }: Module, mayEdit: boolean): readonly Column[] {
  return columns.map((column) =>
    mayEdit && column.name !== keyField ? column : { ...column, isEditable: false },
  );
}

/** Returns the values shown in the form of a row. */
export const formValues = (
  columns: readonly Column[],
  row: ListRow,
  { edits }: RowEdits,
): FieldValues => ({
  ...valuesOf(columns, row.values),
  ...edits,
});

/**
 * Returns the edits with further changes applied. A value equal to the stored one is not an edit.
 */
export function withEdits(before: RowEdits, row: ListRow, changed: FieldValues): RowEdits {
  const edits = Object.fromEntries(
    Object.entries({ ...before.edits, ...changed }).filter(
      ([name, value]) => value !== valueOf(row.values[name]),
    ),
  );
  return { edits, version: isEdited(before) ? before.version : row.version };
}

/** Returns the column that an error refers to. Its field path is `input`, `values`, column name. */
export const columnOf = (field: readonly string[] | null): string | null =>
  field?.[1] === 'values' ? (field[2] ?? null) : null;
