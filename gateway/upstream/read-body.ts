import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { TransportError } from './transport.ts';

const unpack = promisify(gunzip);

interface Answer {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: AsyncIterable<Uint8Array>;
}

/**
 * Reads the whole body, decompressed. Never holds more than maxBytes in memory, compressed or not.
 */
export async function readBody({ headers, body }: Answer, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > maxBytes)
      throw new TransportError('malformed', new Error(`body larger than ${maxBytes} bytes`));
    parts.push(part);
  }
  const whole = Buffer.concat(parts, size);
  return String(headers['content-encoding'] ?? '').toLowerCase() === 'gzip'
    ? gunzipped(whole, maxBytes)
    : whole;
}

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
