import type { Durable } from '../store/durable.ts';
import { bookParts, sheetPath, type SheetName } from '../workbook/book.ts';
import { directory, localHeader, MOST_ARCHIVE_BYTES, packWhole } from '../workbook/zip-archive.ts';
import { chunkMarks, readChunk, type ChunkMark, type NewChunk } from './chunks.ts';
import { JobStop } from './job-stop.ts';
import type { SealedBytes } from '../sealed/sealed-bytes.ts';

/** Files of a job: the workbook, the report, the file that was given, its rows, and those that were not taken in; the rows that were wrong when it was read, and their report. */
export type JobFile = 'result' | 'report' | 'source' | 'rows' | 'refused' | 'wrong' | 'errors';

/** Larger than a day's work of anybody: what grows beyond is stopped. */
export const MOST_FILE_BYTES = 100 * 1024 * 1024;
const MOST_PLAIN_BYTES = 2 * 1024 * 1024 * 1024;

/** The pieces of files of jobs, as they lie in the store. */
export interface JobFiles {
  marks(jobId: string, file: JobFile): Promise<ChunkMark[]>;
  /** Null when it is gone. */
  read(jobId: string, file: JobFile, chunk: number): Promise<Buffer | null>;
}

export function createJobFiles(durable: Durable, sealing: SealedBytes): JobFiles {
  return {
    marks: (jobId, file) => chunkMarks(durable, jobId, file),
    read: (jobId, file, chunk) => readChunk(durable, jobId, file, chunk, sealing),
  };
}

/** Refuses to grow a workbook that has become too large. */
export function checkSize(marks: readonly ChunkMark[]): void {
  const size = marks.reduce((sum, mark) => sum + mark.size, 0);
  const plain = marks.at(-1)?.plainBytes ?? 0;
  if (size > MOST_FILE_BYTES || plain > Math.min(MOST_PLAIN_BYTES, MOST_ARCHIVE_BYTES))
    throw new JobStop('FILE_TOO_LARGE');
}

/** What stands before and behind the pieces of a workbook's first sheet, once all of them are there; further small sheets come along. */
export function bookEnds(
  pieces: readonly Pick<ChunkMark, 'size' | 'plainBytes' | 'crc'>[],
  sheets: readonly (SheetName & { xml?: string })[],
  filtered: string,
): { front: Buffer; back: Buffer } {
  const parts = { ...bookParts(sheets, filtered) } as Record<string, string>;
  sheets.forEach(({ xml }, at) => {
    if (xml !== undefined) parts[sheetPath(at + 1)] = xml;
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

/** A piece that is only bytes. */
export function bareChunk(file: JobFile, chunk: number, bytes: Uint8Array): NewChunk {
  return { file, chunk, bytes, rows: 0, plainBytes: 0, crc: 0 };
}
