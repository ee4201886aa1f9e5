import { FormData, Response } from 'undici';
import { isSuccess, readEnvelope, type Envelope } from './envelope.ts';
import type { ParseBody } from './equal-answers.ts';
import type { TransportResponse } from './transport.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

/** How a call is encoded in HTTP and how its answer is read. */
export interface CallStyle {
  method: 'POST' | 'GET';
  /** Content type of the body; absent without a body. */
  contentType?: string;
  /**
   * Whether the token is also a query parameter, as the services require for JSON calls. Files send
   * it as a header only.
   */
  tokenInQuery: boolean;
  /** Maximum size of the answer; the transport's limit when absent. */
  maxBytes?: number;
  read(response: TransportResponse, operation: string, parse: ParseBody): Envelope;
}

const MAX_FILE_BYTES = 5 * 1024 * 1024;

export const JSON_CALL: CallStyle = {
  method: 'POST',
  contentType: 'application/json',
  tokenInQuery: true,
  read: readEnvelope,
};

/**
 * A file is sent without an envelope; only a refusal has one. Files that begin with a brace are
 * read as an envelope whatever the content type says, because no picture does.
 */
export const FILE_DOWNLOAD: CallStyle = {
  method: 'GET',
  tokenInQuery: false,
  maxBytes: MAX_FILE_BYTES,
  read(response, operation, parse) {
    const { status, body } = response;
    if (body.subarray(0, 64).toString('latin1').trimStart().startsWith('{')) {
      const envelope = readEnvelope(response, operation, parse);
      if (!isSuccess(envelope)) return envelope;
    } else if (status === 200 && body.length > 0)
      return { returncode: '0', message: '', data: body };
    // Neither a file nor a refusal.
    throw new UpstreamError('malformed', { operation });
  },
};

/** The parts of an upload. */
export interface UploadForm {
  fields: Readonly<Record<string, string>>;
  file: { name: string; contentType: string; content: Buffer };
}

/** Encodes an upload as multipart/form-data, with the file in a part named `file`. */
export async function formUpload({
  fields,
  file,
}: UploadForm): Promise<{ style: CallStyle; body: Buffer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(
    'file',
    new File([new Uint8Array(file.content)], file.name, { type: file.contentType }),
  );
  // Encoded here so that every transport sends the same bytes and knows their length.
  const encoded = new Response(form);
  return {
    style: {
      method: 'POST',
      contentType: encoded.headers.get('content-type') ?? 'multipart/form-data',
      tokenInQuery: false,
      read: readEnvelope,
    },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}
