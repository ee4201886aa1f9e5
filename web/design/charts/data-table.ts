/**
 * What a card shows, as a table: for people who cannot see the chart, for those who want the figures, and for export. Cells carry the
 * raw value; tables on screen group its digits, exports write it as it came, neither shortens it.
 */
/** `number` is a number of which nothing is known: it keeps its decimals. A count is whole. */
export type ColumnKind = 'text' | 'date' | 'money' | 'number' | 'count' | 'rate';

export interface DataColumn {
  title: string;
  kind: ColumnKind;
}

/** A cell may differ in kind from its column, where the rows are different measures. */
export interface DataCell {
  raw: string | null;
  kind?: ColumnKind;
}

export interface DataTable {
  /** Title of the card, used as the caption and as the name of the file. */
  title: string;
  asOf: string;
  currency: string;
  columns: readonly DataColumn[];
  rows: readonly (readonly DataCell[])[];
}

export const isNumeric = (kind: ColumnKind): boolean =>
  kind === 'money' || kind === 'number' || kind === 'count' || kind === 'rate';
