import type { DurableQueries } from '../store/durable.ts';
import type { SealedBytes } from '../sealed/sealed-bytes.ts';

/** A piece of a file of a job. */
export interface NewChunk {
  file: string;
  /** Its place in the file. */
  chunk: number;
  bytes: Uint8Array;
  /** Rows in it. */
  rows: number;
  /** Of the file up to its end, unpacked. */
  plainBytes: number;
  crc: number;
}

/** The same without its bytes. */
export interface ChunkMark {
  chunk: number;
  size: number;
  rows: number;
  plainBytes: number;
  crc: number;
}

interface MarkRow {
  chunk: number;
  size: number;
  row_count: number;
  plain_bytes: number;
  crc: number;
}

const placeOf = (id: string, file: string, chunk: number): string => `${id} ${file} ${chunk}`;

export async function writeChunk(
  queries: DurableQueries,
  id: string,
  piece: NewChunk,
  sealing: SealedBytes,
): Promise<void> {
  const { file, chunk, bytes, rows, plainBytes, crc } = piece;
  // Whoever does a step again puts what it makes in the place of what was there.
  await queries.run('DELETE FROM job_chunk WHERE job_id = ? AND file = ? AND chunk = ?', [
    id,
    file,
    chunk,
  ]);
  await queries.run(
    'INSERT INTO job_chunk (job_id, file, chunk, bytes, size, row_count, plain_bytes, crc) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    [
      id,
      file,
      chunk,
      sealing.seal(bytes, placeOf(id, file, chunk)),
      bytes.length,
      rows,
      plainBytes,
      crc,
    ],
  );
}

/** Null when it is gone. */
export async function readChunk(
  queries: DurableQueries,
  id: string,
  file: string,
  chunk: number,
  sealing: SealedBytes,
): Promise<Buffer | null> {
  const [row] = await queries.all<{ bytes: Buffer }>(
    'SELECT bytes FROM job_chunk WHERE job_id = ? AND file = ? AND chunk = ?',
    [id, file, chunk],
  );
  return row === undefined ? null : sealing.unseal(row.bytes, placeOf(id, file, chunk));
}

/** The pieces of a file in their order. */
export async function chunkMarks(
  queries: DurableQueries,
  id: string,
  file: string,
): Promise<ChunkMark[]> {
  const rows = await queries.all<MarkRow>(
    'SELECT chunk, size, row_count, plain_bytes, crc FROM job_chunk WHERE job_id = ? AND file = ? ORDER BY chunk',
    [id, file],
  );
  return rows.map(({ chunk, size, row_count: count, plain_bytes: plainBytes, crc }) => ({
    chunk,
    size,
    rows: count,
    plainBytes,
    crc,
  }));
}

/** All files of a job, or one. */
export async function removeChunks(
  queries: DurableQueries,
  id: string,
  file?: string,
): Promise<void> {
  if (file === undefined) await queries.run('DELETE FROM job_chunk WHERE job_id = ?', [id]);
  else await queries.run('DELETE FROM job_chunk WHERE job_id = ? AND file = ?', [id, file]);
}
