import type { ModuleColumn } from './module-metadata.ts';

/** The codes that a page of rows holds in one column. */
export interface CodesOfColumn {
  column: ModuleColumn;
  codes: readonly string[];
}

/** Labels of codes, by column name and code. */
export type CodeLabels = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Finds the labels of codes in two ways, so that a caller can ask the cheap one first. */
export interface CodeLabelLookup {
  /** Labels among the options that come with the columns. */
  offeredLabels(asked: readonly CodesOfColumn[]): Promise<CodeLabels>;
  /** Labels that the source of a column finds by code: one call per source. */
  searchedLabels(asked: readonly CodesOfColumn[]): Promise<CodeLabels>;
}
