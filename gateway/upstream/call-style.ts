import { randomBytes } from 'node:crypto';
import { readEnvelope, type Envelope } from './envelope.ts';
import type { TransportResponse } from './transport.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

/** How a call is put into HTTP, and how its answer is read. */
export interface CallStyle {
  method: 'POST' | 'GET';
  /** Of the body; absent without one. */
  contentType?: string;
  /** As the services want it for a call; with files it goes as a header alone. */
  tokenInQuery: boolean;
  /** Largest answer; that of the transport when absent. */
  maxBytes?: number;
  read(response: TransportResponse, operation: string): Envelope;
}

const FILE_BYTES = 5 * 1024 * 1024;

export const JSON_CALL: CallStyle = {
  method: 'POST',
  contentType: 'application/json',
  tokenInQuery: true,
  read: readEnvelope,
};

/** A file comes bare, and only a refusal in an envelope. No picture begins with a brace, whatever the answer calls itself. */
export const FILE_DOWNLOAD: CallStyle = {
  method: 'GET',
  tokenInQuery: false,
  maxBytes: FILE_BYTES,
  read(response, operation) {
    const { status, body } = response;
    if (body.subarray(0, 64).toString('latin1').trimStart().startsWith('{')) return readEnvelope(response, operation);
    if (status !== 200 || body.length === 0) throw new UpstreamError('malformed', { operation });
    return { returncode: '0', message: '', data: body };
  },
};

/** What an upload is made of. Names and values are the gateway's own, never a user's: they are written as they are. */
export interface UploadForm {
  fields: Readonly<Record<string, string>>;
  file: { name: string; contentType: string; content: Buffer };
}

/** multipart/form-data, the file in a part named `file`. */
export function formUpload({ fields, file }: UploadForm): { style: CallStyle; body: Buffer } {
  const boundary = `portal-${randomBytes(16).toString('hex')}`;
  const disposition = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  const values = Object.entries(fields).map(([name, value]) => `${disposition(name)}\r\n\r\n${value}\r\n`);
  const head = `${disposition('file')}; filename="${file.name}"\r\nContent-Type: ${file.contentType}\r\n\r\n`;
  return {
    style: {
      method: 'POST',
      contentType: `multipart/form-data; boundary=${boundary}`,
      tokenInQuery: false,
      read: readEnvelope,
    },
    body: Buffer.concat([Buffer.from(values.join('') + head), file.content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
