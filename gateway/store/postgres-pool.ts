import { Pool, types } from 'pg';

/** Whoever waits longer than these waits for something that has died. */
export const CONNECT_MS = 5_000;
const STATEMENT_MS = 15_000;
/** Told by the client, should the server not be there any more to keep its own limit. */
const ANSWER_MS = 20_000;
const CONNECTIONS = 10;

/** BIGINT and what sums and counts give: numbers, as in the other dialect. */
const NUMBERS: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.NUMERIC]);

/** Connections to PostgreSQL that break, wait and give up without taking the process with them. */
export function createPostgresPool(url: string, connectMs: number): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'retail-portal',
    max: CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    types: {
      getTypeParser: (type, format): unknown =>
        NUMBERS.has(type) ? Number : types.getTypeParser(type, format),
    },
  });
  // A connection that breaks while nobody asks anything: the pool lets it go, and whoever asks next is told if there is no other. Both the pool
  // and a transaction's own connection would end the process with it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
