/** Where a field of a row is kept, and what it becomes there. */
interface Written {
  column: string;
  /** SQL of what is kept, with one `?` for the value. */
  sql?: string;
  /** What is kept for nothing. */
  initial?: string | number;
}

export interface WrittenTable {
  table: string;
  /** Column that the key of the row is in. */
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
  /** What the row is read from, by field. Where a number is compared, its SQL has a numeric affinity. */
  fields: Readonly<Record<string, string>>;
  order: string;
  /** Where fields are written; the first holds the row itself. Fields of no table can only be read. */
  tables: readonly WrittenTable[];
  /** Fields that are always required, also where the module's metadata does not say so. */
  required?: readonly string[];
  /** Statements for a new row, with `?` for its key. */
  added?: readonly string[];
  /** Statements for a row that goes, with `?` for its key. */
  removed?: readonly string[];
  /** Queries that find where a row is used, with `?` for its key: one that is used stays. */
  uses?: readonly string[];
}
