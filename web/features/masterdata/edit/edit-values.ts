import type { Column } from '../../../records/fields/column.ts';
import { type FieldValues, valueOf, valuesOf } from '../../../records/fields/values.ts';
import type { ListRow, Module } from '../list-module.ts';

/** What somebody has changed in a row, and the row as it was when he began: plain texts, so that a draft can keep it. */
export interface RowEdits {
  /** By column; only what is another than before. */
  edits: FieldValues;
  /** The version that he began with. */
  version: string | null;
}

export const noEdits: RowEdits = { edits: {}, version: null };

export const isEdited = ({ edits }: RowEdits): boolean => Object.keys(edits).length > 0;

/** The columns of the form of a row that is there: what names it stays what it is. */
export function editColumns({ columns, keyField }: Module, mayEdit: boolean): readonly Column[] {
  return columns.map((column) =>
    mayEdit && column.name !== keyField ? column : { ...column, isEditable: false },
  );
}

/** What the form of a row holds. */
export const formValues = (
  columns: readonly Column[],
  row: ListRow,
  { edits }: RowEdits,
): FieldValues => ({
  ...valuesOf(columns, row.values),
  ...edits,
});

/** A row with further changes; what is again as it was is no change. */
export function withEdits(before: RowEdits, row: ListRow, changed: FieldValues): RowEdits {
  const edits = Object.fromEntries(
    Object.entries({ ...before.edits, ...changed }).filter(
      ([name, value]) => value !== valueOf(row.values[name]),
    ),
  );
  return { edits, version: isEdited(before) ? before.version : row.version };
}

/** What is wrong with which column: a refusal names it as `input`, `values` and the column. */
export const columnOf = (field: readonly string[] | null): string | null =>
  field?.[1] === 'values' ? (field[2] ?? null) : null;
