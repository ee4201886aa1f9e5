import type { Addresses } from './addresses.ts';
import { fromTransport } from './http-call.ts';
import { gunzipped } from './gunzip.ts';
import type { ServiceGuards } from './service-guards.ts';
import type { Transport } from './transport.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

/**
 * Fetches a file of the services by the path they named, which is used unchanged. The token is sent
 * as a header only.
 */
export type Download = (path: string, accessToken?: string) => Promise<Buffer>;

const USE = 'languagePack';
const MAX_BYTES = 5 * 1024 * 1024;

/**
 * Downloads language packs: allow-listed paths, at most 5 MB. Packs that are .gz files are
 * decompressed too.
 */
export function createDownload({
  transport,
  guard,
  addresses,
  timeoutMs: limitMs,
}: {
  transport: Transport;
  guard: ServiceGuards['guard'];
  addresses: Addresses;
  timeoutMs: number;
}): Download {
  async function fetchFile(
    url: URL,
    accessToken: string | undefined,
    timeoutMs: number,
  ): Promise<Buffer> {
    const headers: Record<string, string> =
      accessToken === undefined ? {} : { ssoToken: accessToken };
    try {
      const { status, body } = await transport({
        method: 'GET',
        url,
        headers,
        timeoutMs,
        maxBytes: MAX_BYTES,
      });
      if (status !== 200) throw new UpstreamError('malformed', { operation: USE });
      return isGzip(body) ? await gunzipped(body, MAX_BYTES) : body;
    } catch (error) {
      throw error instanceof UpstreamError ? error : fromTransport(error, USE);
    }
  }

  return async function download(path, accessToken) {
    const url = addresses.ofPath(USE, path);
    const call = { url, operation: USE, timeoutMs: limitMs };
    return guard(call, (timeoutMs) => fetchFile(url, accessToken, timeoutMs));
  };
}

function isGzip(body: Buffer): boolean {
  return body[0] === 0x1f && body[1] === 0x8b;
}
