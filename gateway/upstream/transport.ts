/**
 * One HTTP exchange, without envelopes or tokens. Production uses an undici pool per origin; the
 * resolver tests use `fetch`, so that nock can intercept the calls.
 */
export interface TransportRequest {
  method: 'POST' | 'GET';
  /** Absolute, with the query string. Must never be logged, because it contains the token. */
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer;
  timeoutMs: number;
  signal?: AbortSignal;
  /** Maximum body size, decompressed; 32 MB when absent. */
  maxBytes?: number;
}

export interface TransportResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The whole body, decompressed if it was gzip. */
  body: Buffer;
}

export interface Transport {
  (request: TransportRequest): Promise<TransportResponse>;
  close?(): Promise<void>;
}

export const MAX_BODY_BYTES = 32 * 1024 * 1024;

/**
 * How an exchange fails: `timeout` no answer in time; `unreachable` no connection, or it broke
 * before the headers; `malformed` the body broke off, is too large or cannot be decompressed. A
 * transport may throw other errors; they count as unreachable, except a DOMException named
 * TimeoutError.
 */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly failure: 'timeout' | 'unreachable' | 'malformed';
  constructor(failure: TransportError['failure'], cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}
