/** The column in which a field is stored, and how it is converted. */
interface Written {
  column: string;
  /** SQL of the stored value, with one `?` for the field's value. */
  sql?: string;
  /** The stored value of an empty field. */
  initial?: string | number;
}

export interface WrittenTable {
  table: string;
  /** Column that contains the key of the row. */
  key: string;
  /** By field. */
  columns: Readonly<Record<string, Written>>;
  /** Columns of a new row that the form does not fill, as SQL. */
  made?: Readonly<Record<string, string>>;
}

/**
 * Master data that documents and figures use: its own table is the only place of its columns. Further fields of a list are stored in
 * `md_row`, under the same key.
 */
export interface BaseTable {
  /** The field by which documents name a row. */
  key: string;
  from: string;
  /** SQL of each field. It has a numeric affinity if numbers are compared. */
  fields: Readonly<Record<string, string>>;
  order: string;
  /** Where fields are written; the first holds the row itself. Fields of no table can only be read. */
  tables: readonly WrittenTable[];
  /** Fields that are always required, also where the module's metadata does not say so. */
  required?: readonly string[];
  /** Statements for a new row, with `?` for its key. */
  added?: readonly string[];
  /** Statements for a deleted row, with `?` for its key. */
  removed?: readonly string[];
  /** Queries that find uses of a row, with `?` for its key; a used row cannot be deleted. */
  uses?: readonly string[];
}
