/** How a field is compared and ordered. */
export type FieldKind = 'text' | 'number';

/** The field that holds the approval state of rows, and its codes. */
interface StateSettings {
  field: string;
  pending: string;
  audited: string;
  rejected: string;
}

/** How rows are numbered whose key was not typed: a prefix and a minimum of digits. */
export interface NumberingSettings {
  prefix: string;
  digits: number;
}

/** The content of `md_entity.settings`: settings for the rows of a kind, all optional. */
export interface EntitySettings {
  /** The field whose value is the row's id; the id alone names a row without one. */
  key?: string;
  /** The fields that may be searched and ordered by. */
  fields?: Readonly<Record<string, FieldKind>>;
  /** Fields of which no two rows hold the same. */
  unique?: readonly string[];
  numbering?: NumberingSettings;
  state?: StateSettings;
  /** All of the staff may read it, as forms choose from it; otherwise those with a module that shows it or chooses from it. */
  open?: boolean;
  /** What suppliers see of it: everything, what is about them, or nothing. Nothing when left out. */
  suppliers?: 'all' | 'own' | 'none';
  /** The field that holds the supplier of a row; `supplierid` by default. */
  supplierfield?: string;
  /** The field that holds the store of a row. Staff see the rows of the stores of their post. */
  shopfield?: string;
  /** Rows that are made at the first request; see sample-rows.ts. */
  sample?: SampleSettings;
}

export interface SampleSettings {
  rows: number;
  prefix: string;
  /** What a field holds, by row: a text with the number after it, one of some codes, a number below `below`, a day back from a day. */
  fields: Readonly<Record<string, SampleField>>;
}

export type SampleField =
  | { text: string; of?: number }
  | { codes: readonly string[] }
  | { below: number; decimals: number }
  | { day: string; back: number };
