import type { Column, ColumnOption } from './column.ts';
import type { FieldValues } from './values.ts';

/** A search for the options of a column. */
export interface OptionRequest {
  /** Part of the label or code; empty for all options. */
  text: string;
  /** The values of the form, because some columns depend on others. */
  values: FieldValues;
  /** From 1. */
  page: number;
}

/** One page of options. */
export interface OptionPage {
  options: readonly ColumnOption[];
  /** Whether there may be more pages. */
  hasMore: boolean;
}

/** Loads a page of options. Rejects if they cannot be loaded. */
export type OptionSearch = (column: Column, request: OptionRequest) => Promise<OptionPage>;
