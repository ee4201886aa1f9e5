/**
 * The content of a card as a table: for screen readers, for exact figures and for export. Cells
 * have the raw value; tables on screen add thousands separators, exports write it unchanged.
 */
/** `number`: of unknown meaning, keeps its decimals; `count`: whole. */
export type ColumnKind = 'text' | 'date' | 'money' | 'number' | 'count' | 'rate';

export interface DataColumn {
  title: string;
  kind: ColumnKind;
}

/** A cell; it may have another kind than its column if rows are different measures. */
export interface DataCell {
  raw: string | null;
  kind?: ColumnKind;
}

export interface DataTable {
  /** Title of the card; the caption and the file name. */
  title: string;
  /** The date of its data; empty when it has none. */
  asOf: string;
  currency: string;
  columns: readonly DataColumn[];
  rows: readonly (readonly DataCell[])[];
}

export const isNumeric = (kind: ColumnKind): boolean =>
  kind === 'money' || kind === 'number' || kind === 'count' || kind === 'rate';
