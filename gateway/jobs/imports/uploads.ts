import { randomUUID } from 'node:crypto';
import type { Clock } from '../../async/clock.ts';
import type { Durable } from '../../store/durable.ts';
import { removeChunks, writeChunk } from '../chunks.ts';
import { bareChunk } from '../job-files.ts';
import { isStoredId } from '../job-store.ts';
import type { SealedBytes } from '../../sealed/sealed-bytes.ts';

/**
 * Uploaded files that wait for an import to be started. The import job takes over the file's id and
 * thereby its content.
 */
export interface Uploads {
  /**
   * Stores a file and returns its id. The oldest uploads of the account are removed if there are
   * too many.
   */
  save(account: string, name: string, content: Buffer): Promise<string>;
  /** The file's name; null when it does not exist, has expired or belongs to another account. */
  nameOf(id: string, account: string): Promise<string | null>;
  purge(): Promise<void>;
}

const MAX_UPLOADS = 5;
const UPLOAD_RETENTION_MS = 3_600_000;
const CHUNK_BYTES = 512 * 1024;

export function createUploads(durable: Durable, sealing: SealedBytes, clock: Clock): Uploads {
  const nameContext = (id: string): string => `${id} name`;
  return {
    save: (account, name, content) =>
      durable.transaction(async (queries) => {
        const id = randomUUID();
        const older = await queries.all<{ id: string }>(
          'SELECT id FROM job_upload WHERE account = ? ORDER BY created_at DESC, id',
          [account],
        );
        for (const { id: old } of older.slice(MAX_UPLOADS - 1)) {
          await removeChunks(queries, old);
          await queries.run('DELETE FROM job_upload WHERE id = ?', [old]);
        }
        await queries.run(
          'INSERT INTO job_upload (id, account, sealed, size, created_at) VALUES (?, ?, ?, ?, ?)',
          [
            ...[id, account, sealing.seal(Buffer.from(name, 'utf8'), nameContext(id))],
            ...[content.length, clock()],
          ],
        );
        for (
          let offset = 0, chunk = 1;
          offset < content.length;
          offset += CHUNK_BYTES, chunk += 1
        ) {
          await writeChunk(
            queries,
            id,
            bareChunk('source', chunk, content.subarray(offset, offset + CHUNK_BYTES)),
            sealing,
          );
        }
        return id;
      }),
    async nameOf(id, account) {
      if (!isStoredId(id)) return null;
      const [row] = await durable.all<{ sealed: Buffer; created_at: number }>(
        'SELECT sealed, created_at FROM job_upload WHERE id = ? AND account = ?',
        [id, account],
      );
      if (row === undefined || row.created_at + UPLOAD_RETENTION_MS <= clock()) return null;
      return sealing.unseal(row.sealed, nameContext(id))?.toString('utf8') ?? null;
    },
    async purge() {
      const old = await durable.all<{ id: string }>(
        'SELECT id FROM job_upload WHERE created_at <= ?',
        [clock() - UPLOAD_RETENTION_MS],
      );
      for (const { id } of old) {
        await durable.transaction(async (queries) => {
          await removeChunks(queries, id);
          await queries.run('DELETE FROM job_upload WHERE id = ?', [id]);
        });
      }
    },
  };
}
