export type SqlValue = string | number | bigint | Buffer | null;

/** What may be asked of the store, in SQL that SQLite and PostgreSQL both read; values stand for its question marks. */
export interface DurableQueries {
  /** The rows of a query. Numbers of 53 bits come as numbers, bytes as buffers. */
  all<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** How many rows a change has changed. */
  run(sql: string, values?: readonly SqlValue[]): Promise<{ changes: number }>;
}

/**
 * What must last: saved views, how columns are arranged, jobs and their files. SQLite in DATA_DIR, or PostgreSQL at DATABASE_URL for many
 * processes; whoever asks sees no difference.
 */
export interface Durable extends DurableQueries {
  readonly dialect: 'sqlite' | 'postgres';
  /**
   * Whole or not at all, as if nothing else were going on: what throws in it undoes it. It may be begun again when another process was faster, so
   * it does nothing but ask the queries that it is given; asking the store itself in it is refused, and transactions never stand in each other.
   */
  transaction<Result>(work: (queries: DurableQueries) => Promise<Result>): Promise<Result>;
  /** Rejects when the store cannot be used. */
  check(): Promise<void>;
  close(): Promise<void>;
}
