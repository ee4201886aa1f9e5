/** How a field is compared and ordered. */
export type FieldKind = 'text' | 'number';

/** The field that holds the approval state of rows, and its codes. */
interface StateSettings {
  field: string;
  pending: string;
  audited: string;
  rejected: string;
}

/** How rows are numbered if no key is typed: a prefix and a minimum number of digits. */
export interface NumberingSettings {
  prefix: string;
  digits: number;
}

/** The content of `md_entity.settings`; all settings are optional. */
export interface EntitySettings {
  /** The field whose value is the row's id; the id alone names a row without one. */
  key?: string;
  /** The fields that may be searched and ordered by. */
  fields?: Readonly<Record<string, FieldKind>>;
  /** Fields whose values must be unique. */
  unique?: readonly string[];
  numbering?: NumberingSettings;
  state?: StateSettings;
  /**
   * All staff may read it, because forms choose from it; otherwise only staff with a module that
   * lists it or chooses from it.
   */
  open?: boolean;
  /** What suppliers see: everything, rows about themselves, or nothing (the default). */
  suppliers?: 'all' | 'own' | 'none';
  /** The field that holds the supplier of a row; `supplierid` by default. */
  supplierfield?: string;
  /** The field that holds the store of a row. Staff see the rows of the stores of their post. */
  shopfield?: string;
  /** Rows that are created at the first request; see sample-rows.ts. */
  sample?: SampleSettings;
}

export interface SampleSettings {
  rows: number;
  prefix: string;
  /**
   * The value of a field by row number: a prefix with the number, one of some codes, a number below
   * `below`, or days before a date.
   */
  fields: Readonly<Record<string, SampleField>>;
}

export type SampleField =
  | { text: string; of?: number }
  | { codes: readonly string[] }
  | { below: number; decimals: number }
  | { day: string; back: number };
