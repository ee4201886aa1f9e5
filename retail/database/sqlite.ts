import Database from 'libsql';

/** A prepared query. Its row type is stated where the SQL is, because only the SQL decides it. */
export interface Statement<Row> {
  all(...values: unknown[]): Row[];
  get(...values: unknown[]): Row | undefined;
  iterate(...values: unknown[]): IterableIterator<Row>;
  run(...values: unknown[]): { changes: number };
  /** Answers the first column of each row instead of an object. */
  pluck(): this;
  /** Answers the columns of each row as an array instead of an object. */
  raw(): this;
}

/** A connection to the data file. The API is better-sqlite3's, synchronous; the row types of its statements are ours. */
export interface RetailDatabase {
  prepare<Row = unknown>(source: string): Statement<Row>;
  transaction: Database.Database['transaction'];
  exec(source: string): unknown;
  pragma(source: string, options?: { simple?: boolean }): unknown;
  close(): unknown;
}

/** Opens a connection with the driver's own settings: a file's path, or a `file:` address with options. */
export function openFile(file: string): RetailDatabase {
  return new Database(file, { timeout: 5000 }) as RetailDatabase;
}

/** Opens a connection the way the services use it: write-ahead log, and a crash of the machine may cost the last moments, never the file. */
export function connect(file: string): RetailDatabase {
  const db = openFile(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  return db;
}

/**
 * The row of a query that always has one: an aggregate, or a row that another one refers to. It can be answered as it is, unlike what
 * `get` returns, because the driver's `get` adds a property to the row.
 */
export function onlyRow<Row>(statement: Statement<Row>, values: unknown = []): Row {
  const [row] = statement.all(values);
  if (row === undefined) throw new Error('A query that always has a row has none');
  return row;
}

declare const shapeOfJson: unique symbol;

/** The text of a column that holds JSON. These services wrote it themselves, so the type of the row states its shape. */
export type Json<Shape> = string & { readonly [shapeOfJson]: Shape };

export function readJson<Shape>(text: Json<Shape>): Shape {
  return JSON.parse(text) as Shape;
}
