import type { DurableQueries } from '../store/durable.ts';
import type { SealedBytes } from '../sealed/sealed-bytes.ts';

/** A chunk of a job's file, to be stored. */
export interface NewChunk {
  file: string;
  /** Its index in the file. */
  chunk: number;
  bytes: Uint8Array;
  /** Number of rows in this chunk. */
  rows: number;
  /** Size of the uncompressed file up to the end of this chunk. */
  plainBytes: number;
  crc: number;
}

/** A stored chunk without its bytes. */
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

const sealingContext = (id: string, file: string, chunk: number): string =>
  `${id} ${file} ${chunk}`;

export async function writeChunk(
  queries: DurableQueries,
  id: string,
  piece: NewChunk,
  sealing: SealedBytes,
): Promise<void> {
  const { file, chunk, bytes, rows, plainBytes, crc } = piece;
  // A repeated step overwrites the chunk it wrote before.
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
      sealing.seal(bytes, sealingContext(id, file, chunk)),
      bytes.length,
      rows,
      plainBytes,
      crc,
    ],
  );
}

/** The decrypted bytes of a chunk. Null when it no longer exists or cannot be decrypted. */
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
  return row === undefined ? null : sealing.unseal(row.bytes, sealingContext(id, file, chunk));
}

/** All chunks of a file in order, without their bytes. */
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

/** Deletes the chunks of one file of a job, or of all its files when no file is given. */
export async function removeChunks(
  queries: DurableQueries,
  id: string,
  file?: string,
): Promise<void> {
  if (file === undefined) await queries.run('DELETE FROM job_chunk WHERE job_id = ?', [id]);
  else await queries.run('DELETE FROM job_chunk WHERE job_id = ? AND file = ?', [id, file]);
}
