import type { Transport } from '../../../gateway/upstream/transport.ts';

/**
 * A transport that uses `fetch`, because nock intercepts fetch but not the connection pools of
 * undici.
 */
export function createFetchTransport(fetchFn: typeof fetch = fetch): Transport {
  return async ({ method, url, headers, body, timeoutMs, signal }) => {
    const limit = AbortSignal.timeout(timeoutMs);
    const init = {
      method,
      headers: { ...headers },
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    };
    const response = await fetchFn(
      url,
      body === undefined
        ? init
        : { ...init, body: typeof body === 'string' ? body : new Uint8Array(body) },
    );
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
}
