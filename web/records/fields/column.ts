import type { FormColumn_ColumnFragment } from '../form/form-column.gen.ts';
import type { FieldValues } from './values.ts';

/** A field of a form or column of a table, as metadata tells it. */
export type Column = FormColumn_ColumnFragment;

export type ColumnType = Column['type'];

/** Something that may be chosen. */
export type ColumnOption = NonNullable<Column['options']>[number];

/** A row as the services answer it: texts, numbers, booleans and nulls by name. */
export type Row = Readonly<Record<string, unknown>>;

/** What is asked of a column that has more to choose from than comes with it. */
export interface OptionQuestion {
  /** Part of the text or the code; empty for all. */
  text: string;
  /** What the form holds: some columns depend on others. */
  values: FieldValues;
  /** From 1. */
  page: number;
}

/** A page of what may be chosen. */
export interface OptionPage {
  options: readonly ColumnOption[];
  /** Whether another page may follow. */
  hasMore: boolean;
}

export type OptionSearch = (column: Column, asked: OptionQuestion) => Promise<OptionPage>;
