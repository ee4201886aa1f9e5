import type { Durable } from '../store/durable.ts';
import { bookParts, sheetPath, type SheetName } from '../workbook/book.ts';
import { directory, localHeader, MAX_ARCHIVE_BYTES, packWhole } from '../workbook/zip-archive.ts';
import { chunkMarks, readChunk, type ChunkMark, type NewChunk } from './chunks.ts';
import { JobStoppedError } from './job-stop.ts';
import type { SealedBytes } from '../sealed/sealed-bytes.ts';

/**
 * The files of a job: `result` the exported workbook; `source` the uploaded file; `rows` its parsed
 * rows; `wrong` rows with problems found while reading, `errors` their report; `refused` rows the
 * services did not accept, `report` their report.
 */
export type JobFile = 'result' | 'report' | 'source' | 'rows' | 'refused' | 'wrong' | 'errors';

/** A job whose file grows beyond this size is stopped. Normal exports are far smaller. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;
const MAX_PLAIN_BYTES = 2 * 1024 * 1024 * 1024;

/** Read access to the stored files of jobs. */
export interface JobFiles {
  marks(jobId: string, file: JobFile): Promise<ChunkMark[]>;
  /** Null when the chunk no longer exists. */
  read(jobId: string, file: JobFile, chunk: number): Promise<Buffer | null>;
}

export function createJobFiles(durable: Durable, sealing: SealedBytes): JobFiles {
  return {
    marks: (jobId, file) => chunkMarks(durable, jobId, file),
    read: (jobId, file, chunk) => readChunk(durable, jobId, file, chunk, sealing),
  };
}

/** Throws JobStop when a workbook has become too large. */
export function checkSize(marks: readonly ChunkMark[]): void {
  const size = marks.reduce((sum, mark) => sum + mark.size, 0);
  const plain = marks.at(-1)?.plainBytes ?? 0;
  if (size > MAX_FILE_BYTES || plain > Math.min(MAX_PLAIN_BYTES, MAX_ARCHIVE_BYTES))
    throw new JobStoppedError('FILE_TOO_LARGE');
}

/**
 * The bytes before and after the chunks of a workbook's first sheet, computed once all chunks are
 * written. Further small sheets are included.
 */
export function bookEnds(
  pieces: readonly Pick<ChunkMark, 'size' | 'plainBytes' | 'crc'>[],
  sheets: readonly (SheetName & { xml?: string })[],
  filtered: string,
): { front: Buffer; back: Buffer } {
  const parts = { ...bookParts(sheets, filtered) } as Record<string, string>;
  sheets.forEach(({ xml }, index) => {
    if (xml !== undefined) parts[sheetPath(index + 1)] = xml;
  });
  const small = Object.entries(parts).map(([name, text]) => packWhole(name, text));
  const last = pieces.at(-1);
  const sheet = {
    name: sheetPath(1),
    crc: last?.crc ?? 0,
    packedBytes: pieces.reduce((sum, { size }) => sum + size, 0),
    plainBytes: last?.plainBytes ?? 0,
  };
  return {
    front: Buffer.concat([
      ...small.flatMap(({ entry, bytes }) => [localHeader(entry), bytes]),
      localHeader(sheet),
    ]),
    back: directory([...small.map(({ entry }) => entry), sheet]),
  };
}

/** A chunk without rows and checksum, for parts that are not sheet data. */
export function bareChunk(file: JobFile, chunk: number, bytes: Uint8Array): NewChunk {
  return { file, chunk, bytes, rows: 0, plainBytes: 0, crc: 0 };
}
