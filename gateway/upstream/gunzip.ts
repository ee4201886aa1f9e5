import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { TransportError } from './transport.ts';

const unpack = promisify(gunzip);

/**
 * Decompresses a body. A small body can expand by 1000 to 1, so the limit applies to the output.
 */
export async function gunzipped(packed: Buffer, maxBytes: number): Promise<Buffer> {
  try {
    return await unpack(packed, { maxOutputLength: maxBytes });
  } catch (error) {
    throw new TransportError('malformed', error);
  }
}
