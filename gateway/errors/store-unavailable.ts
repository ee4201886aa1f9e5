/**
 * A store of the gateway, Redis or PostgreSQL, cannot be used now. The store has logged why, so the
 * error is not logged again for each request.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  /** The status of an answer outside GraphQL. */
  readonly statusCode = 503;
  constructor(cause: unknown) {
    const { message, code } = cause as { message?: string; code?: string };
    super(`a store cannot be used: ${message || (code ?? 'unknown')}`, { cause });
  }
}
