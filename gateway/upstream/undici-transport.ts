import { Pool, type Dispatcher } from 'undici';
import { readBody } from './read-body.ts';
import {
  MAX_BODY_BYTES,
  TransportError,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from './transport.ts';

export interface UndiciTransportOptions {
  /** Connections per origin; about the number of calls that run at the same time. */
  connections: number;
}

/**
 * The production transport: a pool of keep-alive connections per origin. Origins come only from the
 * configuration, so the number of pools is limited.
 */
export function createUndiciTransport({
  connections,
}: UndiciTransportOptions): Transport & { close(): Promise<void> } {
  const pools = new Map<string, Pool>();

  function poolOf(origin: string): Pool {
    let pool = pools.get(origin);
    if (!pool)
      pools.set(
        origin,
        (pool = new Pool(origin, { connections, headersTimeout: 0, bodyTimeout: 0 })),
      );
    return pool;
  }

  async function exchange(
    request: TransportRequest,
    signal: AbortSignal,
  ): Promise<TransportResponse> {
    const { url, method, headers, body, maxBytes = MAX_BODY_BYTES } = request;
    let answer: Dispatcher.ResponseData | undefined;
    try {
      answer = await poolOf(url.origin).request({
        method,
        path: url.pathname + url.search,
        headers: { 'accept-encoding': 'gzip', ...headers },
        ...(body !== undefined && { body }),
        signal,
      });
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: await readBody(answer, maxBytes),
      };
    } catch (error) {
      answer?.body.on('error', () => {}).destroy();
      throw error instanceof TransportError
        ? error
        : new TransportError(answer ? 'malformed' : 'unreachable', error);
    }
  }

  /** One time limit covers connecting, headers and body. */
  async function transport(request: TransportRequest): Promise<TransportResponse> {
    const limit = new AbortController();
    const abort = () => limit.abort();
    const timer = setTimeout(abort, request.timeoutMs);
    if (request.signal?.aborted) limit.abort();
    request.signal?.addEventListener('abort', abort, { once: true });
    try {
      return await exchange(request, limit.signal);
    } catch (error) {
      if (!limit.signal.aborted) throw error;
      throw new TransportError(request.signal?.aborted ? 'unreachable' : 'timeout', error);
    } finally {
      clearTimeout(timer);
      request.signal?.removeEventListener('abort', abort);
    }
  }

  /**
   * Destroys the pools without waiting for answers, because a hanging service would delay the
   * shutdown.
   */
  async function close(): Promise<void> {
    await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    pools.clear();
  }

  return Object.assign(transport, { close });
}
