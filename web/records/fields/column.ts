import type { FormColumn_ColumnFragment } from '../form/form-column.gen.ts';

/** A field of a form or a column of a table, as defined by metadata. */
export type Column = FormColumn_ColumnFragment;

export type ColumnType = Column['type'];

/** An option of a column. */
export type ColumnOption = NonNullable<Column['options']>[number];

/** A row as the services return it: strings, numbers, booleans and nulls by name. */
export type Row = Readonly<Record<string, unknown>>;

/** Whether the column has options of its own. */
export const hasOptions = ({ options }: Column): boolean => options !== null && options.length > 0;
