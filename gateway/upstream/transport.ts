/**
 * One HTTP exchange, and nothing about envelopes or tokens. Production uses an undici pool per origin, the resolver tests a few
 * lines over `fetch`, so that nock can see the calls.
 */
export interface TransportRequest {
  method: 'POST' | 'GET';
  /** Absolute, with the query string. Never to be logged: the token rides in it. */
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer;
  timeoutMs: number;
  signal?: AbortSignal;
  /** Largest body, unpacked; 32 MB when absent. */
  maxBytes?: number;
}

export interface TransportResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The whole body, unpacked when it was gzip. */
  body: Buffer;
}

export interface Transport {
  (request: TransportRequest): Promise<TransportResponse>;
  close?(): Promise<void>;
}

export const MAX_BODY_BYTES = 32 * 1024 * 1024;

/**
 * How an exchange fails: no answer in time, no connection or none that held until the head, or a body that broke off, is too large or
 * cannot be unpacked. A transport may throw other errors too; they count as unreachable, except a DOMException named TimeoutError.
 */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly failure: 'timeout' | 'unreachable' | 'malformed';
  constructor(failure: TransportError['failure'], cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}
