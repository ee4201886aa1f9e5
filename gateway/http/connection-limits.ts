/** How long a client may take to send its request and to read the answer, in milliseconds. */
export interface ConnectionLimits {
  /** The headers, also of a new connection on which nothing has been sent. */
  headersMs: number;
  /** The body of a request without a file. */
  bodyMs: number;
  /** A whole request, which may contain a file. */
  requestMs: number;
  /** A connection on which nothing moves in either direction: its client does not read the answer. */
  silentMs: number;
  /** How often Node looks for late headers and requests. */
  checkEveryMs: number;
}

/**
 * The limits of production. A silent connection is allowed more than the 60 seconds that a request
 * may be executed, and far more than the 25 seconds between two heartbeats of live events.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  bodyMs: 10_000,
  requestMs: 120_000,
  silentMs: 75_000,
  checkEveryMs: 1_000,
};
