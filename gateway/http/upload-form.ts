import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_PICTURE_BYTES, pictureTooLarge } from '../files/check-picture.ts';
import { FileRefusal } from '../files/file-refusal.ts';

export interface UploadedFile {
  /** The name of the file on the user's machine. */
  filename: string;
  content: Buffer;
}

/** Maximum bytes of a form in addition to its file: names, boundaries, headers. */
const FORM_BYTES = 16 * 1024;

/** The maximum size of a kind of upload, and the errors for a file that is too large or missing. */
export interface UploadKind {
  maxBytes: number;
  tooLarge(): FileRefusal;
  missing(): FileRefusal;
}

const PICTURE_UPLOAD: UploadKind = {
  maxBytes: MAX_PICTURE_BYTES,
  tooLarge: pictureTooLarge,
  missing: () => new FileRefusal('FILE_MISSING'),
};

/** Lets a scope's routes accept forms with one small file. */
export async function uploadForms(
  scope: FastifyInstance,
  { maxBytes }: UploadKind = PICTURE_UPLOAD,
): Promise<void> {
  await scope.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    // One byte more than the maximum, so that larger files are detected.
    limits: { files: 1, fields: 4, fieldSize: 1024, headerPairs: 16, fileSize: maxBytes + 1 },
  });
}

/**
 * The file in the part `file` of a form. Stops reading as soon as the size is exceeded, or before
 * if the content length says so.
 */
export async function readUpload(
  request: FastifyRequest,
  kind: UploadKind = PICTURE_UPLOAD,
): Promise<UploadedFile> {
  if (Number(request.headers['content-length']) > kind.maxBytes + FORM_BYTES) throw kind.tooLarge();
  if (!request.isMultipart()) throw kind.missing();
  try {
    return await readPart(request, kind);
  } catch (error) {
    // All other errors mean that the form is malformed or was cut off.
    throw error instanceof FileRefusal ? error : kind.missing();
  }
}

async function readPart(request: FastifyRequest, kind: UploadKind): Promise<UploadedFile> {
  const part = await request.file();
  if (part?.fieldname !== 'file') throw kind.missing();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > kind.maxBytes) throw kind.tooLarge();
    chunks.push(chunk);
  }
  return { filename: part.filename, content: Buffer.concat(chunks, size) };
}

/**
 * Whether the rest of a refused body may be so long that closing the connection is better than
 * reading it. A short rest is read, so that the client gets the answer.
 */
export function mayHaveLongRemainder({ raw, headers }: FastifyRequest): boolean {
  return (
    !raw.complete && !(Number(headers['content-length']) <= PICTURE_UPLOAD.maxBytes + FORM_BYTES)
  );
}
