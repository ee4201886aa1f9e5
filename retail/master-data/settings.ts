/** How a field is compared and ordered. */
export type FieldKind = 'text' | 'number';

/** Which field tells whether rows have been looked at, and by which codes. */
export interface StateSettings {
  field: string;
  pending: string;
  audited: string;
  rejected: string;
}

/** How the services number rows whose key nobody has typed: a prefix, and so many digits at least. */
export interface NumberingSettings {
  prefix: string;
  digits: number;
}

/** What `md_entity.settings` says of the rows of a kind. Everything may be left out. */
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
  /** Where a row tells which supplier it is about; `supplierid` when left out. */
  supplierfield?: string;
  /** Where a row tells which store it belongs to: staff sees those of his post alone. */
  shopfield?: string;
  /** Rows that are made when they are first asked for; see sample-rows.ts. */
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
