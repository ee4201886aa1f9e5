import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { NewChunk } from '../chunks.ts';
import { MAX_FILE_BYTES, type JobFile, type JobFiles } from '../job-files.ts';
import { JobLostError } from '../job-stop.ts';
import type { ReadRow } from '../job.ts';

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

/** Packs rows as a compressed chunk of a job's file. */
export async function packRows(
  file: JobFile,
  chunk: number,
  rows: readonly ReadRow[],
): Promise<NewChunk> {
  const bytes = await pack(Buffer.from(JSON.stringify(rows), 'utf8'));
  return { file, chunk, bytes, rows: rows.length, plainBytes: 0, crc: 0 };
}

/**
 * Reads the stored rows of a file, chunk by chunk. Throws JobLost if the job was canceled
 * meanwhile.
 */
export async function* readStoredRows(
  files: JobFiles,
  jobId: string,
  file: JobFile,
): AsyncGenerator<{ chunk: number; rows: ReadRow[] }> {
  for (const { chunk } of await files.marks(jobId, file)) {
    const bytes = await files.read(jobId, file, chunk);
    // The job was canceled meanwhile and its files were deleted.
    if (bytes === null) throw new JobLostError();
    const text = await unpack(bytes, { maxOutputLength: MAX_FILE_BYTES });
    yield { chunk, rows: JSON.parse(text.toString('utf8')) as ReadRow[] };
  }
}
