import type { FormColumn_ColumnFragment } from '../form/form-column.gen.ts';

/** A field of a form or column of a table, as metadata tells it. */
export type Column = FormColumn_ColumnFragment;

export type ColumnType = Column['type'];

/** Something that may be chosen. */
export type ColumnOption = NonNullable<Column['options']>[number];

/** A row as the services answer it: texts, numbers, booleans and nulls by name. */
export type Row = Readonly<Record<string, unknown>>;
