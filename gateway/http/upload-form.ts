import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MOST_BYTES, tooLarge } from '../files/check-picture.ts';
import { FileRefusal } from '../files/file-refusal.ts';

export interface UploadedFile {
  /** As the user's machine calls it. */
  filename: string;
  content: Buffer;
}

/** What a form is beside its file: names, boundaries, headers. */
const FORM_BYTES = 16 * 1024;

/** What a kind of file may weigh, and what is said when there is too much of it or none. */
export interface UploadKind {
  mostBytes: number;
  tooLarge(): FileRefusal;
  missing(): FileRefusal;
}

const PICTURE: UploadKind = {
  mostBytes: MOST_BYTES,
  tooLarge,
  missing: () => new FileRefusal('FILE_MISSING'),
};

/** Lets a scope's routes take forms with one small file. */
export async function uploadForms(
  scope: FastifyInstance,
  { mostBytes }: UploadKind = PICTURE,
): Promise<void> {
  await scope.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    // One byte more than may be: that byte is how too much is seen.
    limits: { files: 1, fields: 4, fieldSize: 1024, headerPairs: 16, fileSize: mostBytes + 1 },
  });
}

/** The file of a form, in its part `file`. Nothing is read of one that says that it is too large, and no more than the limit of one that does not. */
export async function readUpload(
  request: FastifyRequest,
  kind: UploadKind = PICTURE,
): Promise<UploadedFile> {
  if (Number(request.headers['content-length']) > kind.mostBytes + FORM_BYTES)
    throw kind.tooLarge();
  if (!request.isMultipart()) throw kind.missing();
  try {
    return await readPart(request, kind);
  } catch (error) {
    // Anything else that goes wrong here is a form that is broken or broke off.
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
    if (size > kind.mostBytes) throw kind.tooLarge();
    chunks.push(chunk);
  }
  return { filename: part.filename, content: Buffer.concat(chunks, size) };
}

/** Whether so much of a body may still come that the connection is better closed than waited for; a little is let in, so that the answer is heard. */
export function mayStillBeLong({ raw, headers }: FastifyRequest): boolean {
  return !raw.complete && !(Number(headers['content-length']) <= PICTURE.mostBytes + FORM_BYTES);
}
