import Database from 'libsql';

/** A connection to the data file; the API is better-sqlite3's, synchronous. */
export type RetailDatabase = Database.Database;

/** Opens a connection the way the services use it: write-ahead log, and a crash of the machine may cost the last moments, never the file. */
export function connect(file: string): RetailDatabase {
  const db = new Database(file, { timeout: 5000 });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  return db;
}

/** The first row of a query, fit to be answered as it is: the driver's own `get` adds a property of its own to the row. */
export function firstRow(
  db: RetailDatabase,
  query: string,
  values: readonly unknown[] | Readonly<Record<string, unknown>>,
): unknown {
  return db.prepare(query).all(values)[0];
}
