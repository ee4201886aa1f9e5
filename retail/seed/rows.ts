import type { RetailDatabase } from '../database/sqlite.ts';

export type Value = string | number | null;

/** Approximate number of values per statement at which SQLite is fastest. */
const VALUES_A_STATEMENT = 480;

/** Collects the rows of one table and inserts many of them with each statement. Call `end` after the last row. */
export interface RowWriter {
  add(...row: Value[]): void;
  end(): void;
}

export function createRowWriter(
  db: RetailDatabase,
  table: string,
  columns: readonly string[],
): RowWriter {
  const tuple = `(${columns.map(() => '?').join(',')})`;
  const statement = (rows: number) =>
    db.prepare(
      `INSERT INTO ${table} (${columns.join(',')}) VALUES ${Array(rows).fill(tuple).join(',')}`,
    );
  const full = Math.max(1, Math.floor(VALUES_A_STATEMENT / columns.length)) * columns.length;
  const insert = statement(full / columns.length);
  let values: Value[] = [];
  return {
    add(...row) {
      for (const value of row) values.push(value);
      if (values.length < full) return;
      insert.run(values);
      values = [];
    },
    end() {
      if (values.length > 0) statement(values.length / columns.length).run(values);
      values = [];
    },
  };
}

/** Inserts a table's rows at once. */
export function insertRows(
  db: RetailDatabase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
): void {
  const writer = createRowWriter(db, table, columns);
  for (const row of rows) writer.add(...row);
  writer.end();
}

/**
 * Inserts blocks of rows with the same keys except for the first columns; only the differing values
 * are bound.
 */
export interface BlockWriter {
  /** One value for each of the first columns, then the values of the first row, of the second, and so on. */
  write(values: Value[]): void;
}

interface BlockColumns {
  /** Same for all rows of a block. */
  block: readonly string[];
  /** Differ by row, the same in each block. */
  row: readonly string[];
  values: readonly string[];
}

export function createBlockWriter(
  db: RetailDatabase,
  table: string,
  { block, row, values }: BlockColumns,
  keys: readonly (readonly number[])[],
): BlockWriter {
  const first = block.map((_, index) => `?${String(index + 1)}`).join(',');
  const tuples = keys.map((key, at) => {
    const bound = values.map(
      (_, index) => `?${String(block.length + at * values.length + index + 1)}`,
    );
    return `(${[first, ...key.map(String), ...bound].join(',')})`;
  });
  const statement = db.prepare(
    `INSERT INTO ${table} (${[...block, ...row, ...values].join(',')}) VALUES ${tuples.join(',')}`,
  );
  return { write: (bound) => void statement.run(bound) };
}
