/**
 * One HTTP exchange, and nothing about envelopes or tokens. Production uses an undici pool per origin, the resolver tests a few
 * lines over `fetch`, so that nock can see the calls.
 */
export interface TransportRequest {
  method: 'POST' | 'GET';
  /** Absolute, with the query string. Never to be logged: the token rides in it. */
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: string;
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface TransportResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The whole body, unpacked when it was gzip. */
  body: Buffer;
}

export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
