import type { Column, ColumnOption } from './column.ts';
import type { FieldValues } from './values.ts';

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
