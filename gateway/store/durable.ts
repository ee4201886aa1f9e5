export type SqlValue = string | number | bigint | Buffer | null;

/** Queries in SQL that both SQLite and PostgreSQL understand. Values replace the question marks. */
export interface DurableQueries {
  /** The rows of a query. Integers up to 53 bits are numbers, bytes are buffers. */
  all<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** Runs a statement and returns the number of changed rows. */
  run(sql: string, values?: readonly SqlValue[]): Promise<{ changes: number }>;
}

/**
 * Lasting data: saved views, column settings, saved queries, API tokens, webhooks, jobs and their files. SQLite in DATA_DIR, or
 * PostgreSQL at DATABASE_URL for several processes; callers see no difference.
 */
export interface Durable extends DurableQueries {
  readonly dialect: 'sqlite' | 'postgres';
  /**
   * Runs the work in a serializable transaction; an error rolls it back. It may run again after a
   * conflict with another process, so it must have no effects other than the given queries. Using
   * the store itself inside it, or nesting transactions, throws an error.
   */
  transaction<Result>(work: (queries: DurableQueries) => Promise<Result>): Promise<Result>;
  /** Rejects if the store cannot be used. */
  check(): Promise<void>;
  close(): Promise<void>;
}
