import { Pool, types } from 'pg';
import type { ProblemLogOptions } from '../problem-log.ts';
import { postgresAddress } from './postgres-address.ts';

/** Time limits of connecting and of a statement. */
const CONNECT_MS = 5_000;
const STATEMENT_MS = 15_000;
/** The client's own limit, for a server that no longer answers at all. */
const ANSWER_MS = 20_000;
const CONNECTIONS = 10;

/** Types of integers and sums, which are read as numbers, as in SQLite. */
const NUMBERS: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.NUMERIC]);

/** Creates a pool of connections to PostgreSQL whose failures never end the process. Throws an error if the files of its address cannot be used. */
export function createPostgresPool(
  url: string,
  { connectMs = CONNECT_MS, ...log }: ProblemLogOptions & { connectMs?: number | undefined },
): Pool {
  const pool = new Pool({
    ...postgresAddress(url, log),
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
  // Without these listeners, a connection that breaks while idle or in a transaction would end the
  // process. The pool replaces it, and the next query reports if that is impossible.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
